<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>answer values</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>absent</source>
   <translation>nicht erreichbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>connected</source>
   <translation>verbunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>hidden</source>
   <translation>verborgen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>high</source>
   <translation>hoch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>invalid</source>
   <translation>ungültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>long ago</source>
   <translation>vor langer Zeit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>low</source>
   <translation>niedrig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>medium</source>
   <translation>mittel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>not in use</source>
   <translation>nicht vergeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>other</source>
   <translation>andere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a day</source>
   <translation>vor höchstens einem Tag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a month</source>
   <translation>vor höchstens einem Monat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a week</source>
   <translation>vor höchstens einer Woche</translation>
  </message>
 </context>
 <context>
  <name>balance</name>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A day</source>
   <translation>Ein Tag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A list</source>
   <translation>Eine Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A month</source>
   <translation>Ein Monat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At all connections</source>
   <translation>Bei allen Verbindungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At this connection</source>
   <translation>Bei dieser Verbindung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Balance before</source>
   <translation>Guthaben davor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance over time</source>
   <translation>Guthabenverlauf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Balance, task states, results</source>
   <translation>Guthaben, Zustände von Aufgaben, Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Balances</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost by month</source>
   <translation>Kosten je Monat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Estimated</source>
   <translation>Geschätzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>From the prices when it was sent</source>
   <translation>Nach den Preisen beim Senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>From {} on {} to {} on {}, lowest {}, highest {}.</source>
   <translation>Von {} ({}) auf {} ({}), niedrigster Stand {}, höchster {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>MMMM yyyy</source>
   <translation>MMMM yyyy</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>Weder Antworten noch Guthaben sagen, wie viel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No list was sent through this connection yet.</source>
   <translation>Über diese Verbindung wurde noch keine Liste gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No price is known</source>
   <translation>Kein Preis bekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>No reading yet.</source>
   <translation>Noch kein Stand.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Nobody has said what a number costs, so nothing is sent.</source>
   <translation>Niemand hat gesagt, was eine Nummer kostet, deshalb wird nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Not read yet</source>
   <translation>Noch nicht gelesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Numbers</source>
   <translation>Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>One reading: {}.</source>
   <translation>Ein Stand: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Refresh</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Requests left this minute</source>
   <translation>Diese Minute noch frei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save as CSV…</source>
   <translation>Als CSV speichern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save what the lists cost</source>
   <translation>Kosten der Listen speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Sent</source>
   <translation>Gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Shown here and in the header, and as a notification.</source>
   <translation>Wird hier, in der Kopfleiste und als Benachrichtigung angezeigt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most</source>
   <translation>Höchstens ausgeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most: {}</source>
   <translation>Höchstens ausgeben: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Tasks that send lists</source>
   <translation>Aufgaben, in denen Listen gesendet werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance can't be read until the keyring is unlocked.</source>
   <translation>Das Guthaben kann erst gelesen werden, wenn der Schlüsselbund entsperrt ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance is low: {} left, below your limit of {}.</source>
   <translation>Das Guthaben ist niedrig: noch {}, unter Ihrer Warngrenze von {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The first one is shown as the balance.</source>
   <translation>Das erste wird als Guthaben angezeigt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>The local service takes no money, so there is nothing to cap.</source>
   <translation>Der lokale Dienst nimmt kein Geld, also gibt es nichts zu begrenzen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>This month: {} spent.</source>
   <translation>Diesen Monat: {} ausgegeben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Today: {} spent.</source>
   <translation>Heute: {} ausgegeben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Unknown; estimated {} when it was sent</source>
   <translation>Unbekannt; beim Senden auf {} geschätzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me below</source>
   <translation>Warnen unter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me when the balance is below</source>
   <translation>Warnen, wenn das Guthaben niedriger ist als</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What each list cost</source>
   <translation>Kosten je Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What every list cost, across all connections, for whoever does the accounts</source>
   <translation>Was jede Liste jeder Verbindung gekostet hat, für die Abrechnung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Where the caps hold</source>
   <translation>Wo die Obergrenzen gelten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Without a valid key the balance can't be read.</source>
   <translation>Ohne gültigen Schlüssel kann das Guthaben nicht gelesen werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a day {}</source>
   <translation>am Tag {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a list {}</source>
   <translation>je Liste {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a month {}</source>
   <translation>im Monat {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>no cap</source>
   <translation>keine Obergrenze</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>no warning</source>
   <translation>keine Warnung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read just now</source>
   <translation>Stand: gerade eben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read {}</source>
   <translation>Stand: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>today {}</source>
   <translation>heute {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>with the same unit</source>
   <translation>mit derselben Einheit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{list}: {how}</source>
   <translation>{list}: {how}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{}: {}.</source>
   <translation>{}: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≈ partly estimated from prices</source>
   <translation>≈ teils nach Preisen gerechnet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≥ at least; some costs unknown</source>
   <translation>≥ mindestens; manche Kosten unbekannt</translation>
  </message>
 </context>
 <context>
  <name>change of a number</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Neu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Nicht mehr da</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>Nicht vergleichbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Gleich</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>All numbers</source>
   <translation>Alle Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Also changed</source>
   <translation>Außerdem geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered differently in the two runs.</source>
   <translation>In beiden Durchläufen verschieden beantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered the same in both runs.</source>
   <translation>In beiden Durchläufen gleich beantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Back to the results</source>
   <translation>Zurück zu den Ergebnissen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Both runs have changed since.</source>
   <translation>Beide Durchläufe haben sich seitdem geändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Change</source>
   <translation>Änderung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Chart of the changes</source>
   <translation>Diagramm der Änderungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Choose columns to compare…</source>
   <translation>Verglichenes wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Column</source>
   <translation>Spalte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare again</source>
   <translation>Erneut vergleichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with another run…</source>
   <translation>Mit anderem Durchlauf vergleichen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with…</source>
   <translation>Vergleichen mit…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Comparing with {}, {}</source>
   <translation>Vergleich mit {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Distinct numbers of both lists, each once.</source>
   <translation>Die verschiedenen Nummern beider Listen, jede einmal.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Every number can be compared</source>
   <translation>Jede Nummer ist vergleichbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Export the changes</source>
   <translation>Änderungen exportieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>In both lists, but unanswered in one of the runs or without a column to compare.</source>
   <translation>In beiden Listen, aber in einem der Durchläufe ohne Antwort oder ohne vergleichbare Spalte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list</source>
   <translation>In Zeile {} der früheren Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list, in row {} of the later one</source>
   <translation>In Zeile {} der früheren Liste, in Zeile {} der späteren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the later list</source>
   <translation>In Zeile {} der späteren Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Looking for runs with the same numbers…</source>
   <translation>Durchläufe mit denselben Nummern werden gesucht…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Neu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column has changed</source>
   <translation>Keine Spalte hat sich geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column is in both runs</source>
   <translation>Keine Spalte kommt in beiden Durchläufen vor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Nicht mehr da</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has been removed</source>
   <translation>Keine Nummer ist weggefallen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has changed</source>
   <translation>Keine Nummer hat sich geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has stayed the same</source>
   <translation>Keine Nummer ist gleich geblieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number is new</source>
   <translation>Keine Nummer ist neu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No number matches</source>
   <translation>Keine passende Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>No other run shares a number with this one: there is nothing to compare.</source>
   <translation>Kein anderer Durchlauf hat eine Nummer mit diesem gemeinsam: Es gibt nichts zu vergleichen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>Nicht vergleichbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not compared: {}.</source>
   <translation>Nicht verglichen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Nothing was compared.</source>
   <translation>Es wurde nichts verglichen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Numbers</source>
   <translation>Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier list.</source>
   <translation>Nur in der früheren Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier run: {}.</source>
   <translation>Nur im früheren Durchlauf: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later list.</source>
   <translation>Nur in der späteren Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later run: {}.</source>
   <translation>Nur im späteren Durchlauf: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Other lists</source>
   <translation>Andere Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Row</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Runs to compare with</source>
   <translation>Durchläufe zum Vergleichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Gleich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search numbers and answers</source>
   <translation>Nummern, Antworten suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search the changes</source>
   <translation>Änderungen durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Show all numbers</source>
   <translation>Alle Nummern anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The earlier run has changed since.</source>
   <translation>Der frühere Durchlauf hat sich seitdem geändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The later run has changed since.</source>
   <translation>Der spätere Durchlauf hat sich seitdem geändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>The most frequent changes; Enter shows only those numbers</source>
   <translation>Häufigste Änderungen; Enter zeigt nur diese Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The same list</source>
   <translation>Dieselbe Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Untick columns that always differ, such as the time of a lookup.</source>
   <translation>Entfernen Sie den Haken bei Spalten, die sich von selbst ändern, etwa beim Zeitpunkt der Abfrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>What changed</source>
   <translation>Geänderte Werte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>What has changed</source>
   <translation>Was sich geändert hat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>another edition</source>
   <translation>andere Ausgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>from {} to {}</source>
   <translation>{} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in either run</source>
   <translation>in keinem Durchlauf eine Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the earlier run</source>
   <translation>im früheren Durchlauf keine Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the later run</source>
   <translation>im späteren Durchlauf keine Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no column to compare</source>
   <translation>keine vergleichbare Spalte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>other changes</source>
   <translation>andere Änderungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same file</source>
   <translation>dieselbe Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same list, other product</source>
   <translation>dieselbe Liste, anderes Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same name</source>
   <translation>gleicher Name</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} before</source>
   <translation>{} vorher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} has changed</source>
   <translation>{} geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} now</source>
   <translation>{} jetzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} – changes</source>
   <translation>{} – Änderungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}, {}: from {} to {}</source>
   <translation>{}, {}: {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}: from {} to {}</source>
   <translation>{}: {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>“{}” can't be compared: its stored list is missing or damaged.</source>
   <translation>„{}“ kann nicht verglichen werden: Die gespeicherte Liste fehlt oder ist beschädigt.</translation>
  </message>
 </context>
 <context>
  <name>charges</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Change it under the connection's products.</source>
   <translation>Ändern lässt er sich bei den Produkten der Verbindung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged</source>
   <translation>Abgebucht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged so far</source>
   <translation>Bisher abgebucht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated</source>
   <translation>Geschätzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated {}</source>
   <translation>Geschätzt {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and after</source>
   <translation>Nach dem Guthaben davor und danach</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and now</source>
   <translation>Nach dem Guthaben davor und jetzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Later estimates for this product will use it.</source>
   <translation>Die nächsten Schätzungen für dieses Produkt richten sich danach.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>More than estimated.</source>
   <translation>Mehr als geschätzt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>Weder Antworten noch Guthaben sagen, wie viel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>No real money</source>
   <translation>Kein echtes Geld</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>One of its tasks was in doubt and sent again, so the first submission may have been charged, too.</source>
   <translation>Eine Aufgabe davon war zweifelhaft und wurde erneut gesendet; vielleicht wurde sie beide Male abgebucht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Price set to {}…</source>
   <translation>Preis jetzt {}…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Something else was charged to the same account in the meantime.</source>
   <translation>Währenddessen wurde vom selben Konto auch anderes abgebucht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service</source>
   <translation>Vom Dienst genannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service; there may be more</source>
   <translation>Vom Dienst genannt; es kann mehr sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance could not be read before it was sent.</source>
   <translation>Das Guthaben konnte vor dem Senden nicht gelesen werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance did not change, so it may be charged later.</source>
   <translation>Das Guthaben hat sich nicht geändert; vielleicht wird später abgebucht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance fell by less than the answers state.</source>
   <translation>Das Guthaben ist weniger gesunken, als die Antworten angeben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance hasn't been read since.</source>
   <translation>Das Guthaben wurde danach noch nicht gelesen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was read in several currencies in the meantime.</source>
   <translation>Das Guthaben wurde währenddessen in mehreren Währungen gelesen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was topped up in the meantime.</source>
   <translation>Das Guthaben wurde währenddessen aufgeladen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The charge is worked out when the list is finished</source>
   <translation>Was abgebucht wurde, wird am Ende ermittelt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Use {} from now on</source>
   <translation>Künftig {} verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>at least {}</source>
   <translation>mindestens {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>estimated {}</source>
   <translation>geschätzt {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
 </context>
 <context>
  <name>check</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>A summary of the signals below; a hint, not a judgement.</source>
   <translation>Fasst die Signale darunter zusammen; ein Hinweis, kein Urteil.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Accounts</source>
   <translation>Konten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled from any country.</source>
   <translation>So, wie man sie aus jedem Land wählt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled within its country.</source>
   <translation>So, wie man sie im eigenen Land wählt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Ask again</source>
   <translation>Erneut anfragen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Begin with + and the country code, or choose the country below.</source>
   <translation>Beginnen Sie mit + und der Landesvorwahl, oder wählen Sie unten das Land.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Business account</source>
   <translation>Geschäftskonto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Can change carrier</source>
   <translation>Betreiber wechselbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Can't be checked: {}</source>
   <translation>Nicht prüfbar: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Cancelled. If it had already been sent, the history shows what became of it.</source>
   <translation>Abgebrochen. Falls schon gesendet wurde, steht unter „Frühere Prüfungen“, was daraus geworden ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Carrier</source>
   <translation>Netzbetreiber</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Check</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check again</source>
   <translation>Erneut prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Check it anyway</source>
   <translation>Trotzdem prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check one number</source>
   <translation>Eine Nummer prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check {number} again? {cost}</source>
   <translation>{number} erneut prüfen? {cost}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Check · {}</source>
   <translation>Prüfen · {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Checked</source>
   <translation>Geprüft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Checking…</source>
   <translation>Wird geprüft…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Choose a number…</source>
   <translation>Nummer wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/copy_menu.py" />
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as a table</source>
   <translation>Als Tabelle kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as text</source>
   <translation>Als Text kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy or delete them all</source>
   <translation>Alle kopieren oder löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Copy the answer</source>
   <translation>Antwort kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy the number</source>
   <translation>Nummer kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country code</source>
   <translation>Landesvorwahl</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete the check of {number}, with its answer? This can't be undone.</source>
   <translation>Prüfung von {number} mit ihrer Antwort löschen? Das lässt sich nicht rückgängig machen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Delete this check</source>
   <translation>Diese Prüfung löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Deleted. A remaining copy on this disk is removed at the next start.</source>
   <translation>Gelöscht. Eine Kopie auf diesem Datenträger verschwindet beim nächsten Start.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete…</source>
   <translation>Löschen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Don't check</source>
   <translation>Nicht prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Earlier checks</source>
   <translation>Frühere Prüfungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Fields of the answer</source>
   <translation>Felder der Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How many online accounts belong to the number.</source>
   <translation>Wie viele Online-Konten zur Nummer gehören.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How old the oldest of them is.</source>
   <translation>So lange gibt es eines davon schon.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>International</source>
   <translation>International</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>International format</source>
   <translation>Internationale Schreibweise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It costs another {price}.</source>
   <translation>Das kostet noch einmal {price}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is not known whether this check was charged: it was sent, and no answer came ({}).</source>
   <translation>Es ist nicht bekannt, ob diese Prüfung abgebucht wurde: Sie wurde gesendet, aber es kam keine Antwort ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is on its way.</source>
   <translation>Sie ist unterwegs.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It isn't known whether the previous one was charged.</source>
   <translation>Ob die vorige Prüfung abgebucht wurde, ist nicht bekannt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; the service chooses the product, and so what it costs.</source>
   <translation>Es wird noch einmal berechnet; der Dienst wählt das Produkt und damit den Preis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; what it costs isn't known.</source>
   <translation>Es wird noch einmal abgebucht; die Kosten sind nicht bekannt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Keep</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Last seen</source>
   <translation>Zuletzt aktiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Line type</source>
   <translation>Anschlussart</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Made up by the local service, for trying things out.</source>
   <translation>Vom lokalen Dienst erfunden, zum Ausprobieren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>National format</source>
   <translation>Nationale Schreibweise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>National numbers</source>
   <translation>Nationale Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Network</source>
   <translation>Netz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No check matches that.</source>
   <translation>Keine passende Prüfung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No number was checked.</source>
   <translation>Es wurde keine Nummer geprüft.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not a number so far: {}</source>
   <translation>Noch keine gültige Nummer: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not complete yet</source>
   <translation>Noch nicht vollständig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Not given: {}</source>
   <translation>Ohne Angabe: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not known whether charged</source>
   <translation>Unbekannt, ob abgebucht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not sent</source>
   <translation>Nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Nothing was sent: {}.</source>
   <translation>Nichts gesendet: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Oldest account</source>
   <translation>Ältestes Konto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>One check at a time: wait for the answer, or cancel it.</source>
   <translation>Immer nur eine Prüfung: Warten Sie auf die Antwort, oder brechen Sie ab.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Original carrier</source>
   <translation>Ursprünglicher Betreiber</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Phone number</source>
   <translation>Telefonnummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Place</source>
   <translation>Ort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Ported</source>
   <translation>Portiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Reason</source>
   <translation>Grund</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Refused, nothing charged</source>
   <translation>Abgelehnt, nichts abgebucht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Registered</source>
   <translation>Registriert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Risk</source>
   <translation>Risiko</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Roaming</source>
   <translation>Roaming</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search earlier checks</source>
   <translation>Frühere Prüfungen durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search numbers and answers</source>
   <translation>Nummern, Antworten suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Simulated</source>
   <translation>Simuliert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Simulated by the local service; no network was asked.</source>
   <translation>Simuliert: vom lokalen Dienst erfunden, in keinem Netz abgefragt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Single checks are switched off</source>
   <translation>Einzelprüfungen sind abgeschaltet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>The answer arrives at once, with every field explained.</source>
   <translation>Die Antwort kommt sofort, und jedes Feld wird erklärt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The area of the number; mobile numbers only have a country.</source>
   <translation>Das Gebiet der Nummer; bei Mobilfunknummern nur das Land.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The balance may show it. Nothing is sent again by itself; asking again is a new check.</source>
   <translation>Vielleicht zeigt es das Guthaben. Nichts wird von selbst erneut gesendet; erneutes Anfragen ist eine neue Prüfung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The calling code before the national number.</source>
   <translation>Die Vorwahl des Landes vor der nationalen Nummer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that has the number now.</source>
   <translation>Zu wem die Nummer jetzt gehört.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that the number's range was allocated to.</source>
   <translation>Wem der Nummernblock zugeteilt wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The kind of line that the numbering plan assigns the number to.</source>
   <translation>Für welche Art von Anschluss der Nummernplan die Nummer vorsieht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The network that answers for the line.</source>
   <translation>Das Netz, das für den Anschluss antwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>The numbers in the field</source>
   <translation>Die Nummern im Feld</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>The numbers you check are kept here.</source>
   <translation>Was Sie prüfen, wird hier aufbewahrt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The service's own choice</source>
   <translation>Vom Dienst gewählt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The time zones of the number's area, so that you know when to call.</source>
   <translation>Wann man anrufen kann: Zeitzonen des Gebiets der Nummer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Check it anyway?</source>
   <translation>Diese Nummer ist {reasons}. Trotzdem prüfen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Your organisation has it not checked.</source>
   <translation>Diese Nummer ist {reasons}. Ihre Organisation lässt sie nicht prüfen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Time zones</source>
   <translation>Zeitzonen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Type or paste a number; Enter checks it.</source>
   <translation>Nummer eingeben oder einfügen; Enter prüft sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Valid</source>
   <translation>Gültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Waiting for the answer</source>
   <translation>Warten auf die Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Waiting for the answer about {}</source>
   <translation>Warten auf die Antwort zu {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What the network reports about the line.</source>
   <translation>Was das Netz über den Anschluss sagt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What was asked for.</source>
   <translation>Was angefragt wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>When the account was last used, if it shows that.</source>
   <translation>Wann das Konto zuletzt genutzt wurde, soweit es das zeigt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where mobile numbers can be ported, another carrier may have it by now.</source>
   <translation>Wo Mobilfunknummern das können, hat sie inzwischen vielleicht ein anderer Betreiber.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where the number belongs, which need not be where the phone is.</source>
   <translation>Wohin die Nummer gehört; das Telefon kann anderswo sein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether an account of the messenger belongs to the number.</source>
   <translation>Ob zur Nummer ein Konto beim Messenger gehört.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the account belongs to a business.</source>
   <translation>Ob hinter dem Konto eine Firma steht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number exists in its country's numbering plan.</source>
   <translation>Ob der Nummernplan des Landes eine solche Nummer kennt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number was moved to another carrier.</source>
   <translation>Ob die Nummer zu einem anderen Netzbetreiber mitgenommen wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the phone is using a network abroad.</source>
   <translation>Ob das Telefon im Ausland in einem anderen Netz ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Why it is not valid.</source>
   <translation>Warum sie ungültig ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Your organisation has set it so.</source>
   <translation>Ihre Organisation hat es so festgelegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>asked {}</source>
   <translation>angefragt: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>checked {}</source>
   <translation>geprüft: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>e.g. {}</source>
   <translation>z. B. {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>no</source>
   <translation>nein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>yes</source>
   <translation>ja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>{country} · {line_type}</source>
   <translation>{country} · {line_type}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>“{}” isn't part of a number.</source>
   <translation>„{}“ gehört nicht zu einer Nummer.</translation>
  </message>
 </context>
 <context>
  <name>command search</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account key service address network products prices</source>
   <translation>Konto Schlüssel Dienst Adresse Netzwerk Produkte Preise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account service</source>
   <translation>Konto Dienst</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale reuse free</source>
   <translation>erneut alt veraltet wiederverwenden kostenlos auffrischen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale update reuse free</source>
   <translation>erneut alt veraltet aktualisieren wiederverwenden kostenlos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>appearance look theme colours dark light contrast notifications</source>
   <translation>Darstellung Erscheinungsbild Aussehen Design Farben dunkel hell Kontrast Benachrichtigungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>bring back restore</source>
   <translation>zurückholen wiederherstellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>call time hours zone filter</source>
   <translation>anrufen Zeit Stunden Zeitzone Filter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>changes difference</source>
   <translation>Änderungen Unterschiede</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard</source>
   <translation>Zwischenablage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard phone</source>
   <translation>Zwischenablage Telefon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>comment remark</source>
   <translation>Kommentar Bemerkung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>connection account service</source>
   <translation>Verbindung Konto Dienst</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct fix suggestion zero plus</source>
   <translation>berichtigen reparieren Vorschlag Null Plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct suggestion filter</source>
   <translation>berichtigen Vorschlag Filter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correction</source>
   <translation>Korrektur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>delete retention data lists keep age</source>
   <translation>löschen Aufbewahrung Daten Listen aufbewahren Alter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>discard</source>
   <translation>verwerfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>dismiss</source>
   <translation>ausblenden wegklicken</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>errors warnings support</source>
   <translation>Fehler Warnungen Support</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>example demo</source>
   <translation>Beispiel Demo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>exit close</source>
   <translation>verlassen schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>export invalid</source>
   <translation>exportieren ungültige</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter</source>
   <translation>Filter filtern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter clear</source>
   <translation>Filter aufheben zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter empty blank</source>
   <translation>Filter leere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter history</source>
   <translation>Filter Verlauf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter problems wrong</source>
   <translation>Filter Probleme falsche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter twice</source>
   <translation>Filter doppelte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help keys</source>
   <translation>Hilfe Tasten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help manual documentation</source>
   <translation>Hilfe Handbuch Dokumentation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hide show move</source>
   <translation>ausblenden einblenden verschieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hold stop</source>
   <translation>anhalten stoppen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>key service new</source>
   <translation>Schlüssel Dienst neu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>language translation speak english german spanish french portuguese chinese</source>
   <translation>Sprache Übersetzung sprechen Englisch Deutsch Spanisch Französisch Portugiesisch Chinesisch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>line type region place time zone carrier national international format</source>
   <translation>Leitungstyp Region Ort Zeitzone Anbieter nationales internationales Format</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend again</source>
   <translation>berichtigen erneut wiederholen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend back restore</source>
   <translation>berichtigen zurück wiederherstellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>missing answers free download</source>
   <translation>fehlende Antworten gratis kostenlos herunterladen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>name title</source>
   <translation>Name Titel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>open file spreadsheet upload list</source>
   <translation>öffnen Datei Tabelle hochladen Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>opt-out do not call block exclude</source>
   <translation>sperrliste opt-out nicht anrufen blockieren ausschließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>palette</source>
   <translation>Palette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>phone correction</source>
   <translation>Telefon Korrektur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>preferences options</source>
   <translation>Optionen Voreinstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>refresh credits</source>
   <translation>aktualisieren Credits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>region correction</source>
   <translation>Region Korrektur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove</source>
   <translation>entfernen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove forget</source>
   <translation>entfernen vergessen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>repeat recheck</source>
   <translation>wiederholen noch einmal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>resume continue</source>
   <translation>weitermachen wieder aufnehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic</source>
   <translation>Routine automatisch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic again template weekly</source>
   <translation>Routine automatisch erneut Vorlage wöchentlich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic watch folder schedule times run</source>
   <translation>Routine automatisch überwachen Ordner Zeitplan Zeiten ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv columns free</source>
   <translation>speichern xlsx csv Spalten kostenlos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv download</source>
   <translation>speichern XLSX CSV herunterladen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>send submit start</source>
   <translation>senden abschicken starten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>separator comma semicolon correction</source>
   <translation>Trennzeichen Komma Semikolon Korrektur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>service price</source>
   <translation>Dienst Preis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>summary page boss charts print</source>
   <translation>zusammenfassung seite chef diagramme drucken</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>tab page</source>
   <translation>Registerkarte Seite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>titles correction</source>
   <translation>Überschriften Titel Korrektur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>umlauts accents correction</source>
   <translation>Umlaute Akzente Zeichensatz Korrektur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>verdict good doubtful bad rule</source>
   <translation>Urteil gut zweifelhaft schlecht Regel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>version licence updates</source>
   <translation>Version Lizenz Updates Aktualisierung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>waterfall another product service again</source>
   <translation>Wasserfall anderes Produkt Dienst weiter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>when to call time zone holidays hours</source>
   <translation>wann anrufen Zeitzone Feiertage Stunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>worksheet correction</source>
   <translation>Arbeitsblatt Tabellenblatt Korrektur</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>About Dialproof</source>
   <translation>Über Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Add columns (offline, free)…</source>
   <translation>Spalten hinzufügen (offline, kostenlos)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Arrow keys to choose, Enter to run, Esc to close.</source>
   <translation>Pfeiltasten wählen aus, Enter führt aus, Esc schließt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Back to the task monitor</source>
   <translation>Zurück zum Aufgabenmonitor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Balance</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Batch upload</source>
   <translation>Listenprüfung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Calling hours…</source>
   <translation>Anrufzeiten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Cancel reading, or show all rows again</source>
   <translation>Lesen abbrechen oder wieder alle Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Carry on with the batch</source>
   <translation>Auftrag fortsetzen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the number</source>
   <translation>Nummer prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the shown number again…</source>
   <translation>Angezeigte Nummer erneut prüfen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose file…</source>
   <translation>Datei wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the column with the country…</source>
   <translation>Spalte mit dem Land wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns with the numbers…</source>
   <translation>Spalten mit den Nummern wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns…</source>
   <translation>Spalten wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the connection</source>
   <translation>Verbindung wählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the country…</source>
   <translation>Land wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the delimiter…</source>
   <translation>Trennzeichen wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the encoding…</source>
   <translation>Kodierung wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the header row…</source>
   <translation>Kopfzeile wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the product…</source>
   <translation>Produkt wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the sheet…</source>
   <translation>Blatt wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close a question or detail</source>
   <translation>Frage oder Detailansicht schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the list without sending it</source>
   <translation>Liste schließen, ohne sie zu senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the message</source>
   <translation>Meldung schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command palette</source>
   <translation>Befehlspalette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Compare with an earlier run…</source>
   <translation>Mit früherem Durchlauf vergleichen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Connect an account…</source>
   <translation>Konto verbinden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Connections</source>
   <translation>Verbindungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Nummern kopieren (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy the selected rows</source>
   <translation>Ausgewählte Zeilen kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the batch</source>
   <translation>Auftrag löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the chosen checks…</source>
   <translation>Gewählte Prüfungen löschen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Everywhere</source>
   <translation>Überall</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Expand or collapse a row</source>
   <translation>Zeile auf- und zuklappen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export the list without sending it…</source>
   <translation>Liste exportieren, ohne sie zu senden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Fetch the results again</source>
   <translation>Ergebnisse erneut abrufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Find a command, a list or a connection</source>
   <translation>Befehl, Liste oder Verbindung suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Find a command, list or connection…</source>
   <translation>Befehl, Liste oder Verbindung suchen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Find a command…</source>
   <translation>Befehl suchen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a section</source>
   <translation>Bereich aufrufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a tab</source>
   <translation>Registerkarte aufrufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to {}</source>
   <translation>Gehe zu: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Language…</source>
   <translation>Sprache…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Light or dark…</source>
   <translation>Hell oder dunkel…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Lists</source>
   <translation>Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Look at the rows that could be mended</source>
   <translation>Zeilen ansehen, die sich berichtigen lassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Manage connections…</source>
   <translation>Verbindungen verwalten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Matches</source>
   <translation>Treffer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Mend the numbers as suggested</source>
   <translation>Nummern wie vorgeschlagen berichtigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next step…</source>
   <translation>Nächster Schritt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next tab</source>
   <translation>Nächste Registerkarte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>No shortcut?</source>
   <translation>Keine Taste?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Nothing matches “{}”.</source>
   <translation>Keine Treffer für „{}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>On this page</source>
   <translation>Auf dieser Seite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the chosen row</source>
   <translation>Gewählte Zeile öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the guide</source>
   <translation>Anleitung öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the menu of the chosen row</source>
   <translation>Menü der gewählten Zeile öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the results of the batch</source>
   <translation>Ergebnisse des Auftrags öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Paste numbers as a list</source>
   <translation>Nummern als Liste einfügen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Pause the batch</source>
   <translation>Auftrag pausieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Previous tab</source>
   <translation>Vorige Registerkarte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Privacy and deletion…</source>
   <translation>Datenschutz und Löschen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Quit Dialproof</source>
   <translation>Dialproof beenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Read the balance now</source>
   <translation>Guthaben jetzt abrufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Recipes…</source>
   <translation>Rezepte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Redo the correction</source>
   <translation>Berichtigung wiederholen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh a former list by this one…</source>
   <translation>Eine frühere Liste mit dieser auffrischen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh the list…</source>
   <translation>Die Liste auffrischen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Rename the batch…</source>
   <translation>Auftrag umbenennen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Run the recipe for this list</source>
   <translation>Das Rezept für diese Liste ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save as recipe…</source>
   <translation>Als Rezept speichern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save changes</source>
   <translation>Änderungen speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save the problem rows…</source>
   <translation>Problemzeilen speichern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search earlier checks</source>
   <translation>Frühere Prüfungen durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the batches</source>
   <translation>Aufträge durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the results</source>
   <translation>Ergebnisse durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Select all rows</source>
   <translation>Alle Zeilen auswählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings…</source>
   <translation>Einstellungen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows</source>
   <translation>Alle Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows again, then go back</source>
   <translation>Wieder alle Zeilen anzeigen, dann zurück</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only duplicates</source>
   <translation>Nur Duplikate anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only invalid rows</source>
   <translation>Nur ungültige Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only numbers that can be called now</source>
   <translation>Nur Nummern zeigen, die jetzt angerufen werden können</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only rows without a number</source>
   <translation>Nur Zeilen ohne Nummer anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only valid rows</source>
   <translation>Nur gültige Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show the log</source>
   <translation>Protokoll anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Single check</source>
   <translation>Einzelprüfung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Suppression lists…</source>
   <translation>Sperrlisten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Tables and lists</source>
   <translation>Tabellen und Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Task monitor</source>
   <translation>Aufgabenmonitor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Try the sample list</source>
   <translation>Beispielliste ausprobieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo deleting</source>
   <translation>Löschen rückgängig machen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo the last correction</source>
   <translation>Letzte Berichtigung rückgängig machen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Use “{}”</source>
   <translation>„{}“ verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Verify the list</source>
   <translation>Liste prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>What answers mean…</source>
   <translation>Was Antworten bedeuten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a note about the batch…</source>
   <translation>Notiz zum Auftrag schreiben…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a report (PDF)…</source>
   <translation>Bericht schreiben (PDF)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/binding.py" />
   <source>{} ({})</source>
   <translation>{} ({})</translation>
  </message>
 </context>
 <context>
  <name>connections</name>
  <message>
   <location filename="../../desktop_app/ui/text/connection_words.py" />
   <source>Local service</source>
   <translation>Lokaler Dienst</translation>
  </message>
 </context>
 <context>
  <name>countries</name>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Afghanistan</source>
   <translation>Afghanistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Albania</source>
   <translation>Albanien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Algeria</source>
   <translation>Algerien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>American Samoa</source>
   <translation>Amerikanisch-Samoa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Andorra</source>
   <translation>Andorra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Angola</source>
   <translation>Angola</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Anguilla</source>
   <translation>Anguilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antarctica</source>
   <translation>Antarktis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antigua &amp; Barbuda</source>
   <translation>Antigua und Barbuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Argentina</source>
   <translation>Argentinien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Armenia</source>
   <translation>Armenien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Aruba</source>
   <translation>Aruba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ascension Island</source>
   <translation>Ascension</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Australia</source>
   <translation>Australien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Austria</source>
   <translation>Österreich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Azerbaijan</source>
   <translation>Aserbaidschan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahamas</source>
   <translation>Bahamas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahrain</source>
   <translation>Bahrain</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bangladesh</source>
   <translation>Bangladesch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Barbados</source>
   <translation>Barbados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belarus</source>
   <translation>Belarus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belgium</source>
   <translation>Belgien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belize</source>
   <translation>Belize</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Benin</source>
   <translation>Benin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bermuda</source>
   <translation>Bermuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bhutan</source>
   <translation>Bhutan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bolivia</source>
   <translation>Bolivien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bosnia &amp; Herzegovina</source>
   <translation>Bosnien und Herzegowina</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Botswana</source>
   <translation>Botsuana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bouvet Island</source>
   <translation>Bouvetinsel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brazil</source>
   <translation>Brasilien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Indian Ocean Territory</source>
   <translation>Britisches Territorium im Indischen Ozean</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Virgin Islands</source>
   <translation>Britische Jungferninseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brunei</source>
   <translation>Brunei Darussalam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bulgaria</source>
   <translation>Bulgarien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Burkina Faso</source>
   <translation>Burkina Faso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Burundi</source>
   <translation>Burundi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cambodia</source>
   <translation>Kambodscha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cameroon</source>
   <translation>Kamerun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canada</source>
   <translation>Kanada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canary Islands</source>
   <translation>Kanarische Inseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cape Verde</source>
   <translation>Cabo Verde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Caribbean Netherlands</source>
   <translation>Karibische Niederlande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cayman Islands</source>
   <translation>Kaimaninseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Central African Republic</source>
   <translation>Zentralafrikanische Republik</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ceuta &amp; Melilla</source>
   <translation>Ceuta und Melilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chad</source>
   <translation>Tschad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chile</source>
   <translation>Chile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>China</source>
   <translation>China</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Christmas Island</source>
   <translation>Weihnachtsinsel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Clipperton Island</source>
   <translation>Clipperton-Insel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cocos (Keeling) Islands</source>
   <translation>Kokosinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Colombia</source>
   <translation>Kolumbien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Comoros</source>
   <translation>Komoren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Brazzaville</source>
   <translation>Kongo-Brazzaville</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Kinshasa</source>
   <translation>Kongo-Kinshasa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cook Islands</source>
   <translation>Cookinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Costa Rica</source>
   <translation>Costa Rica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Croatia</source>
   <translation>Kroatien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cuba</source>
   <translation>Kuba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Curaçao</source>
   <translation>Curaçao</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cyprus</source>
   <translation>Zypern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Czechia</source>
   <translation>Tschechien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Côte d’Ivoire</source>
   <translation>Côte d’Ivoire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Denmark</source>
   <translation>Dänemark</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Diego Garcia</source>
   <translation>Diego Garcia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Djibouti</source>
   <translation>Dschibuti</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominica</source>
   <translation>Dominica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominican Republic</source>
   <translation>Dominikanische Republik</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ecuador</source>
   <translation>Ecuador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Egypt</source>
   <translation>Ägypten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>El Salvador</source>
   <translation>El Salvador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Equatorial Guinea</source>
   <translation>Äquatorialguinea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eritrea</source>
   <translation>Eritrea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Estonia</source>
   <translation>Estland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eswatini</source>
   <translation>Eswatini</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ethiopia</source>
   <translation>Äthiopien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>European Union</source>
   <translation>Europäische Union</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Falkland Islands</source>
   <translation>Falklandinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Faroe Islands</source>
   <translation>Färöer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Fiji</source>
   <translation>Fidschi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Finland</source>
   <translation>Finnland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>France</source>
   <translation>Frankreich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Guiana</source>
   <translation>Französisch-Guayana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Polynesia</source>
   <translation>Französisch-Polynesien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Southern Territories</source>
   <translation>Französische Süd- und Antarktisgebiete</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gabon</source>
   <translation>Gabun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gambia</source>
   <translation>Gambia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Georgia</source>
   <translation>Georgien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Germany</source>
   <translation>Deutschland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ghana</source>
   <translation>Ghana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gibraltar</source>
   <translation>Gibraltar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greece</source>
   <translation>Griechenland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greenland</source>
   <translation>Grönland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Grenada</source>
   <translation>Grenada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guadeloupe</source>
   <translation>Guadeloupe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guam</source>
   <translation>Guam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guatemala</source>
   <translation>Guatemala</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guernsey</source>
   <translation>Guernsey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea</source>
   <translation>Guinea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea-Bissau</source>
   <translation>Guinea-Bissau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guyana</source>
   <translation>Guyana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Haiti</source>
   <translation>Haiti</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Heard &amp; McDonald Islands</source>
   <translation>Heard und McDonaldinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Honduras</source>
   <translation>Honduras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hong Kong SAR China</source>
   <translation>Sonderverwaltungsregion Hongkong</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hungary</source>
   <translation>Ungarn</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iceland</source>
   <translation>Island</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>India</source>
   <translation>Indien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Indonesia</source>
   <translation>Indonesien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iran</source>
   <translation>Iran</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iraq</source>
   <translation>Irak</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ireland</source>
   <translation>Irland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Isle of Man</source>
   <translation>Isle of Man</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Israel</source>
   <translation>Israel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Italy</source>
   <translation>Italien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jamaica</source>
   <translation>Jamaika</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Japan</source>
   <translation>Japan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jersey</source>
   <translation>Jersey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jordan</source>
   <translation>Jordanien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kazakhstan</source>
   <translation>Kasachstan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kenya</source>
   <translation>Kenia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kiribati</source>
   <translation>Kiribati</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kosovo</source>
   <translation>Kosovo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kuwait</source>
   <translation>Kuwait</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kyrgyzstan</source>
   <translation>Kirgisistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Laos</source>
   <translation>Laos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Latvia</source>
   <translation>Lettland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lebanon</source>
   <translation>Libanon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lesotho</source>
   <translation>Lesotho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liberia</source>
   <translation>Liberia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Libya</source>
   <translation>Libyen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liechtenstein</source>
   <translation>Liechtenstein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lithuania</source>
   <translation>Litauen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Luxembourg</source>
   <translation>Luxemburg</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Macao SAR China</source>
   <translation>Sonderverwaltungsregion Macau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Madagascar</source>
   <translation>Madagaskar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malawi</source>
   <translation>Malawi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malaysia</source>
   <translation>Malaysia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Maldives</source>
   <translation>Malediven</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mali</source>
   <translation>Mali</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malta</source>
   <translation>Malta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Marshall Islands</source>
   <translation>Marshallinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Martinique</source>
   <translation>Martinique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritania</source>
   <translation>Mauretanien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritius</source>
   <translation>Mauritius</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mayotte</source>
   <translation>Mayotte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mexico</source>
   <translation>Mexiko</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Micronesia</source>
   <translation>Mikronesien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Moldova</source>
   <translation>Republik Moldau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Monaco</source>
   <translation>Monaco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mongolia</source>
   <translation>Mongolei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Montenegro</source>
   <translation>Montenegro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Montserrat</source>
   <translation>Montserrat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Morocco</source>
   <translation>Marokko</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mozambique</source>
   <translation>Mosambik</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Myanmar (Burma)</source>
   <translation>Myanmar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Namibia</source>
   <translation>Namibia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nauru</source>
   <translation>Nauru</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nepal</source>
   <translation>Nepal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Netherlands</source>
   <translation>Niederlande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Caledonia</source>
   <translation>Neukaledonien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Zealand</source>
   <translation>Neuseeland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nicaragua</source>
   <translation>Nicaragua</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niger</source>
   <translation>Niger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nigeria</source>
   <translation>Nigeria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niue</source>
   <translation>Niue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norfolk Island</source>
   <translation>Norfolkinsel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Korea</source>
   <translation>Nordkorea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Macedonia</source>
   <translation>Nordmazedonien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Northern Mariana Islands</source>
   <translation>Nördliche Marianen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norway</source>
   <translation>Norwegen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Oman</source>
   <translation>Oman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Outlying Oceania</source>
   <translation>Äußeres Ozeanien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pakistan</source>
   <translation>Pakistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palau</source>
   <translation>Palau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palestinian Territories</source>
   <translation>Palästinensische Autonomiegebiete</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Panama</source>
   <translation>Panama</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Papua New Guinea</source>
   <translation>Papua-Neuguinea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Paraguay</source>
   <translation>Paraguay</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Peru</source>
   <translation>Peru</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Philippines</source>
   <translation>Philippinen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pitcairn Islands</source>
   <translation>Pitcairninseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Poland</source>
   <translation>Polen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Portugal</source>
   <translation>Portugal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Puerto Rico</source>
   <translation>Puerto Rico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Qatar</source>
   <translation>Katar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Romania</source>
   <translation>Rumänien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Russia</source>
   <translation>Russland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Rwanda</source>
   <translation>Ruanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Réunion</source>
   <translation>Réunion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Samoa</source>
   <translation>Samoa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>San Marino</source>
   <translation>San Marino</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Saudi Arabia</source>
   <translation>Saudi-Arabien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Senegal</source>
   <translation>Senegal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Serbia</source>
   <translation>Serbien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Seychelles</source>
   <translation>Seychellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sierra Leone</source>
   <translation>Sierra Leone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Singapore</source>
   <translation>Singapur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sint Maarten</source>
   <translation>Sint Maarten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovakia</source>
   <translation>Slowakei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovenia</source>
   <translation>Slowenien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Solomon Islands</source>
   <translation>Salomonen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Somalia</source>
   <translation>Somalia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Africa</source>
   <translation>Südafrika</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Georgia &amp; South Sandwich Islands</source>
   <translation>Südgeorgien und die Südlichen Sandwichinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Korea</source>
   <translation>Südkorea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Sudan</source>
   <translation>Südsudan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Spain</source>
   <translation>Spanien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sri Lanka</source>
   <translation>Sri Lanka</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Barthélemy</source>
   <translation>St. Barthélemy</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Helena</source>
   <translation>St. Helena</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Kitts &amp; Nevis</source>
   <translation>St. Kitts und Nevis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Lucia</source>
   <translation>St. Lucia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Martin</source>
   <translation>St. Martin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Pierre &amp; Miquelon</source>
   <translation>St. Pierre und Miquelon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Vincent &amp; Grenadines</source>
   <translation>St. Vincent und die Grenadinen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sudan</source>
   <translation>Sudan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Suriname</source>
   <translation>Suriname</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Svalbard &amp; Jan Mayen</source>
   <translation>Spitzbergen und Jan Mayen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sweden</source>
   <translation>Schweden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Switzerland</source>
   <translation>Schweiz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Syria</source>
   <translation>Syrien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>São Tomé &amp; Príncipe</source>
   <translation>São Tomé und Príncipe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Taiwan</source>
   <translation>Taiwan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tajikistan</source>
   <translation>Tadschikistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tanzania</source>
   <translation>Tansania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Thailand</source>
   <translation>Thailand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Timor-Leste</source>
   <translation>Timor-Leste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Togo</source>
   <translation>Togo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tokelau</source>
   <translation>Tokelau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tonga</source>
   <translation>Tonga</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Trinidad &amp; Tobago</source>
   <translation>Trinidad und Tobago</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tristan da Cunha</source>
   <translation>Tristan da Cunha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tunisia</source>
   <translation>Tunesien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turkmenistan</source>
   <translation>Turkmenistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turks &amp; Caicos Islands</source>
   <translation>Turks- und Caicosinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tuvalu</source>
   <translation>Tuvalu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Türkiye</source>
   <translation>Türkei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Outlying Islands</source>
   <translation>Amerikanische Überseeinseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Virgin Islands</source>
   <translation>Amerikanische Jungferninseln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uganda</source>
   <translation>Uganda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ukraine</source>
   <translation>Ukraine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Arab Emirates</source>
   <translation>Vereinigte Arabische Emirate</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Kingdom</source>
   <translation>Vereinigtes Königreich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United States</source>
   <translation>Vereinigte Staaten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uruguay</source>
   <translation>Uruguay</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uzbekistan</source>
   <translation>Usbekistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vanuatu</source>
   <translation>Vanuatu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vatican City</source>
   <translation>Vatikanstadt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Venezuela</source>
   <translation>Venezuela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vietnam</source>
   <translation>Vietnam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Wallis &amp; Futuna</source>
   <translation>Wallis und Futuna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Western Sahara</source>
   <translation>Westsahara</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Yemen</source>
   <translation>Jemen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zambia</source>
   <translation>Sambia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zimbabwe</source>
   <translation>Simbabwe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Åland Islands</source>
   <translation>Ålandinseln</translation>
  </message>
 </context>
 <context>
  <name>crash</name>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Close Dialproof</source>
   <translation>Dialproof schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone numbers and no keys, so that you can send them to whoever looks after it.</source>
   <translation>Arbeiten Sie weiter. Wenn etwas nicht stimmt, schließen Sie Dialproof und starten Sie es neu. Die Details enthalten weder Telefonnummern noch Schlüssel; Sie können sie an die Person senden, die das Programm betreut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details</source>
   <translation>Details</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details…</source>
   <translation>Details…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof didn't close properly last time.</source>
   <translation>Dialproof wurde beim letzten Mal nicht ordnungsgemäß geschlossen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof ended unexpectedly last time.</source>
   <translation>Dialproof wurde beim letzten Mal unerwartet beendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Hide details</source>
   <translation>Details ausblenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under way go on, now or at the next start; if it isn't known whether a task arrived, you are asked.</source>
   <translation>Nichts wird doppelt gesendet, und keine Liste geht verloren: Was gesendet wird, wird vorher festgehalten. Laufende Listen gehen weiter, jetzt oder beim nächsten Start; ist nicht bekannt, ob eine Aufgabe angekommen ist, werden Sie gefragt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task arrived, the task monitor asks you.</source>
   <translation>Nichts wird doppelt gesendet, und keine Liste geht verloren: Was lief, geht weiter. Ist nicht bekannt, ob eine Aufgabe angekommen ist, fragt Sie der Aufgabenmonitor.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.</source>
   <translation>Nichts wird doppelt gesendet. Wenn es nicht aufhört, schließen Sie Dialproof und starten Sie es neu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Open log folder</source>
   <translation>Protokollordner öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Show details</source>
   <translation>Details anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof again.</source>
   <translation>In Dialproof ist erneut ein Fehler aufgetreten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>In Dialproof ist ein Fehler aufgetreten.</translation>
  </message>
 </context>
 <context>
  <name>decide</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>An older copy took the place of the damaged journal, so it is not known which of its numbers were checked since then. Dialproof doesn't ask by itself, because some might be paid for twice.</source>
   <translation>Eine ältere Kopie hat das beschädigte Journal ersetzt; daher ist nicht bekannt, welche Nummern seitdem geprüft wurden. Dialproof fragt nicht von selbst an, weil manche sonst doppelt bezahlt würden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Asking the service…</source>
   <translation>Der Dienst wird gefragt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance after</source>
   <translation>Guthaben danach</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance before</source>
   <translation>Guthaben davor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check these</source>
   <translation>Diese prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check those without an answer here</source>
   <translation>Nummern prüfen, deren Antwort hier fehlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Choose a way</source>
   <translation>Bitte wählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide later</source>
   <translation>Später entscheiden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof doesn't send it again by itself: some services accept what they say they refuse. Fix what the service names, then send it again.</source>
   <translation>Dialproof sendet sie nicht von selbst erneut: Manche Dienste nehmen an, was sie angeblich ablehnen. Beheben Sie, was der Dienst meldet, und lassen Sie sie dann erneut senden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did it arrive?</source>
   <translation>Angekommen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did task {} of “{}” arrive?</source>
   <translation>Ist Aufgabe {} von „{}“ angekommen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>First and last</source>
   <translation>Erste und letzte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Hide the answer</source>
   <translation>Antwort ausblenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should it go on?</source>
   <translation>Wie geht es weiter?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should task {} of “{}” go on?</source>
   <translation>Wie geht es mit Aufgabe {} von „{}“ weiter?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It arrived: continue with its id</source>
   <translation>Angekommen: über ihre ID übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It did not arrive: send it again</source>
   <translation>Nicht angekommen: erneut senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It has another id at the service</source>
   <translation>Beim Dienst hat sie eine andere ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is fixed: send it again</source>
   <translation>Behoben: erneut senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is not known whether it arrived. Dialproof doesn't send it again by itself, because it might be paid for twice. Your service's own task list or its support can tell.</source>
   <translation>Es ist nicht bekannt, ob die Aufgabe angekommen ist. Dialproof sendet sie nicht von selbst erneut, weil sie sonst vielleicht doppelt bezahlt würde. Auskunft geben die Aufgabenliste Ihres Dienstes oder dessen Support.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Leave it</source>
   <translation>So lassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Look for this task</source>
   <translation>Diese Aufgabe suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Numbers</source>
   <translation>Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again</source>
   <translation>Erneut senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again?</source>
   <translation>Erneut senden?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Sent</source>
   <translation>Gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Show the service's answer</source>
   <translation>Antwort des Dienstes anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Started</source>
   <translation>Begonnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task id</source>
   <translation>Aufgaben-ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it probably did not arrive.</source>
   <translation>Das Guthaben ist nicht gesunken; wahrscheinlich ist die Aufgabe nicht angekommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it was not charged.</source>
   <translation>Das Guthaben ist nicht gesunken; es wurde also nichts abgebucht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance fell by {}, so it probably arrived.</source>
   <translation>Das Guthaben ist um {} gesunken; wahrscheinlich ist die Aufgabe angekommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The reply to it is here, and could not be read. Correct the connection, or how results are read, and carry on: nothing is paid for again.</source>
   <translation>Die Antwort darauf ist hier und konnte nicht gelesen werden. Berichtigen Sie die Verbindung oder wie Ergebnisse gelesen werden, und fahren Sie fort: Nichts wird noch einmal bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service accepted it as {}. “Fetch again” in the task monitor is free.</source>
   <translation>Der Dienst hat sie als {} angenommen. „Erneut abrufen“ im Aufgabenmonitor ist kostenlos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service has no task {}. Check the id.</source>
   <translation>Der Dienst hat keine Aufgabe {}. Prüfen Sie die ID.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service refused task {} of “{}”.</source>
   <translation>Der Dienst hat Aufgabe {} von „{}“ abgelehnt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The service's answer</source>
   <translation>Antwort des Dienstes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The task's id at the service, such as t_8f31</source>
   <translation>ID der Aufgabe beim Dienst, etwa t_8f31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Were more numbers of “{}” checked?</source>
   <translation>Wurden weitere Nummern von „{}“ geprüft?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>What happened</source>
   <translation>Was geschah</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>balance {} → {}</source>
   <translation>Guthaben {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>sent {}</source>
   <translation>gesendet: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>started {}</source>
   <translation>begonnen: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>{} to {}</source>
   <translation>{} bis {}</translation>
  </message>
 </context>
 <context>
  <name>errors</name>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>A list that was deleted since had {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours.</source>
   <translation>Eine seither gelöschte Liste hatte {count} der {total} Nummern in „{name}“, in den letzten 24 Stunden für {product} gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>A number may have been charged without an answer ({reason}).</source>
   <translation>Eine Nummer wurde vielleicht ohne Antwort abgebucht ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Add --no-suppression to check it all the same, or take it off the list.</source>
   <translation>Mit --no-suppression wird sie trotzdem geprüft; oder nehmen Sie sie von der Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Add credit to the account, then carry on.</source>
   <translation>Laden Sie das Konto auf und setzen Sie dann fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name in the settings.</source>
   <translation>Fügen Sie die Datei der Liste unter diesem Namen in den Einstellungen hinzu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name, in the settings or by “dialproof suppress add”.</source>
   <translation>Fügen Sie ihre Datei unter diesem Namen hinzu, in den Einstellungen oder mit „dialproof suppress add“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>All numbers in “{name}” are on your suppression lists ({lists}), so nothing is sent.</source>
   <translation>Alle Nummern in „{name}“ stehen auf Ihren Sperrlisten ({lists}); es wird nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Ask the service what it delivers there; fetching it again is free.</source>
   <translation>Fragen Sie beim Dienst nach, was er dort sendet; erneutes Abrufen ist kostenlos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask whoever looks after this computer to correct it.</source>
   <translation>Bitten Sie die Person, die diesen Computer betreut, das zu beheben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>By its own word it took nothing of this request; what was accepted earlier goes on.</source>
   <translation>Nach eigener Aussage hat der Dienst von dieser Anfrage nichts angenommen; früher Angenommenes läuft weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Cancelled.</source>
   <translation>Abgebrochen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Carry it on in the task monitor, or delete it there and send the list anew.</source>
   <translation>Setzen Sie den Auftrag im Aufgabenmonitor fort, oder löschen Sie ihn dort und senden Sie die Liste neu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check it, capital letters and keyboard layout included, and try again.</source>
   <translation>Überprüfen Sie es, auch Großschreibung und Tastaturbelegung, und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address (it ends with the version, as in /api/v1) and the task's id.</source>
   <translation>Überprüfen Sie die Adresse der Verbindung (sie endet mit der Version, etwa /api/v1) und die ID der Aufgabe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection's address. If it is right, teach Dialproof what the service calls things: “Test” in the connection's settings shows what it says.</source>
   <translation>Überprüfen Sie die Adresse der Verbindung. Stimmt sie, lernen Sie die Bezeichnungen des Dienstes an: „Testen“ in den Einstellungen der Verbindung zeigt, was er antwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address: it ends with the version, as in /api/v1.</source>
   <translation>Überprüfen Sie die Adresse der Verbindung: Sie endet mit der Version, etwa /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection: its address, and with “Test” what the service says. The names that the service uses can be set there.</source>
   <translation>Überprüfen Sie die Verbindung: ihre Adresse und mit „Testen“, was der Dienst antwortet. Dort lassen sich auch die Bezeichnungen des Dienstes festlegen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Check the default country and the column with the numbers.</source>
   <translation>Überprüfen Sie das Standardland und die Spalte mit den Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check the name and the folder, or choose the file again.</source>
   <translation>Überprüfen Sie den Namen und den Ordner, oder wählen Sie die Datei erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again.</source>
   <translation>Überprüfen Sie das Netzwerk und die Adresse der Verbindung, dann versuchen Sie es erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again; “dialproof resume” carries on a batch.</source>
   <translation>Überprüfen Sie das Netzwerk und die Adresse der Verbindung, dann versuchen Sie es erneut; „dialproof resume“ setzt einen Auftrag fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the product and the country, and what the service says.</source>
   <translation>Überprüfen Sie das Produkt und das Land, und beachten Sie, was der Dienst meldet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file in it.</source>
   <translation>Wählen Sie eine Datei darin.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file with at least one row.</source>
   <translation>Wählen Sie eine Datei mit mindestens einer Zeile.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose another encoding, or save the list as XLSX or as CSV in UTF-8.</source>
   <translation>Wählen Sie eine andere Kodierung, oder speichern Sie die Liste als XLSX oder als CSV in UTF-8.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose another one.</source>
   <translation>Wählen Sie ein anderes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Choose another place, or close the file if it is open elsewhere.</source>
   <translation>Wählen Sie einen anderen Ort, oder schließen Sie die Datei, falls sie anderswo geöffnet ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Choose another product for these numbers, or verify them together with a longer list.</source>
   <translation>Wählen Sie ein anderes Produkt für diese Nummern, oder prüfen Sie sie zusammen mit einer längeren Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Choose fewer rows with a filter, or split the list into smaller files.</source>
   <translation>Wählen Sie mit einem Filter weniger Zeilen, oder teilen Sie die Liste in kleinere Dateien auf.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these, by name or by letter.</source>
   <translation>Wählen Sie eine davon, mit ihrem Namen oder Buchstaben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these.</source>
   <translation>Wählen Sie eines davon.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT).</source>
   <translation>Wählen Sie das Archiv oder die Datei mit der Liste, als Tabelle (XLSX, XLS, ODS) oder Text (CSV, TXT).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the country of the national numbers, or correct the rows with a problem.</source>
   <translation>Wählen Sie das Land der nationalen Nummern, oder korrigieren Sie die Zeilen mit einem Problem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the file again where it is now.</source>
   <translation>Wählen Sie die Datei dort, wo sie jetzt liegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the row in which the columns' names stand, or none.</source>
   <translation>Wählen Sie die Zeile mit den Namen der Spalten, oder keine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Close every Dialproof and start it again: it restores its newest copy and says what needs a decision.</source>
   <translation>Schließen Sie Dialproof überall und starten Sie es neu: Es stellt seine neueste Kopie wieder her und sagt, was eine Entscheidung braucht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Close it in other programs, check that you may read it, or copy it to your own folder.</source>
   <translation>Schließen Sie die Datei in anderen Programmen, überprüfen Sie Ihre Leserechte, oder kopieren Sie sie in einen eigenen Ordner.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and check that the account may use this product.</source>
   <translation>Kopieren Sie den Schlüssel neu aus Ihrem Konto beim Dienst, und überprüfen Sie, ob das Konto dieses Produkt nutzen darf.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and enter it in the settings under Connection.</source>
   <translation>Kopieren Sie den Schlüssel neu aus Ihrem Konto beim Dienst, und geben Sie ihn in den Einstellungen unter „Verbindung“ ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Correct that file in the folder “recipes” of the data folder, or save the recipe anew.</source>
   <translation>Korrigieren Sie diese Datei im Ordner „recipes“ des Datenordners, oder speichern Sie das Rezept neu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the products of this connection in the settings, or go back to those that come with the program.</source>
   <translation>Berichtigen Sie die Produkte dieser Verbindung in den Einstellungen, oder kehren Sie zu den mitgelieferten zurück.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the service profile of this connection in the settings, or clear it there.</source>
   <translation>Berichtigen Sie den Dialekt dieser Verbindung in den Einstellungen, oder leeren Sie ihn dort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings or by “dialproof suppress remove {name}”, and add its file again.</source>
   <translation>Löschen Sie sie in den Einstellungen oder mit „dialproof suppress remove {name}“, und fügen Sie ihre Datei erneut hinzu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings, and add its file again.</source>
   <translation>Löschen Sie sie in den Einstellungen, und fügen Sie ihre Datei erneut hinzu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Dialproof doesn't start, so that nothing happens that your organisation doesn't want. Nothing was sent.</source>
   <translation>Dialproof startet nicht, damit nichts geschieht, was Ihre Organisation nicht will. Nichts wurde gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Dialproof is already open over “{name}”, and its window does not answer.</source>
   <translation>Dialproof ist mit dem Datenordner „{name}“ bereits geöffnet, und sein Fenster antwortet nicht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Enter its password.</source>
   <translation>Geben Sie das Passwort der Datei ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Geben Sie den Schlüssel in den Einstellungen unter „Verbindung“ ein, oder setzen Sie DIALPROOF_API_KEY für diese Adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection.</source>
   <translation>Geben Sie den Schlüssel in den Einstellungen unter „Verbindung“ ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away.</source>
   <translation>Geben Sie den Preis des Produkts ein, oder nehmen Sie die Obergrenze weg.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away; then carry on.</source>
   <translation>Geben Sie den Preis des Produkts ein, oder nehmen Sie die Obergrenze weg; dann fahren Sie fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Every valid number in “{name}” is on your suppression lists ({lists}), so nothing is sent. Rows with a number that has a problem: {count}.</source>
   <translation>Jede gültige Nummer in „{name}“ steht auf Ihren Sperrlisten ({lists}); es wird nichts gesendet. Zeilen mit einer Nummer, die ein Problem hat: {count}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Export them as an Excel workbook (XLSX) instead: it has every row and column of the list.</source>
   <translation>Exportieren Sie sie stattdessen als Excel-Arbeitsmappe (XLSX): Sie enthält alle Zeilen und Spalten der Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space and try again; “dialproof resume” carries on with what is open.</source>
   <translation>Schaffen Sie Speicherplatz und versuchen Sie es erneut; „dialproof resume“ setzt fort, was offen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, check the folder's rights, or name another with --home.</source>
   <translation>Schaffen Sie Speicherplatz, überprüfen Sie die Rechte des Ordners, oder geben Sie mit --home einen anderen an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, or check the folder's rights.</source>
   <translation>Schaffen Sie Speicherplatz, oder überprüfen Sie die Rechte des Ordners.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, start Dialproof again, and decide “It arrived” with this id.</source>
   <translation>Schaffen Sie Speicherplatz, starten Sie Dialproof neu und entscheiden Sie mit dieser ID auf „Angekommen“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, then carry on.</source>
   <translation>Schaffen Sie Speicherplatz und setzen Sie dann fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it a cap.</source>
   <translation>Geben Sie ihm eine Obergrenze.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it one: numbers or amount under [cap] in its file, or in the window.</source>
   <translation>Geben Sie ihm eine: numbers oder amount unter [cap] in seiner Datei, oder im Fenster.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Give its password in a file with --password-file, or on a terminal, where it is asked for.</source>
   <translation>Geben Sie das Passwort mit --password-file in einer Datei an, oder in einem Terminal, wo danach gefragt wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; or enter the key in the settings under Connection.</source>
   <translation>Ist er für diese Adresse bestimmt, führen Sie „dialproof resume --base-url {base_url}“ mit gesetztem DIALPROOF_API_KEY aus; oder geben Sie den Schlüssel in den Einstellungen unter „Verbindung“ ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>If it is on a network drive or in a cloud folder, copy it to your own disk and choose the copy; else save it anew as XLSX or CSV.</source>
   <translation>Liegt die Datei auf einem Netzlaufwerk oder in einem Cloud-Ordner, kopieren Sie sie auf Ihren eigenen Datenträger und wählen Sie die Kopie; sonst speichern Sie sie neu als XLSX oder CSV.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>In the window, open the results of this batch and choose “Read results differently…”, where you see the file as it was received. If it isn't a result at all, ask the service.</source>
   <translation>Öffnen Sie im Fenster die Ergebnisse dieses Auftrags und wählen Sie „Ergebnisse anders lesen…“; dort sehen Sie die Datei, wie sie empfangen wurde. Ist es gar kein Ergebnis, fragen Sie beim Dienst nach.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version, or name another folder with --home.</source>
   <translation>Installieren Sie die neuere Version, oder geben Sie mit --home einen anderen Ordner an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version.</source>
   <translation>Installieren Sie die neuere Version.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It can't be told whether there is a new version: {reason}.</source>
   <translation>Ob es eine neue Version gibt, lässt sich nicht feststellen: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It goes on by itself once that day or month is over, if the window is open then; or raise the cap on the page Balance, and carry on.</source>
   <translation>Es geht von selbst weiter, sobald dieser Tag oder Monat vorbei ist, wenn das Fenster dann offen ist; oder erhöhen Sie die Obergrenze auf der Seite „Guthaben“ und fahren Sie fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It goes on there.</source>
   <translation>Dort geht es weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is Dialproof's window, or another command: look there, or wait until it has finished.</source>
   <translation>Es ist das Fenster von Dialproof oder ein anderer Befehl: Sehen Sie dort nach, oder warten Sie, bis er fertig ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is a command in a terminal, or run by a schedule. Wait until it has finished.</source>
   <translation>Es ist ein Befehl in einem Terminal oder nach Zeitplan. Warten Sie, bis er fertig ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It is not checked again by itself, since that might be charged, too.</source>
   <translation>Sie wird nicht von selbst erneut geprüft, weil auch das abgebucht werden könnte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It is not known whether the service accepted {count} submission(s) ({reason}).</source>
   <translation>Es ist nicht bekannt, ob der Dienst alles Gesendete angenommen hat (zweifelhafte Übermittlungen: {count}; {reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>It is yours alone from now on. Whether somebody changed anything in it before can't be seen.</source>
   <translation>Ab jetzt gehört er nur Ihnen. Ob zuvor jemand etwas darin geändert hat, lässt sich nicht erkennen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Its owner can read your lists and change what was noted of them.</source>
   <translation>Sein Besitzer kann Ihre Listen lesen und ändern, was über sie festgehalten wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance and ask the service before you have the rest sent again.</source>
   <translation>Sehen Sie sich das Guthaben an und fragen Sie beim Dienst nach, bevor Sie den Rest erneut senden lassen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Look at the balance before you check the number again.</source>
   <translation>Sehen Sie sich das Guthaben an, bevor Sie die Nummer erneut prüfen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance in your account at the service.</source>
   <translation>Sehen Sie das Guthaben in Ihrem Konto beim Dienst nach.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at the suppression lists in the settings.</source>
   <translation>Sehen Sie sich die Sperrlisten in den Einstellungen an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at what would be sent and what it costs now, and send it again.</source>
   <translation>Sehen Sie sich an, was jetzt gesendet würde und was es kostet, und senden Sie dann erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for it, also on other computers that use this folder; close or end it, then start Dialproof again.</source>
   <translation>Suchen Sie es, auch auf anderen Computern, die diesen Ordner nutzen; schließen oder beenden Sie es, dann starten Sie Dialproof neu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for lists and tasks that you don't know before you send anything.</source>
   <translation>Sehen Sie nach, ob es Listen oder Aufgaben gibt, die Sie nicht kennen, bevor Sie etwas senden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Look in your service's task list before you decide, or verify a list again. The damaged file is kept in “{folder}”.</source>
   <translation>Sehen Sie in der Aufgabenliste Ihres Dienstes nach, bevor Sie entscheiden oder eine Liste erneut prüfen. Die beschädigte Datei liegt in „{folder}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Missing in it, and perhaps sent: {lists}. Verified again, they wait for your decision first.</source>
   <translation>Darin fehlen und wurden vielleicht gesendet: {lists}. Werden sie erneut geprüft, warten sie zuerst auf Ihre Entscheidung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Name a folder of your own with --home or DIALPROOF_HOME.</source>
   <translation>Geben Sie mit --home oder DIALPROOF_HOME einen eigenen Ordner an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Name another file with “-o”. “dialproof export BATCH -o FILE” writes a batch's result elsewhere, for free; “dialproof tasks” lists them.</source>
   <translation>Geben Sie mit „-o“ eine andere Datei an. „dialproof export BATCH -o FILE“ schreibt das Ergebnis eines Auftrags kostenlos an einen anderen Ort; „dialproof tasks“ zeigt die Aufträge an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the column with the numbers, and the country of numbers written without a country code.</source>
   <translation>Geben Sie die Spalte mit den Nummern an und das Land der Nummern ohne Landesvorwahl.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the country that numbers without a country code are written in (“--country GB”, for example), or mend the others (“--mend”).</source>
   <translation>Nennen Sie das Land, für das Nummern ohne Ländervorwahl geschrieben sind (etwa „--country GB“), oder berichtigen Sie die übrigen („--mend“).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>No answer came for {number} ({reason}).</source>
   <translation>Für {number} kam keine Antwort ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>No phone numbers were found in “{name}”.</source>
   <translation>In „{name}“ wurden keine Telefonnummern gefunden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>None of the numbers in “{name}” is valid, so there is nothing to send.</source>
   <translation>Keine der Nummern in „{name}“ ist gültig; es gibt also nichts zu senden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id. Free some space, or end what holds the journal; then “dialproof decide {batch}/{part} --arrived {task_id}” and “dialproof resume” carry on.</source>
   <translation>Notieren Sie diese ID. Schaffen Sie Speicherplatz, oder beenden Sie, was das Journal sperrt; dann geht es mit „dialproof decide {batch}/{part} --arrived {task_id}“ und „dialproof resume“ weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id: at the next start Dialproof asks whether the task arrived.</source>
   <translation>Notieren Sie diese ID: Beim nächsten Start fragt Dialproof, ob die Aufgabe angekommen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Nothing is lost: the journal has all that was sent.</source>
   <translation>Nichts ist verloren: Im Journal steht alles, was gesendet wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Nothing is lost: what was sent is in the journal, and the batch can be carried on.</source>
   <translation>Nichts ist verloren: Was gesendet wurde, steht im Journal, und der Auftrag lässt sich fortsetzen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is overwritten.</source>
   <translation>Nichts wird überschrieben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing is sent that can't be written down first. An answer on its way may need your decision.</source>
   <translation>Es wird nichts gesendet, was nicht vorher festgehalten werden kann. Eine Antwort, die gerade unterwegs ist, braucht vielleicht Ihre Entscheidung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is sent through this connection until it is corrected; your lists are unchanged.</source>
   <translation>Über diese Verbindung wird nichts gesendet, bis das berichtigt ist; Ihre Listen sind unverändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more is sent until it has been put right.</source>
   <translation>Bis das behoben ist, wird nichts mehr gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more of it is sent. What was answered earlier is still at the service.</source>
   <translation>Davon wird nichts mehr gesendet. Frühere Antworten liegen noch beim Dienst.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing of it is lost.</source>
   <translation>Nichts davon ist verloren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Nothing of that was sent.</source>
   <translation>Davon wurde nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was changed.</source>
   <translation>Nichts wurde geändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing was sent, and your file is unchanged.</source>
   <translation>Nichts wurde gesendet, und Ihre Datei ist unverändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was sent.</source>
   <translation>Es wurde nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Of the numbers in “{name}”, {total} would be sent; {count} of these went for {product} within the last 24 hours or will go, {where}.</source>
   <translation>Von den Nummern in „{name}“ würden {total} gesendet; {count} davon gingen in den letzten 24 Stunden für {product} hinaus oder werden es noch, {where}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program and save it anew, or ask for the file again.</source>
   <translation>Öffnen Sie die Datei in Ihrem Tabellenprogramm und speichern Sie sie neu, oder lassen Sie sie sich erneut geben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program, save a copy without a password, and choose the copy.</source>
   <translation>Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie eine Kopie ohne Passwort und wählen Sie die Kopie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Open the file again and correct it there; the answers that this list has can be reused for free.</source>
   <translation>Öffnen Sie die Datei noch einmal und berichtigen Sie sie dort; die Antworten dieser Liste lassen sich kostenlos wiederverwenden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that.</source>
   <translation>Öffnen Sie die Datei in Ihrem Tabellenprogramm, speichern Sie sie als neue XLSX- oder CSV-Datei und wählen Sie diese.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Others on this computer could write in the data folder “{name}”.</source>
   <translation>Andere konnten auf diesem Computer in den Datenordner „{name}“ schreiben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Press the button again to pay for them once more.</source>
   <translation>Drücken Sie die Schaltfläche noch einmal, um erneut für sie zu bezahlen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”.</source>
   <translation>Erhöhen Sie die Obergrenze des Rezepts unter „Rezepte…“, „Ändern…“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”; then carry on.</source>
   <translation>Erhöhen Sie die Obergrenze des Rezepts unter „Rezepte…“, „Ändern…“; dann fahren Sie fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe, or verify the list by hand.</source>
   <translation>Erhöhen Sie die Obergrenze des Rezepts, oder prüfen Sie die Liste von Hand.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, or wait until that day or month is over.</source>
   <translation>Erhöhen Sie die Obergrenze auf der Seite „Guthaben“, oder warten Sie, bis dieser Tag oder Monat vorbei ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”.</source>
   <translation>Erhöhen Sie die Obergrenze auf der Seite „Guthaben“ unter „Höchstens ausgeben“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”; then carry on.</source>
   <translation>Erhöhen Sie die Obergrenze auf der Seite „Guthaben“ unter „Höchstens ausgeben“; dann fahren Sie fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the quota at the service, or wait until it is renewed, then send again.</source>
   <translation>Erhöhen Sie das Kontingent beim Dienst, oder warten Sie, bis es erneuert wird; senden Sie dann erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Reuse their answers if that is offered and not chosen yet, or press the button again to pay for them once more.</source>
   <translation>Übernehmen Sie ihre Antworten, wenn das angeboten wird und noch nicht gewählt ist, oder drücken Sie die Schaltfläche noch einmal, um erneut für sie zu bezahlen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Row {row} can't be the header: only the first {rows} rows are looked at.</source>
   <translation>Zeile {row} kann nicht die Kopfzeile sein: Nur die ersten {rows} Zeilen kommen infrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save or export the list in it as XLSX or CSV and choose that file.</source>
   <translation>Speichern oder exportieren Sie die enthaltene Liste als XLSX oder CSV und wählen Sie diese Datei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save the list as XLSX or CSV and choose that file.</source>
   <translation>Speichern Sie die Liste als XLSX oder CSV und wählen Sie diese Datei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Save the list as a workbook (XLSX), or name no sheet; a recipe names it in its text file.</source>
   <translation>Speichern Sie die Liste als Arbeitsmappe (XLSX), oder nennen Sie kein Blatt; ein Rezept nennt es in seiner Textdatei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>See “dialproof --help”.</source>
   <translation>Siehe „dialproof --help“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Send the list in smaller tasks.</source>
   <translation>Senden Sie die Liste in kleineren Aufgaben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Some answers that “{name}” was to reuse are too old by now, or their list was deleted.</source>
   <translation>Einige Antworten, die für „{name}“ übernommen werden sollten, sind inzwischen zu alt, oder ihre Liste wurde gelöscht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>Something went wrong.</source>
   <translation>Ein Fehler ist aufgetreten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Split the list into smaller files.</source>
   <translation>Teilen Sie die Liste in kleinere Dateien auf.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Start Dialproof again. If it keeps happening, look into the log.</source>
   <translation>Starten Sie Dialproof neu. Wenn es wieder vorkommt, sehen Sie im Protokoll nach.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Start Dialproof with a data folder of your own.</source>
   <translation>Starten Sie Dialproof mit einem eigenen Datenordner.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Take it off the list to check it.</source>
   <translation>Nehmen Sie die Nummer von der Liste, um sie zu prüfen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Task {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason}).</source>
   <translation>Aufgabe {part} von „{name}“ wurde als „{task_id}“ angenommen, und das lässt sich nicht festhalten ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>That password doesn't open “{name}”.</source>
   <translation>Mit diesem Passwort lässt sich „{name}“ nicht öffnen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The API key for {origin} is in the system keyring, which is locked.</source>
   <translation>Der API-Schlüssel für {origin} liegt im Schlüsselbund des Systems, und der ist gesperrt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The account's quota is used up. {message}</source>
   <translation>Das Kontingent des Kontos ist aufgebraucht. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} is too large: {reason}.</source>
   <translation>Die Antwort von {origin} ist zu groß: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} was not understood: {reason}.</source>
   <translation>Die Antwort von {origin} wurde nicht verstanden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The answers are kept; nothing is lost.</source>
   <translation>Die Antworten bleiben erhalten; nichts ist verloren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” is protected with a password.</source>
   <translation>Das Archiv „{name}“ ist mit einem Passwort geschützt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked.</source>
   <translation>Das Archiv „{name}“ enthält ein weiteres Archiv, „{inner}“; Archive in Archiven werden nicht entpackt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}.</source>
   <translation>Die Obergrenze des Rezepts „{recipe}“ ist {cap} je Lauf, und „{name}“ braucht {needed}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}”, {cap}, leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>Die Obergrenze des Rezepts „{recipe}“, {cap}, lässt zu wenig übrig: {spent} bisher ausgegeben, und der Rest kostet {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} can't be kept: nobody has said what a number costs.</source>
   <translation>Die Obergrenze von {cap} kann nicht eingehalten werden: Niemand hat gesagt, was eine Nummer kostet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>Die Obergrenze von {cap} lässt zu wenig übrig: {spent} bisher ausgegeben, und der Rest kostet {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The check may have been charged all the same; the balance shows it.</source>
   <translation>Die Prüfung kann trotzdem abgebucht worden sein; das Guthaben zeigt es.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” belongs to somebody else.</source>
   <translation>Der Datenordner „{name}“ gehört jemand anderem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” can't be used: {reason}.</source>
   <translation>Der Datenordner „{name}“ kann nicht verwendet werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The disk with the folder “{name}” is full.</source>
   <translation>Der Datenträger mit dem Ordner „{name}“ ist voll.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The journal in “{name}” was written by a newer version of Dialproof.</source>
   <translation>Das Journal in „{name}“ wurde von einer neueren Version von Dialproof geschrieben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged and has been restored from its copy of {copy}.</source>
   <translation>Das Journal war beschädigt und wurde aus seiner Kopie vom {copy} wiederhergestellt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged, and there is no sound copy of it: a new, empty one was begun.</source>
   <translation>Das Journal war beschädigt, und es gibt keine unversehrte Kopie: Ein neues, leeres wurde begonnen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The key may be mistyped, expired or not meant for this. Nothing is lost; lists that wait go on with the right key.</source>
   <translation>Der Schlüssel ist vielleicht vertippt, abgelaufen oder nicht hierfür bestimmt. Nichts ist verloren; wartende Listen gehen mit dem richtigen Schlüssel weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The list has no column “{column}”. It has: {columns}.</source>
   <translation>Die Liste hat keine Spalte „{column}“. Vorhanden: {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The list is too large for this: it takes more memory than Dialproof allows itself.</source>
   <translation>Die Liste ist dafür zu groß: Sie braucht mehr Arbeitsspeicher, als Dialproof sich erlaubt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The list of products of “{name}” can't be read: {reason}.</source>
   <translation>Die Produktliste von „{name}“ kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The local service did not start ({reason}).</source>
   <translation>Der lokale Dienst ist nicht gestartet ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The policy of this computer, “{name}”, can't be used: {reason}.</source>
   <translation>Die Richtlinie dieses Computers, „{name}“, kann nicht verwendet werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe in “{name}” can't be read: {reason}.</source>
   <translation>Das Rezept in „{name}“ kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe “{name}” has no cap, and nobody is here to agree to what it costs.</source>
   <translation>Das Rezept „{name}“ hat keine Obergrenze, und niemand ist da, der den Kosten zustimmt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The result can't be written to “{name}”: {reason}.</source>
   <translation>Das Ergebnis kann nicht in „{name}“ geschrieben werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The result of task {task} can't be read: {reason}.</source>
   <translation>Das Ergebnis der Aufgabe {task} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The results can't be added to a copy of “{name}”: {reason}.</source>
   <translation>Die Ergebnisse können nicht in eine Kopie von „{name}“ eingefügt werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asked to wait {count} times in a row. {message}</source>
   <translation>Der Dienst hat {count}-mal hintereinander gebeten zu warten. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asks to wait before the next request. {message}</source>
   <translation>Der Dienst bittet, mit der nächsten Anfrage zu warten. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service did not accept the API key ({status}). {message}</source>
   <translation>Der Dienst hat den API-Schlüssel nicht angenommen ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service does not know what was asked for. {message}</source>
   <translation>Der Dienst kennt das Angefragte nicht. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The service profile of “{name}” can't be read: {reason}.</source>
   <translation>Die Bezeichnungen des Dienstes von „{name}“ können nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service refused the request ({status}). {message}</source>
   <translation>Der Dienst hat die Anfrage abgelehnt ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes fewer numbers in one task. {message}</source>
   <translation>Der Dienst nimmt in einer Aufgabe weniger Nummern an. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes only larger tasks. {message}</source>
   <translation>Der Dienst nimmt nur größere Aufgaben an. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” is missing or damaged.</source>
   <translation>Die gespeicherte Liste von „{name}“ fehlt oder ist beschädigt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” was written by an earlier version of Dialproof.</source>
   <translation>Die gespeicherte Liste von „{name}“ stammt von einer früheren Version von Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The suppression list “{name}” can't be read, so nothing is sent.</source>
   <translation>Die Sperrliste „{name}“ kann nicht gelesen werden; es wird nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The time of {seconds:g} seconds is up.</source>
   <translation>Die Frist ist abgelaufen ({seconds:g} s).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}.</source>
   <translation>Für {origin} gibt es keinen API-Schlüssel.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before.</source>
   <translation>Für {origin} gibt es keinen API-Schlüssel: Der in DIALPROOF_API_KEY wurde dort noch nicht verwendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>There is no list in the archive “{name}”: it has {content}.</source>
   <translation>Im Archiv „{name}“ ist keine Liste. Es enthält: {content}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>There is no recipe “{name}”.</source>
   <translation>Es gibt kein Rezept „{name}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is not enough credit. {message}</source>
   <translation>Das Guthaben reicht nicht. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>They may have been charged, so they are not sent again by themselves.</source>
   <translation>Das wurde vielleicht abgebucht; deshalb wird nichts von selbst erneut gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>This service has no balance that can be read.</source>
   <translation>Dieser Dienst hat kein Guthaben, das sich abrufen lässt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while.</source>
   <translation>Versuchen Sie es in Kürze erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while; the batch can be carried on.</source>
   <translation>Versuchen Sie es in Kürze erneut; der Auftrag lässt sich fortsetzen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again later, or ask whoever gave you Dialproof.</source>
   <translation>Versuchen Sie es später erneut, oder fragen Sie dort, wo Sie Dialproof erhalten haben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Try again: it is brought up to date first.</source>
   <translation>Versuchen Sie es noch einmal: Sie wird zuerst auf den aktuellen Stand gebracht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or enter the key in the settings under Connection.</source>
   <translation>Entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal, oder geben Sie den Schlüssel in den Einstellungen unter „Verbindung“ ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal, oder setzen Sie DIALPROOF_API_KEY für diese Adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it with its password, and choose the list that was in it.</source>
   <translation>Entpacken Sie es mit seinem Passwort und wählen Sie die Liste daraus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it yourself, and choose the list that was in it.</source>
   <translation>Entpacken Sie die Datei selbst und wählen Sie die Liste daraus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack “{name}” yourself, and choose what is in it.</source>
   <translation>Entpacken Sie „{name}“ selbst und wählen Sie, was darin ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Use that one. Whoever looks after this computer can change its policy.</source>
   <translation>Verwenden Sie diesen. Wer diesen Computer betreut, kann die Richtlinie ändern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Verify it by hand, and save that as the recipe.</source>
   <translation>Prüfen Sie sie von Hand, und speichern Sie das als Rezept.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Verify the list again from its file; the journal shows what was sent.</source>
   <translation>Prüfen Sie die Liste erneut aus ihrer Datei; das Journal zeigt, was gesendet wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait a minute and carry on.</source>
   <translation>Warten Sie eine Minute und setzen Sie dann fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder.</source>
   <translation>Warten Sie einen Moment und versuchen Sie es erneut; bleibt es so, halten Sie Sicherungs- oder Synchronisierungsprogramme für den Datenordner an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Wait until that program has finished, or close the file there, then choose it again.</source>
   <translation>Warten Sie, bis jenes Programm fertig ist, oder schließen Sie die Datei dort; dann wählen Sie sie erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait until the service takes requests again, then have it sent again.</source>
   <translation>Warten Sie, bis der Dienst wieder Anfragen annimmt, und lassen Sie dann erneut senden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What a list costs is reckoned from the prices of its products; nothing is in the way.</source>
   <translation>Was eine Liste kostet, wird aus den Preisen seiner Produkte berechnet; nichts steht im Weg.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What isn't sent yet waits. Nothing is lost.</source>
   <translation>Was noch nicht gesendet ist, wartet. Nichts geht verloren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. No open task waits to be sent.</source>
   <translation>Was nach der Kopie gesendet wurde, steht nicht darin. Keine offene Aufgabe wartet aufs Senden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. {parts} open task(s) may have been sent since; they are not sent again by themselves, but wait for your decision in the task monitor.</source>
   <translation>Was nach der Kopie gesendet wurde, steht nicht darin. Offene Aufgaben, die seitdem vielleicht gesendet wurden: {parts}. Sie werden nicht von selbst erneut gesendet, sondern warten im Aufgabenmonitor auf Ihre Entscheidung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Whoever looks after this computer can change its policy.</source>
   <translation>Wer diesen Computer betreut, kann die Richtlinie ändern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Schreiben Sie die Nummer mit ihrer Landesvorwahl, etwa +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Your lists are still on this computer, but Dialproof no longer knows what was sent of them.</source>
   <translation>Ihre Listen sind noch auf diesem Computer, aber Dialproof weiß nicht mehr, was davon gesendet wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Your lists have nothing to do with it.</source>
   <translation>Mit Ihren Listen hat das nichts zu tun.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Your organisation has set {base_url} as the only service.</source>
   <translation>Ihre Organisation hat {base_url} als einzigen Dienst festgelegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Your organisation requires a suppression list that isn't here: {name}.</source>
   <translation>Ihre Organisation verlangt eine Sperrliste, die nicht da ist: {name}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>{count} of the {total} numbers in “{name}” were sent for {product} within the last 24 hours or are about to be, most of them in “{other}” (batch {batch}).</source>
   <translation>{count} der {total} Nummern in „{name}“ wurden in den letzten 24 Stunden für {product} gesendet oder werden es gleich, die meisten davon in „{other}“ (Auftrag {batch}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{number} is on the suppression list {lists}, so it wasn't checked.</source>
   <translation>{number} steht auf der Sperrliste {lists} und wurde nicht geprüft.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} can't be reached ({reason}).</source>
   <translation>{origin} ist nicht erreichbar ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} did not answer properly ({reason}).</source>
   <translation>{origin} hat nicht richtig geantwortet ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{reason}</source>
   <translation>{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends the list all the same, and they are paid for once more.</source>
   <translation>„--again“ sendet die Liste trotzdem, und die Nummern werden noch einmal bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends these {total} all the same, and pays for {count} of them once more.</source>
   <translation>„--again“ sendet diese {total} trotzdem und bezahlt {count} davon noch einmal.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof export {batch} -o FILE” writes those answers for free; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>„dialproof export {batch} -o FILE“ schreibt diese Antworten kostenlos; „--again“ sendet die Liste trotzdem, und sie werden noch einmal bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof recipes” names them.</source>
   <translation>„dialproof recipes“ nennt sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE --again” takes the other answers over for free and sends {rest}, which pays once more for the {unknown} without an answer that tells anything; “dialproof export {batch} -o FILE” writes all answers, free; “--again” sends the list all the same.</source>
   <translation>„dialproof refresh {batch} INPUT -o FILE --again“ übernimmt die anderen Antworten kostenlos und sendet {rest}; dabei werden die {unknown} ohne aussagekräftige Antwort noch einmal bezahlt. „dialproof export {batch} -o FILE“ schreibt alle Antworten kostenlos; „--again“ sendet die Liste trotzdem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE” takes those answers over for free and sends only the rest; “dialproof export {batch} -o FILE” writes them alone; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>„dialproof refresh {batch} INPUT -o FILE“ übernimmt diese Antworten kostenlos und sendet nur den Rest; „dialproof export {batch} -o FILE“ schreibt sie allein; „--again“ sendet die Liste trotzdem, und sie werden noch einmal bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof resume” carries on with what is open.</source>
   <translation>„dialproof resume“ setzt fort, was offen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“dialproof resume” carries on.</source>
   <translation>Mit „dialproof resume“ geht es weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“dialproof tasks” lists them.</source>
   <translation>„dialproof tasks“ zeigt alle an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof tasks” shows them, “dialproof decide” settles them.</source>
   <translation>„dialproof tasks“ zeigt sie an, „dialproof decide“ entscheidet sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be found.</source>
   <translation>„{name}“ wurde nicht gefunden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read as {encoding}.</source>
   <translation>„{name}“ kann nicht als {encoding} gelesen werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read: {reason}.</source>
   <translation>„{name}“ kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“{name}” could not be processed: the reader ended unexpectedly.</source>
   <translation>„{name}“ konnte nicht verarbeitet werden: Das Leseprogramm wurde unerwartet beendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” could not be read: nothing more came of it for {seconds:g} seconds.</source>
   <translation>„{name}“ konnte nicht gelesen werden: Seit {seconds:g} s kam nichts mehr.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” has no sheet “{sheet}”. It has: {sheets}.</source>
   <translation>„{name}“ hat kein Blatt „{sheet}“. Vorhanden: {sheets}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is a folder.</source>
   <translation>„{name}“ ist ein Ordner.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” is a text file, and the sheet “{sheet}” was asked for: only workbooks have sheets.</source>
   <translation>„{name}“ ist eine Textdatei, und verlangt war das Blatt „{sheet}“: Nur Arbeitsmappen haben Blätter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is being worked on by another Dialproof.</source>
   <translation>An „{name}“ arbeitet bereits ein anderes Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is damaged and can't be read ({reason}).</source>
   <translation>„{name}“ ist beschädigt und kann nicht gelesen werden ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is damaged.</source>
   <translation>„{name}“ ist beschädigt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is empty.</source>
   <translation>„{name}“ ist leer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is encrypted in a way that Dialproof can't open.</source>
   <translation>„{name}“ ist so verschlüsselt, dass Dialproof die Datei nicht öffnen kann.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is held by another program.</source>
   <translation>„{name}“ ist durch ein anderes Programm gesperrt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is neither a spreadsheet nor a text list.</source>
   <translation>„{name}“ ist weder eine Tabelle noch eine Textliste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is protected with a password.</source>
   <translation>„{name}“ ist mit einem Passwort geschützt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is switched off by your organisation.</source>
   <translation>„{name}“ ist von Ihrer Organisation abgeschaltet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is too large: {reason}.</source>
   <translation>„{name}“ ist zu groß: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is where the result of “{other}” (batch {other_batch}) is, or is to go.</source>
   <translation>In „{name}“ steht bereits das Ergebnis von „{other}“ (Auftrag {other_batch}), oder es ist dafür vorgesehen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, not a spreadsheet or a text list.</source>
   <translation>„{name}“ ist keine Tabelle und keine Textliste, sondern {kind}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, which Dialproof does not unpack.</source>
   <translation>„{name}“ ist {kind}; das entpackt Dialproof nicht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” isn't a file as the recipe “{recipe}” is for: {reason}.</source>
   <translation>„{name}“ ist keine Datei, für die das Rezept „{recipe}“ ist: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” keeps changing while it is read: another program is writing it.</source>
   <translation>„{name}“ ändert sich während des Lesens: Ein anderes Programm schreibt gerade.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was begun before, and {count} of its numbers are still to be sent: more than was agreed to now.</source>
   <translation>„{name}“ wurde schon begonnen, und es sind noch mehr Nummern zu senden als jetzt vereinbart ({count}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” was moved, renamed or deleted while it was read.</source>
   <translation>„{name}“ wurde während des Lesens verschoben, umbenannt oder gelöscht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was sent, so its rows can't be corrected any more.</source>
   <translation>„{name}“ wurde gesendet, daher lassen sich ihre Zeilen nicht mehr berichtigen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{number}” is not a valid phone number ({problem}).</source>
   <translation>„{number}“ ist keine gültige Telefonnummer ({problem}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{other}” (batch {batch}) has {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours or about to be.</source>
   <translation>„{other}“ (Auftrag {batch}) hat {count} der {total} Nummern in „{name}“, in den letzten 24 Stunden für {product} gesendet oder kurz davor.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All as text</source>
   <translation>Alles als Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Another export is under way. Try again when it has ended.</source>
   <translation>Es läuft bereits ein Export. Versuchen Sie es danach erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>CSV, cells as they are…</source>
   <translation>CSV, Zellen unverändert…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV…</source>
   <translation>CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Cancelled: nothing was written.</source>
   <translation>Abgebrochen: Es wurde nichts geschrieben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Cells in Excel workbooks</source>
   <translation>Zellen in Excel-Arbeitsmappen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Choose another place…</source>
   <translation>Anderen Ort wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Clean list</source>
   <translation>Bereinigte Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Close this message</source>
   <translation>Diese Meldung schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Columns are separated by {}.</source>
   <translation>Trennzeichen der Spalten: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel</source>
   <translation>Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel workbook (XLSX)…</source>
   <translation>Excel-Arbeitsmappe (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Excel workbook, split by outcome…</source>
   <translation>Excel-Arbeitsmappe, nach Ergebnis aufgeteilt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export results</source>
   <translation>Ergebnisse exportieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good and doubtful numbers…</source>
   <translation>Gute und zweifelhafte Nummern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (CSV)…</source>
   <translation>Gute Nummern (CSV)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (XLSX)…</source>
   <translation>Gute Nummern (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, as a sheet of your workbook…</source>
   <translation>Gute Nummern, als Blatt Ihrer Mappe…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, beside your column…</source>
   <translation>Gute Nummern, neben Ihrer Spalte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Look at its tasks in the Task monitor before you hand the file on.</source>
   <translation>Sehen Sie im Aufgabenmonitor die Aufgaben dazu an, bevor Sie die Datei weitergeben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>More clean lists</source>
   <translation>Weitere bereinigte Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>One page to hand on</source>
   <translation>Eine Seite zum Weitergeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook with columns added…</source>
   <translation>Originalmappe, um Spalten ergänzt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook, with international numbers…</source>
   <translation>Originalmappe mit internationalen Nummern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report (PDF)…</source>
   <translation>Bericht (PDF)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Report on {} written to “{}”.</source>
   <translation>Bericht über {} in „{}“ geschrieben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report with charts (XLSX)…</source>
   <translation>Bericht mit Diagrammen (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>Several sheets were read as one list, so there is no single sheet to add columns to.</source>
   <translation>Mehrere Blätter wurden als eine Liste gelesen; es gibt also kein einzelnes Blatt, in das Spalten eingefügt werden könnten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Show in folder</source>
   <translation>Im Ordner anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>SmartArt</source>
   <translation>SmartArt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>The export was cancelled. Nothing was written.</source>
   <translation>Der Export wurde abgebrochen. Nichts wurde geschrieben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.</source>
   <translation>Die Liste ist keine Excel-Arbeitsmappe (XLSX oder XLSM); es gibt also keine Arbeitsmappe, in die Spalten eingefügt werden könnten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The list is not complete: {}.</source>
   <translation>Die Liste ist nicht vollständig: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.</source>
   <translation>Die Liste ist zu lang, um sie mit ihrer Formatierung zu kopieren: Exportieren Sie sie stattdessen als Excel-Arbeitsmappe (XLSX).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.</source>
   <translation>Die Arbeitsmappe der Liste ist mit einem Passwort geschützt, das Dialproof nicht aufbewahrt; daher kann ihre Kopie nicht geschrieben werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The sums do not agree: {}.</source>
   <translation>Die Summen stimmen nicht überein: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>The system has no program to open “{}”.</source>
   <translation>Das System hat kein Programm, um „{}“ zu öffnen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Types as in your file</source>
   <translation>Typen wie in Ihrer Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Verdicts: {}.</source>
   <translation>Urteile: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Write a report</source>
   <translation>Bericht schreiben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Writing {}</source>
   <translation>{} wird geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>XML maps</source>
   <translation>XML-Zuordnungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Your own file has what this copy could not keep: {}.</source>
   <translation>Ihre eigene Datei enthält, was in dieser Kopie nicht erhalten blieb: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file with its sheets and formatting; your file stays as it is</source>
   <translation>eine Kopie Ihrer eigenen Datei mit ihren Blättern und Formaten; Ihre Datei bleibt, wie sie ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file, with the clean list on a sheet behind the others</source>
   <translation>eine Kopie Ihrer eigenen Datei, mit der bereinigten Liste auf einem Blatt hinter den anderen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>additions to the ribbon</source>
   <translation>Ergänzungen im Menüband</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>all rows on one sheet, with an About sheet</source>
   <translation>alle Zeilen auf einem Blatt, mit einem Info-Blatt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with the doubtful numbers, too</source>
   <translation>wie die bereinigte Liste, auch mit den zweifelhaften Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with your numbers as they were and E.164 in a column after them</source>
   <translation>wie die bereinigte Liste, Ihre Nummern wie sie waren und E.164 in einer Spalte dahinter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>background pictures</source>
   <translation>Hintergrundbilder</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>buttons and form controls</source>
   <translation>Schaltflächen und Formularsteuerelemente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>cells that a spreadsheet program would run are made harmless</source>
   <translation>Zellen, die ein Tabellenprogramm ausführen würde, werden unschädlich gemacht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>chart sheets</source>
   <translation>Diagrammblätter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>charts</source>
   <translation>Diagramme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>check boxes in cells</source>
   <translation>Kontrollkästchen in Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>commas</source>
   <translation>Kommas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>conditional formats</source>
   <translation>bedingte Formate</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>consolidations</source>
   <translation>Konsolidierungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom XML data</source>
   <translation>benutzerdefinierte XML-Daten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom views</source>
   <translation>benutzerdefinierte Ansichten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data connections</source>
   <translation>Datenverbindungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data types and pictures in cells</source>
   <translation>Datentypen und Bilder in Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>dialog sheets</source>
   <translation>Dialogblätter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>drop-down lists from other sheets</source>
   <translation>Dropdownlisten aus anderen Blättern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>embedded objects</source>
   <translation>eingebettete Objekte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>error marks that were switched off</source>
   <translation>ausgeschaltete Fehlermarkierungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>every cell as it is, for other programs</source>
   <translation>jede Zelle, wie sie ist, für andere Programme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/outside_links.py" />
   <source>formulas that fetch from outside the workbook (their last values are there)</source>
   <translation>Formeln, die von außerhalb der Arbeitsmappe abrufen (ihre letzten Werte sind vorhanden)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>formulas that spill (they become array formulas)</source>
   <translation>überlaufende Formeln (sie werden zu Matrixformeln)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ink</source>
   <translation>Freihandzeichnungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links</source>
   <translation>Links</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links to other workbooks</source>
   <translation>Verknüpfungen mit anderen Arbeitsmappen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>macros</source>
   <translation>Makros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>merged cells</source>
   <translation>verbundene Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>names of ranges</source>
   <translation>Namen von Bereichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer conditional formats, such as icon sets</source>
   <translation>neuere bedingte Formate wie Symbolsätze</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer kinds of charts, such as waterfalls and maps</source>
   <translation>neuere Diagrammtypen wie Wasserfall- und Kartendiagramme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>numbers stay numbers; phone numbers and answers are text</source>
   <translation>Zahlen bleiben Zahlen; Telefonnummern und Antworten sind Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>other parts</source>
   <translation>andere Teile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>panes of add-ins</source>
   <translation>Aufgabenbereiche von Add-Ins</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>phonetic guides above Chinese and Japanese characters</source>
   <translation>Lautschrift über chinesischen und japanischen Zeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures</source>
   <translation>Bilder</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures in headers and footers</source>
   <translation>Bilder in Kopf- und Fußzeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pivot tables</source>
   <translation>Pivot-Tabellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>printer settings</source>
   <translation>Druckereinstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>query tables</source>
   <translation>Abfragetabellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ranges that can be edited despite protection</source>
   <translation>Bereiche, die trotz Schutz bearbeitet werden dürfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>saved views of sheets</source>
   <translation>gespeicherte Blattansichten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>scenarios</source>
   <translation>Szenarien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>semicolons</source>
   <translation>Semikolons</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>sheets for answered, unanswered, invalid and other rows, each with its row number in your list</source>
   <translation>Blätter für beantwortete, unbeantwortete, ungültige und andere Zeilen, jede mit ihrer Zeilennummer in Ihrer Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sheets of Excel 4 macros</source>
   <translation>Blätter mit Excel-4-Makros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>slicers</source>
   <translation>Datenschnitte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>some details of how charts look</source>
   <translation>Feinheiten der Diagrammgestaltung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sparklines</source>
   <translation>Sparklines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>tables</source>
   <translation>Tabellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>tabs</source>
   <translation>Tabulatoren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>text boxes and shapes</source>
   <translation>Textfelder und Formen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the data model</source>
   <translation>das Datenmodell</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the digital signature</source>
   <translation>die digitale Signatur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the history of a shared workbook</source>
   <translation>der Änderungsverlauf einer freigegebenen Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the recommendation to open it read-only</source>
   <translation>die Empfehlung, sie schreibgeschützt zu öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>the same, with E.164 in place of the numbers in your phone column; cells with suppressed numbers alone stay</source>
   <translation>dasselbe, mit E.164 anstelle der Nummern in Ihrer Telefonspalte; Zellen, in denen nur gesperrte Nummern stehen, bleiben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the sensitivity label</source>
   <translation>die Vertraulichkeitsbezeichnung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the signature of the macros</source>
   <translation>die Signatur der Makros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the stored data of pivot tables</source>
   <translation>die gespeicherten Daten von Pivot-Tabellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>threads of comments (their text stays as notes)</source>
   <translation>Kommentarverläufe (ihr Text bleibt als Notizen)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>timelines</source>
   <translation>Zeitachsen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>vertical bars</source>
   <translation>senkrechte Striche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>watched cells</source>
   <translation>überwachte Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>what came in, how good it is by country, line type and source, what it cost; without numbers of the list</source>
   <translation>was hereinkam, wie gut es ist nach Land, Anschlussart und Quelle, was es kostete; ohne Nummern der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>your columns with the good numbers alone, each once, in international format</source>
   <translation>Ihre Spalten nur mit den guten Nummern, jede einmal, im internationalen Format</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} (filtered)</source>
   <translation>{} (gefiltert)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial)</source>
   <translation>{} (unvollständig)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial, filtered)</source>
   <translation>{} (unvollständig, gefiltert)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} and {} more</source>
   <translation>{} und {} weitere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} beside a row</source>
   <translation>Antworten: {} in der Liste, {} neben einer Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} for numbers that were sent</source>
   <translation>Antworten: {} in der Liste, {} zu gesendeten Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were received, {} stand in the list</source>
   <translation>Antworten: {} empfangen, {} in der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were reused, {} stand in the list</source>
   <translation>Antworten: {} übernommen, {} in der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} duplicate rows were read, {} were written</source>
   <translation>doppelte Zeilen: {} gelesen, {} geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} empty rows were read, {} were written</source>
   <translation>leere Zeilen: {} gelesen, {} geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} invalid rows were read, {} were written</source>
   <translation>ungültige Zeilen: {} gelesen, {} geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks</source>
   <translation>Nummern: {} in der Liste, {} in den Aufgaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks or reused</source>
   <translation>Nummern: {} in der Liste, {} in den Aufgaben oder übernommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} are written as answered or unanswered</source>
   <translation>Nummern: {} gesendet, {} als beantwortet oder unbeantwortet geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} of them are in the list</source>
   <translation>Nummern: {} gesendet, {} davon in der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were suppressed, {} of the list are in no task</source>
   <translation>{} Nummern waren gesperrt, {} der Liste sind in keiner Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were asked for, {} were written</source>
   <translation>Zeilen: {} angefordert, {} geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} stand in the list</source>
   <translation>Zeilen: {} aus der Datei gelesen, {} in der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} were written</source>
   <translation>Zeilen: {} aus der Datei gelesen, {} geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} when it was sent</source>
   <translation>Zeilen: {} aus der Datei gelesen, {} beim Senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were written, {} of a known kind</source>
   <translation>Zeilen: {} geschrieben, {} von bekannter Art</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows with a number were written, {} have a verdict</source>
   <translation>{} Zeilen mit einer Nummer wurden geschrieben, {} haben ein Urteil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} valid rows were read, {} were written</source>
   <translation>gültige Zeilen: {} gelesen, {} geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} written to “{}”.</source>
   <translation>{} in „{}“ geschrieben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean</source>
   <translation>{} – bereinigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, beside</source>
   <translation>{} – bereinigt, daneben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, with doubtful</source>
   <translation>{} – bereinigt, mit zweifelhaften</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – international</source>
   <translation>{} – international</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – raw results</source>
   <translation>{} – Rohergebnisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – report</source>
   <translation>{} – Bericht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results</source>
   <translation>{} – Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results by outcome</source>
   <translation>{} – Ergebnisse aufgeteilt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with clean list</source>
   <translation>{} – mit bereinigter Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} – with columns</source>
   <translation>{} – mit Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with results</source>
   <translation>{} – mit Ergebnissen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered, {} reused; the sums agree.</source>
   <translation>{}, {} beantwortet, {} übernommen; die Summen stimmen überein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered; the sums agree.</source>
   <translation>{}, {} beantwortet; die Summen stimmen überein.</translation>
  </message>
 </context>
 <context>
  <name>files</name>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose: {name}, {path}</source>
   <translation>Wählen: {name}, {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose…</source>
   <translation>Wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Look in:</source>
   <translation>Suchen in:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>No: {name}</source>
   <translation>Keine: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Type of file:</source>
   <translation>Dateityp:</translation>
  </message>
 </context>
 <context>
  <name>joining</name>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{name}: {value}</source>
   <translation>{name}: {value}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{} {}</source>
   <translation>{} {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{}, {}</source>
   <translation>{}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{}.</source>
   <translation>{}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{}:</source>
   <translation>{}:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>“{}”</source>
   <translation>„{}“</translation>
  </message>
 </context>
 <context>
  <name>line types</name>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line</source>
   <translation>Festnetz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line or mobile</source>
   <translation>Festnetz oder Mobilfunk</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>mobile</source>
   <translation>Mobilfunk</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>pager</source>
   <translation>Funkruf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>personal</source>
   <translation>persönliche Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>premium rate</source>
   <translation>Mehrwertdienst</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>shared cost</source>
   <translation>geteilte Kosten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>toll free</source>
   <translation>gebührenfrei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>uan</source>
   <translation>Firmennummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>voicemail</source>
   <translation>Mailbox</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>voip</source>
   <translation>VoIP</translation>
  </message>
 </context>
 <context>
  <name>log</name>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copied.</source>
   <translation>Kopiert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copy what is shown</source>
   <translation>Angezeigtes kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Follow</source>
   <translation>Mitlaufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Log</source>
   <translation>Protokoll</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>New entries are shown as they are written</source>
   <translation>Neue Einträge erscheinen, sobald sie geschrieben werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>No entry matches</source>
   <translation>Kein passender Eintrag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Nothing has been written yet</source>
   <translation>Noch keine Einträge</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Open log folder</source>
   <translation>Protokollordner öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Search the log</source>
   <translation>Protokoll durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>errors</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>everything</source>
   <translation>alles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>warnings and errors</source>
   <translation>Warnungen und Fehler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>{shown} of {entries}</source>
   <translation>{entries}, davon {shown} angezeigt</translation>
  </message>
 </context>
 <context>
  <name>monitor</name>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Accepted</source>
   <translation>Akzeptiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>All {reused} from earlier lists</source>
   <translation>{reused}, alle aus früheren Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Answered</source>
   <translation>Beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Answers</source>
   <translation>Antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Asks for missing answers: nothing is sent or charged</source>
   <translation>Fragt nach fehlenden Antworten: Nichts wird gesendet oder abgebucht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Back to the events</source>
   <translation>Zurück zu den Ereignissen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Balance</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Batch</source>
   <translation>Auftrag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Batches</source>
   <translation>Aufträge</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Bytes</source>
   <translation>Bytes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Cap reached</source>
   <translation>Obergrenze erreicht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Carry on</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Carry on ({})</source>
   <translation>Fortsetzen ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Charged</source>
   <translation>Abgebucht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Checking</source>
   <translation>Prüft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Choose one of them to see its events and answers.</source>
   <translation>Wählen Sie einen davon, um seine Ereignisse und Antworten zu sehen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Columns…</source>
   <translation>Spalten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Completed</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Connection</source>
   <translation>Verbindung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide…</source>
   <translation>Entscheiden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete ({})</source>
   <translation>Löschen ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Delete the batch</source>
   <translation>Auftrag löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Delete this batch</source>
   <translation>Diesen Auftrag löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.</source>
   <translation>Dialproof wurde beendet, während Aufgabe {} von „{}“ gesendet wurde. Vielleicht wurde sie angenommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Event</source>
   <translation>Ereignis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Events</source>
   <translation>Ereignisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Failed</source>
   <translation>Gescheitert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Fetch again</source>
   <translation>Erneut abrufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Fetch the results again</source>
   <translation>Ergebnisse erneut abrufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Fetching</source>
   <translation>Ruft ab</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>First number</source>
   <translation>Erste Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Go to Batch upload</source>
   <translation>Zur Listenprüfung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>In doubt</source>
   <translation>Ungewiss</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Incomplete</source>
   <translation>Teilweise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It isn't known which numbers of task {} were checked. Decide how it goes on.</source>
   <translation>Welche Nummern von Aufgabe {} geprüft wurden, ist nicht bekannt. Entscheiden Sie, wie es weitergeht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits for a valid key for {}.</source>
   <translation>Wartet auf einen gültigen Schlüssel für {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>Das wartet, bis der Schlüsselbund entsperrt ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Keep it</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Keep note</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Keep them</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Kind</source>
   <translation>Art</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Last number</source>
   <translation>Letzte Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Last update</source>
   <translation>Kontakt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Left out</source>
   <translation>Belassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Maximum age in days</source>
   <translation>Höchstalter in Tagen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Message</source>
   <translation>Meldung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the left</source>
   <translation>Nach links</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the right</source>
   <translation>Nach rechts</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Name of the batch</source>
   <translation>Name des Auftrags</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Needs key</source>
   <translation>Schlüssel fehlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Needs you</source>
   <translation>Rückfrage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Never sent</source>
   <translation>Nie gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>No answer</source>
   <translation>Keine Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>No batch is in this state</source>
   <translation>Kein Auftrag in diesem Zustand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>No clear answer came for task {}. Decide whether it arrived.</source>
   <translation>Für Aufgabe {} kam keine klare Antwort. Entscheiden Sie, ob sie angekommen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>No clear answer came when task {} of “{}” was sent. It may have been accepted.</source>
   <translation>Beim Senden von Aufgabe {} von „{}“ kam keine klare Antwort. Vielleicht wurde sie angenommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>No progress since {}. Dialproof keeps asking.</source>
   <translation>Seit {} bewegt sich nichts. Dialproof fragt weiter nach.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Not known</source>
   <translation>Unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Not sent</source>
   <translation>Nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Note</source>
   <translation>Notiz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Note…</source>
   <translation>Notiz…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing has been verified yet</source>
   <translation>Noch nichts geprüft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing matches “{}”</source>
   <translation>Keine Treffer für „{}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Numbers</source>
   <translation>Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>On trial</source>
   <translation>Im Probelauf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Open results</source>
   <translation>Ergebnisse öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Pause</source>
   <translation>Pausieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Pause ({})</source>
   <translation>Pausieren ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Paused</source>
   <translation>Pausiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Pausing…</source>
   <translation>Wird pausiert…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}</source>
   <translation>Vorbereitet in {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}, {reused} reused</source>
   <translation>Vorbereitet in {tasks}, {reused} übernommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared to send {numbers} again, in {tasks}</source>
   <translation>Erneut zu senden: {numbers}, vorbereitet in {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Price unknown</source>
   <translation>Preis unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Processing</source>
   <translation>Läuft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Queued</source>
   <translation>Eingereiht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Rate</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Read as</source>
   <translation>Gelesen als</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reason</source>
   <translation>Grund</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Refused</source>
   <translation>Abgelehnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Remaining copies of deleted data are removed at the next start.</source>
   <translation>Was Kopien vom Gelöschten noch enthalten, verschwindet beim nächsten Start.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Rename this batch…</source>
   <translation>Diesen Auftrag umbenennen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Rename…</source>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Repeated</source>
   <translation>Wiederholt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reused</source>
   <translation>Übernommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Running</source>
   <translation>Laufend</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches</source>
   <translation>Aufträge durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches and tasks</source>
   <translation>Aufträge, Aufgaben suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Send the unanswered again…</source>
   <translation>Unbeantwortete neu senden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Sending</source>
   <translation>Sendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Sent</source>
   <translation>Gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Show all</source>
   <translation>Alle anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Space shows or hides a column. Alt with an arrow moves it.</source>
   <translation>Die Leertaste zeigt oder verbirgt eine Spalte. Alt mit Pfeiltaste verschiebt sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Split</source>
   <translation>Geteilt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Stalled</source>
   <translation>Steht still</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task</source>
   <translation>Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task id</source>
   <translation>Aufgaben-ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Task monitor</source>
   <translation>Aufgabenmonitor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task {}</source>
   <translation>Aufgabe {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task {} of “{}” may have been sent before: the journal was damaged since.</source>
   <translation>Aufgabe {} von „{}“ wurde vielleicht schon gesendet: Das Journal wurde seitdem beschädigt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Tasks</source>
   <translation>Aufgaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <source>The chosen batch</source>
   <translation>Der gewählte Auftrag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers went, you are asked whether the rest goes</source>
   <translation>Die ersten Nummern sind gesendet, Sie werden nach dem Rest gefragt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers were answered, the rest follows</source>
   <translation>Die ersten Nummern sind beantwortet, der Rest folgt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service answered</source>
   <translation>Antwort des Dienstes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>The service has not answered since {}.</source>
   <translation>Der Dienst antwortet seit {} nicht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service's answer</source>
   <translation>Antwort des Dienstes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Time left</source>
   <translation>Restzeit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Trial done</source>
   <translation>Probe beendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Two different answers</source>
   <translation>Zwei verschiedene Antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Unanswered</source>
   <translation>Unbeantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Unclear</source>
   <translation>Unklar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait until you carry on.</source>
   <translation>Was nicht gesendet ist, wartet, bis Sie fortsetzen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait. What was sent goes on.</source>
   <translation>Was nicht gesendet ist, wartet. Gesendetes geht weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Verify a list on Batch upload. It appears here, and its answers arrive one by one.</source>
   <translation>Prüfen Sie eine Liste unter „Listenprüfung“. Sie erscheint dann hier, und ihre Antworten treffen nach und nach ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Waiting</source>
   <translation>Wartet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Waits for the first numbers of another list</source>
   <translation>Wartet auf die ersten Nummern einer anderen Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>What is missing was permanently deleted in the meantime.</source>
   <translation>Was fehlt, wurde inzwischen endgültig gelöscht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Write a note about this batch…</source>
   <translation>Notiz zu diesem Auftrag schreiben…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You are asked whether the rest goes</source>
   <translation>Sie werden gefragt, ob der Rest gesendet wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You carried on</source>
   <translation>Von Ihnen fortgesetzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: leave {part}</source>
   <translation>Ihre Entscheidung: {part} so lassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: send {part} again</source>
   <translation>Ihre Entscheidung: {part} erneut senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: {part} arrived</source>
   <translation>Ihre Entscheidung: {part} ist angekommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You had {part} fetched again</source>
   <translation>Von Ihnen erneut abgerufen: {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You paused it</source>
   <translation>Von Ihnen pausiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>answered</source>
   <translation>beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>awaiting answers</source>
   <translation>warten auf Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>in doubt</source>
   <translation>ungewiss</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>not sent</source>
   <translation>nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of them reused, not sent</source>
   <translation>davon übernommen, nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of {}</source>
   <translation>von {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>refused</source>
   <translation>abgelehnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task</source>
   <translation>Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task {}</source>
   <translation>Aufgabe {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>unanswered</source>
   <translation>unbeantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>waiting to be sent</source>
   <translation>warten auf das Senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>yesterday</source>
   <translation>gestern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} accepted</source>
   <translation>{part} angenommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} answered in the reply</source>
   <translation>{part} in der Antwort beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} completed</source>
   <translation>{part} abgeschlossen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} failed</source>
   <translation>{part} fehlgeschlagen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} fetched, {bytes}</source>
   <translation>{part} abgerufen, {bytes}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} goes first, alone: {numbers}</source>
   <translation>{part} geht zuerst, allein: {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} has to wait</source>
   <translation>{part} muss warten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} is tried again: it had been refused</source>
   <translation>{part} war abgelehnt, neuer Versuch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} not reached, tried again</source>
   <translation>{part} hat den Dienst nicht erreicht, neuer Versuch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} paused, its rest waits</source>
   <translation>{part} pausiert, der Rest wartet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} processing</source>
   <translation>{part} in Bearbeitung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} queued</source>
   <translation>{part} eingereiht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} read differently: {answered}</source>
   <translation>{part} anders gelesen: {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} refused by the service</source>
   <translation>{part} vom Dienst abgelehnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} sent again with the same key, by itself</source>
   <translation>{part} von selbst mit demselben Schlüssel wiederholt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} split</source>
   <translation>{part} geteilt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} started: {numbers}</source>
   <translation>{part} begonnen: {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} stopped before its first number</source>
   <translation>{part} vor der ersten Nummer angehalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: a number was refused</source>
   <translation>{part}: eine Nummer abgelehnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: all checked</source>
   <translation>{part}: alles geprüft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: balance read</source>
   <translation>{part}: Guthaben gelesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: charged or not?</source>
   <translation>{part}: abgebucht oder nicht?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: did it arrive?</source>
   <translation>{part}: angekommen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: nothing newer available, {answered} kept</source>
   <translation>{part}: nichts Neueres verfügbar, {answered} behalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: sending {numbers}</source>
   <translation>{part}: {numbers} werden gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the journal was restored, was it sent since?</source>
   <translation>{part}: Journal wiederhergestellt; seitdem gesendet?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the list was lost, its answers are fetched again</source>
   <translation>{part}: Liste verloren, Antworten werden erneut abgerufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: {answered}</source>
   <translation>{part}: {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>{} a minute</source>
   <translation>{} pro Minute</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} answered</source>
   <translation>{} beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} processed</source>
   <translation>{} bearbeitet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} with {}</source>
   <translation>{} mit {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>“{}” is deleted.</source>
   <translation>„{}“ ist gelöscht.</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list is verified</source>
   <translation>Eine Liste ist geprüft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list needs your decision</source>
   <translation>Eine Liste braucht Ihre Entscheidung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list waits for you</source>
   <translation>Eine Liste wartet auf Sie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Notifications</source>
   <translation>Benachrichtigungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Rows: {}.</source>
   <translation>Zeilen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Tell me on the desktop while I do something else</source>
   <translation>Auf dem Desktop benachrichtigen, während ich anderes tue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>The balance is low</source>
   <translation>Das Guthaben ist niedrig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>When a list is verified or needs a decision, and when the balance falls below your limit.</source>
   <translation>Wenn eine Liste geprüft ist oder eine Entscheidung braucht, und wenn das Guthaben unter Ihre Warngrenze fällt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} left, below your limit of {}.</source>
   <translation>Noch {}, unter Ihrer Warngrenze von {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} – Dialproof</source>
   <translation>{} – Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}” doesn't go on by itself. The task monitor says why.</source>
   <translation>„{}“ geht nicht von selbst weiter. Der Aufgabenmonitor sagt, warum.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: it isn't known whether one of its tasks arrived. Nothing is sent again until you decide.</source>
   <translation>„{}“: Es ist nicht bekannt, ob eine Aufgabe angekommen ist. Nichts wird erneut gesendet, bis Sie entscheiden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: {} of {} numbers answered.</source>
   <translation>„{}“: {} von {} Nummern beantwortet.</translation>
  </message>
 </context>
 <context>
  <name>offline</name>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>Add columns (offline, free)</source>
   <translation>Spalten hinzufügen (offline, kostenlos)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>By the numbers' time zones and the hours in the settings</source>
   <translation>Nach den Zeitzonen der Nummern und den Anrufzeiten in den Einstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_cells.py" />
   <source>Can be called now</source>
   <translation>Jetzt anrufbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export the list without sending it</source>
   <translation>Liste exportieren, ohne sie zu senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Export without sending</source>
   <translation>Ohne Senden exportieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>International format (offline)</source>
   <translation>Internationales Format (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Line type (offline)</source>
   <translation>Leitungstyp (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Local time there</source>
   <translation>Ortszeit dort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called (your time)</source>
   <translation>Anruf erlaubt (Ihre Zeit)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called now</source>
   <translation>Anruf jetzt erlaubt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>National format (offline)</source>
   <translation>Nationales Format (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Nothing was sent or paid.</source>
   <translation>Nichts wurde gesendet oder bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Only numbers that can be called now</source>
   <translation>Nur Nummern, die jetzt angerufen werden können</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Original carrier (offline)</source>
   <translation>Ursprünglicher Anbieter (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Place (offline)</source>
   <translation>Ort (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Region (offline)</source>
   <translation>Region (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Time zones (offline)</source>
   <translation>Zeitzonen (offline)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>What the numbering plans say of a number, worked out on this computer. No network is asked, and nothing is sent or paid. An export has these columns, too.</source>
   <translation>Was die Nummernpläne über eine Nummer sagen, auf diesem Computer ermittelt. Kein Netz wird gefragt, nichts wird gesendet oder bezahlt. Auch ein Export hat diese Spalten.</translation>
  </message>
 </context>
 <context>
  <name>popup</name>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Options</source>
   <translation>Optionen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Search the options</source>
   <translation>Optionen durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Type to search</source>
   <translation>Tippen, um zu suchen</translation>
  </message>
 </context>
 <context>
  <name>problems</name>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>0 or + lost?</source>
   <translation>0 oder + verloren?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A letter stands for a digit, such as an O for a zero.</source>
   <translation>Ein Buchstabe steht für eine Ziffer, etwa ein O für eine Null.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A spreadsheet program made a date of it: enter the number again in a column formatted as text.</source>
   <translation>Ein Tabellenprogramm hat ein Datum daraus gemacht: Geben Sie die Nummer erneut in einer als Text formatierten Spalte ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>About this file</source>
   <translation>Über diese Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Add the area code, or write the number with its country code.</source>
   <translation>Ergänzen Sie die Ortsvorwahl, oder schreiben Sie die Nummer mit ihrer Landesvorwahl.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Vergleichen Sie die Nummer mit ihrer Quelle, und schreiben Sie sie mit ihrer Landesvorwahl, etwa +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the country code: no country has this one.</source>
   <translation>Berichtigen Sie die Landesvorwahl: Kein Land hat diese.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the formula, or enter the number itself instead.</source>
   <translation>Berichtigen Sie die Formel, oder geben Sie an ihrer Stelle die Nummer selbst ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the letters among the digits, an O for a zero for example.</source>
   <translation>Berichtigen Sie die Buchstaben unter den Ziffern, zum Beispiel ein O statt einer Null.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Damaged numbers first, then the most frequent problems, then by row</source>
   <translation>Zuerst beschädigte Nummern, dann die häufigsten Probleme, dann nach Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Digits are missing: compare the number with its source.</source>
   <translation>Es fehlen Ziffern: Vergleichen Sie die Nummer mit ihrer Quelle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Enter the number again in a column formatted as text.</source>
   <translation>Geben Sie die Nummer erneut in einer als Text formatierten Spalte ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel keeps 15 digits of a number and lost the rest.</source>
   <translation>Excel behält 15 Ziffern einer Zahl und hat den Rest verloren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel wrote it in scientific notation and dropped digits.</source>
   <translation>Excel hat sie in wissenschaftlicher Schreibweise gespeichert und Ziffern weggelassen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Give each number a cell of its own.</source>
   <translation>Geben Sie jeder Nummer eine eigene Zelle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It doesn't begin with the code of any country.</source>
   <translation>Sie beginnt mit der Vorwahl keines Landes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It has decimals or a minus. Is it the right column?</source>
   <translation>Der Wert hat Nachkommastellen oder ein Minus. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a code of letters and digits. Is it the right column?</source>
   <translation>Das ist ein Code aus Buchstaben und Ziffern. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a date, or a number that became one. Is it the right column?</source>
   <translation>Das ist ein Datum, oder eine Nummer, aus der eines wurde. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a place on the map. Is it the right column?</source>
   <translation>Das ist ein Ort auf der Karte. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an address. Is it the right column?</source>
   <translation>Das ist eine Adresse. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an amount or a percentage. Is it the right column?</source>
   <translation>Das ist ein Betrag oder ein Prozentsatz. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is only the local part of a number.</source>
   <translation>Das ist nur der örtliche Teil einer Nummer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is written nationally: choose the country of national numbers.</source>
   <translation>Sie ist national geschrieben: Wählen Sie das Land der nationalen Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Leave nothing but the number in the cell.</source>
   <translation>Lassen Sie nur die Nummer in der Zelle stehen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>No number in {} begins like this.</source>
   <translation>So beginnt keine Nummer dieses Landes ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Nobody has this number: compare it with its source, especially its first digits.</source>
   <translation>Die Nummer ist nicht vergeben: Vergleichen Sie sie mit ihrer Quelle, vor allem die ersten Ziffern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Open the list in the spreadsheet program that made it and save it, or enter the number itself.</source>
   <translation>Öffnen Sie die Liste in dem Tabellenprogramm, mit dem sie erstellt wurde, und speichern Sie sie, oder geben Sie die Nummer selbst ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Order</source>
   <translation>Reihenfolge</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem rows</source>
   <translation>Problemzeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put each number in a cell of its own.</source>
   <translation>Schreiben Sie jede Nummer in eine eigene Zelle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the phone number here, or leave the cell empty.</source>
   <translation>Geben Sie hier die Telefonnummer ein, oder lassen Sie die Zelle leer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the whole number here: some of its digits were hidden, with stars for example.</source>
   <translation>Geben Sie hier die ganze Nummer ein: Einige Ziffern waren verdeckt, zum Beispiel durch Sternchen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Read</source>
   <translation>Gelesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Row</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Sheet</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Some digits are hidden, by stars for example: whoever made the list hid them.</source>
   <translation>Statt einiger Ziffern stehen Sternchen oder Ähnliches: In der Liste wurden sie verdeckt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Take the number from its source again; the column has to be formatted as text before it is filled.</source>
   <translation>Übernehmen Sie die Nummer erneut aus ihrer Quelle; die Spalte muss als Text formatiert sein, bevor sie gefüllt wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has more numbers than a row may have.</source>
   <translation>Die Zelle hat mehr Nummern, als eine Zeile haben kann.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has several numbers that can't be told apart.</source>
   <translation>Die Zelle hat mehrere Nummern, die sich nicht trennen lassen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell shows an error such as #N/A.</source>
   <translation>Die Zelle zeigt einen Fehler wie #N/A.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The file has a formula here, but not its result.</source>
   <translation>In der Datei steht hier eine Formel, aber nicht ihr Ergebnis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There are too many digits: compare the number with its source, and put a second number in a cell of its own.</source>
   <translation>Es sind zu viele Ziffern: Vergleichen Sie die Nummer mit ihrer Quelle, und schreiben Sie eine zweite Nummer in eine eigene Zelle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There is no phone number in it.</source>
   <translation>Es ist keine Telefonnummer darin.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>What to do</source>
   <translation>Was zu tun ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Which digits of the cell belong to the number isn't clear.</source>
   <translation>Es ist nicht klar, welche Ziffern der Zelle zur Nummer gehören.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a + before it, it would be a number: spreadsheets drop a leading +.</source>
   <translation>Mit einem + davor wäre es eine Nummer: Tabellenprogramme lassen ein führendes + weg.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it and with a +, it would be two different numbers.</source>
   <translation>Mit einer 0 davor und mit einem + wären es zwei verschiedene Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it, it would be a number: spreadsheets drop leading zeros.</source>
   <translation>Mit einer 0 davor wäre es eine Nummer: Tabellenprogramme lassen führende Nullen weg.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code, in a column formatted as text.</source>
   <translation>Schreiben Sie die Nummer mit + und Landesvorwahl in eine als Text formatierte Spalte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code: without them it could be either of two numbers.</source>
   <translation>Schreiben Sie die Nummer mit + und Landesvorwahl: Ohne sie könnte es die eine oder die andere von zwei Nummern sein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its country code, as in +44 20 7946 0958.</source>
   <translation>Schreiben Sie die Nummer mit ihrer Landesvorwahl, etwa +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its leading zero or with its country code, in a column formatted as text.</source>
   <translation>Schreiben Sie die Nummer mit führender Null oder mit Landesvorwahl in eine als Text formatierte Spalte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a code with letters</source>
   <translation>Code mit Buchstaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a date</source>
   <translation>ein Datum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>all sheets, one below the other</source>
   <translation>alle Blätter untereinander</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>an amount</source>
   <translation>ein Betrag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>area code missing</source>
   <translation>Ortsvorwahl fehlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>coordinates</source>
   <translation>Koordinaten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits hidden</source>
   <translation>Ziffern verdeckt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits lost in Excel</source>
   <translation>Ziffern verloren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>email or web address</source>
   <translation>Mail-/Webadresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>error in the sheet</source>
   <translation>Fehler im Blatt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>formula without value</source>
   <translation>Formel ohne Wert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading + lost?</source>
   <translation>+ vorn verloren?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading 0 lost?</source>
   <translation>0 vorn verloren?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>letters among digits</source>
   <translation>mit Buchstaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no country code</source>
   <translation>ohne Landesvorwahl</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no such country code</source>
   <translation>Vorwahl unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a phone number</source>
   <translation>keine Rufnummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a whole number</source>
   <translation>keine ganze Zahl</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not in use</source>
   <translation>nicht vergeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>not in use in {}</source>
   <translation>in {} nicht vergeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>number unclear</source>
   <translation>Nummer unklar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>number {place}: {problem}</source>
   <translation>{place}. Nummer: {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>several numbers</source>
   <translation>mehrere Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too long</source>
   <translation>zu lang</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too many numbers</source>
   <translation>zu viele Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too short</source>
   <translation>zu kurz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{rows} of {every} have a phone number that can't be used</source>
   <translation>{rows} von {every} haben eine Nummer, die nicht verwendet werden kann</translation>
  </message>
 </context>
 <context>
  <name>products</name>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Account signals</source>
   <translation>Kontosignale</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Carrier and HLR lookup</source>
   <translation>Betreiber- und HLR-Abfrage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Carrier lookup</source>
   <translation>Betreiberabfrage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>HLR lookup</source>
   <translation>HLR-Abfrage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Messaging presence</source>
   <translation>Messenger-Präsenz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>Others</source>
   <translation>Andere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Phone validation</source>
   <translation>Validierung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Telegram presence</source>
   <translation>Telegram-Präsenz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>WhatsApp presence</source>
   <translation>WhatsApp-Präsenz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>price unknown</source>
   <translation>Preis unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>simulated</source>
   <translation>simuliert</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>1 credit</source>
   <translation>1 Credit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>1 number</source>
   <translation>1 Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>A recipe that runs by itself needs a cap.</source>
   <translation>Ein Rezept, das von selbst läuft, braucht eine Obergrenze.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>A report can't go to standard output; name a file.</source>
   <translation>Ein Bericht kann nicht auf die Standardausgabe gehen; nennen Sie eine Datei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>A suppression list needs a short name on one line.</source>
   <translation>Eine Sperrliste braucht einen kurzen Namen in einer Zeile.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>Days are a whole number from {least} to {most}.</source>
   <translation>Tage sind eine ganze Zahl von {least} bis {most}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Doing without suppression lists</source>
   <translation>Auf Sperrlisten verzichten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result has two different answers for {count} numbers; the first of each is kept.</source>
   <translation>Das Ergebnis enthält für {count} Nummern zwei verschiedene Antworten; die jeweils erste bleibt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result lacks {lacking} of {numbers} numbers. Fetching it again is free.</source>
   <translation>Im Ergebnis fehlen {lacking} von {numbers} Nummern. Erneutes Abrufen ist kostenlos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Keys in the system keyring</source>
   <translation>Schlüssel im Schlüsselbund des Systems</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Look for a new version</source>
   <translation>Nach einer neuen Version suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>Name the folder or the file that the recipe takes at its times.</source>
   <translation>Nennen Sie den Ordner oder die Datei, die das Rezept zu seinen Zeiten nimmt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>No number of “{name}” was answered so; nothing is sent.</source>
   <translation>Keine Nummer von „{name}“ wurde so beantwortet; es wird nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>No result of “{file}” can be read so; its answers are as they were.</source>
   <translation>Kein Ergebnis von „{file}“ lässt sich so lesen; die Antworten sind, wie sie waren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>None of the {count} numbers that went first was answered. The rest was not sent.</source>
   <translation>Keine der {count} Nummern, die zuerst gesendet wurden, ist beantwortet. Der Rest wurde nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Not all numbers of another list that went first were answered. Nothing of this list was sent.</source>
   <translation>Nicht alle Nummern einer anderen Liste, die zuerst gesendet wurden, sind beantwortet. Von dieser Liste wurde nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing had to be sent.</source>
   <translation>Es musste nichts gesendet werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Nothing of this list was sent: its next task has more numbers than should be tried first.</source>
   <translation>Von dieser Liste wurde nichts gesendet: Ihre nächste Aufgabe hat mehr Nummern, als zuerst probiert werden sollen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing was sent.</source>
   <translation>Es wurde nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Notifications</source>
   <translation>Benachrichtigungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Numbers of another list went first. This list follows once they are answered.</source>
   <translation>Nummern einer anderen Liste gehen zuerst. Diese Liste folgt, sobald sie beantwortet sind.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} can't be used ({error}).</source>
   <translation>Port {port} kann nicht verwendet werden ({error}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is in use by another program; choose another one, or 0 for any.</source>
   <translation>Port {port} wird von einem anderen Programm verwendet; wählen Sie einen anderen, oder 0 für einen beliebigen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is reserved by the system; choose one above 1023, or 0 for any.</source>
   <translation>Port {port} ist vom System reserviert; wählen Sie einen über 1023, oder 0 für einen beliebigen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Reuse answers</source>
   <translation>Antworten übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>Say with --product which of these to verify: {slugs}.</source>
   <translation>Geben Sie mit --product an, was geprüft werden soll: {slugs}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>Several submissions have the id “{shown_id}”: name the one that is meant, {parts}.</source>
   <translation>Mehrere Übermittlungen haben die Kennung „{shown_id}“: Geben Sie die gemeinte an, {parts}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Single checks</source>
   <translation>Einzelprüfungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/addresses.py" />
   <source>The API key has characters that no key has; copy it once more.</source>
   <translation>Der API-Schlüssel enthält Zeichen, die kein Schlüssel hat; kopieren Sie ihn noch einmal.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result asks for another key than the service itself (401).</source>
   <translation>Die Adresse des Ergebnisses verlangt einen anderen Schlüssel als der Dienst selbst (401).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result has expired or does not exist ({status}).</source>
   <translation>Die Adresse des Ergebnisses ist abgelaufen oder existiert nicht ({status}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>The address of the service can't be used: {why}.</source>
   <translation>Die Adresse des Dienstes kann nicht verwendet werden: {why}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The answer of {origin} was not understood: {reason}. Check that the connection's address is that of the verification service.</source>
   <translation>Die Antwort von {origin} wurde nicht verstanden: {reason}. Überprüfen Sie, ob die Adresse der Verbindung die des Prüfdienstes ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message}</source>
   <translation>Das Guthaben reicht für diese Anfrage nicht. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on with the batch.</source>
   <translation>Das Guthaben reicht für diese Anfrage nicht. {message} Laden Sie das Konto auf und setzen Sie dann den Auftrag fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on.</source>
   <translation>Das Guthaben reicht für diese Anfrage nicht. {message} Laden Sie das Konto auf und setzen Sie dann fort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>The file of “{name}” can't be used: {reason}.</source>
   <translation>Die Datei von „{name}“ kann nicht verwendet werden: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/reading.py" />
   <source>The first line of “{name}” is no password.</source>
   <translation>Die erste Zeile von „{name}“ ist kein Passwort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The id “{remote_id}” belongs to another task already.</source>
   <translation>Die ID „{remote_id}“ gehört bereits zu einer anderen Aufgabe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” has no folder: name a file.</source>
   <translation>Das Rezept „{name}“ hat keinen Ordner: Nennen Sie eine Datei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” is for {address}.</source>
   <translation>Das Rezept „{name}“ ist für {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The reply lacks {lacking} of {numbers} numbers.</source>
   <translation>In der Antwort fehlen {lacking} von {numbers} Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>The result</source>
   <translation>Das Ergebnis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service accepted it as {task_id} ({sent}) and does not find it so far. Fetching it again is free.</source>
   <translation>Der Dienst hat sie als {task_id} angenommen ({sent}) und findet sie bisher nicht. Erneutes Abrufen ist kostenlos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service accepted it as {task_id} and does not find it so far.</source>
   <translation>Der Dienst hat sie als {task_id} angenommen und findet sie bisher nicht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service gave the id {task_id} to several submissions: to this one and to {others}.</source>
   <translation>Der Dienst hat die Kennung {task_id} mehreren Übermittlungen gegeben: dieser und {others}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.</source>
   <translation>Der Dienst hat noch nicht alle Antworten (es fehlen {lacking} von {numbers}): Das Ergebnis wird erneut abgerufen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The service has no results of “{file}” that could be fetched again.</source>
   <translation>Der Dienst hat keine Ergebnisse von „{file}“, die erneut abgerufen werden könnten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>The service says: “{words}”.</source>
   <translation>Der Dienst antwortet: „{words}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The task “{shown_id}” needs no decision: it is {state}.</source>
   <translation>Die Aufgabe „{shown_id}“ braucht keine Entscheidung: Ihr Zustand ist {state}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is a connection to {address} already.</source>
   <translation>Es gibt schon eine Verbindung zu {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <location filename="../../desktop_app/services/recipes/watching.py" />
   <source>There is a fault in the program; its log says more.</source>
   <translation>Im Programm ist ein Fehler; sein Protokoll sagt mehr.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Es gibt schon ein Rezept „{name}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>There is a suppression list “{name}” already.</source>
   <translation>Es gibt schon eine Sperrliste „{name}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no batch “{batch_id}”.</source>
   <translation>Es gibt keinen Auftrag „{batch_id}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <location filename="../../desktop_app/core/report/figures.py" />
   <source>There is no column “{name}”; there are {known}.</source>
   <translation>Es gibt keine Spalte „{name}“; es gibt {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/wiring/window.py" />
   <source>There is no screen to open the window on.</source>
   <translation>Es gibt keinen Bildschirm, auf dem sich das Fenster öffnen ließe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is no service “{name}”. “dialproof connect” lists them.</source>
   <translation>Es gibt keinen Dienst „{name}“. „dialproof connect“ listet sie auf.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>There is no standard input or output to use for “-”.</source>
   <translation>Für „-“ gibt es keine Standardein- oder -ausgabe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/suppressing.py" />
   <source>There is no suppression list “{name}”; “dialproof suppress list” names them.</source>
   <translation>Es gibt keine Sperrliste „{name}“; „dialproof suppress list“ nennt sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no task “{shown_id}”.</source>
   <translation>Es gibt keine Aufgabe „{shown_id}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/instance_call.py" />
   <source>These are too many lists at once. Drop them on the window instead.</source>
   <translation>Das sind zu viele Listen auf einmal. Legen Sie sie stattdessen im Fenster ab.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>This service answers in its reply: it has no task of “{shown_id}”.</source>
   <translation>Dieser Dienst antwortet sofort: Zu „{shown_id}“ hat er keine Aufgabe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/requests.py" />
   <source>This service wants a value for {name} in its address.</source>
   <translation>Dieser Dienst will in seiner Adresse einen Wert für {name}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has two parts: enter them as user:password, with a colon between them.</source>
   <translation>Der Schlüssel dieses Dienstes hat zwei Teile: Geben Sie sie als Benutzer:Passwort ein, mit einem Doppelpunkt dazwischen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has {count} parts ({names}): enter all of them, with a colon between them.</source>
   <translation>Der Schlüssel dieses Dienstes hat {count} Teile ({names}): Geben Sie alle ein, mit einem Doppelpunkt dazwischen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a 7z archive</source>
   <translation>ein 7z-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a CAB archive</source>
   <translation>ein CAB-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PDF document</source>
   <translation>ein PDF-Dokument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Parquet table</source>
   <translation>eine Parquet-Tabelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PostScript document</source>
   <translation>ein PostScript-Dokument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a PowerPoint presentation</source>
   <translation>eine PowerPoint-Präsentation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a RAR archive</source>
   <translation>ein RAR-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a TAR archive</source>
   <translation>ein TAR-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Visio drawing</source>
   <translation>eine Visio-Zeichnung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a Word document</source>
   <translation>ein Word-Dokument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Zstandard archive</source>
   <translation>ein Zstandard-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a bzip2 archive</source>
   <translation>ein bzip2-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a cell has more than {most} characters</source>
   <translation>eine Zelle hat mehr als {most} Zeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a cell is beyond row {rows} or column {columns}</source>
   <translation>eine Zelle liegt jenseits von Zeile {rows} oder Spalte {columns}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a cell of a table has more than a hundred thousand characters</source>
   <translation>eine Zelle einer Tabelle hat mehr als hunderttausend Zeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a column is beyond {most}</source>
   <translation>eine Spalte liegt jenseits von {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>a fault in the program while asking: {kind}</source>
   <translation>ein Fehler im Programm beim Anfragen: {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/submitting.py" />
   <source>a fault in the program while sending: {kind}</source>
   <translation>ein Fehler im Programm beim Senden: {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>a file in it can't be opened</source>
   <translation>eine Datei darin lässt sich nicht öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a gzip archive</source>
   <translation>ein gzip-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a key or certificate</source>
   <translation>ein Schlüssel oder Zertifikat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>a link leads to it</source>
   <translation>ein Link führt dorthin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a number in it is too large</source>
   <translation>eine Zahl darin ist zu groß</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a number in it is too long</source>
   <translation>eine Zahl darin ist zu lang</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>a part of it doesn't match its checksum</source>
   <translation>ein Teil davon passt nicht zu seiner Prüfsumme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a picture</source>
   <translation>ein Bild</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>a product has no “{key}”; it may have {known}</source>
   <translation>ein Produkt hat kein „{key}“; es kann {known} haben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a program</source>
   <translation>ein Programm</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>a quotation mark in line {line} is never closed, and would swallow the rows below it</source>
   <translation>ein Anführungszeichen in Zeile {line} wird nie geschlossen und würde die Zeilen darunter verschlucken</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe needs a short name on one line</source>
   <translation>ein Rezept braucht einen kurzen Namen in einer Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe's name can't have these signs: {signs}</source>
   <translation>der Name eines Rezepts kann diese Zeichen nicht haben: {signs}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a row has more than {most} cells</source>
   <translation>eine Zeile hat mehr als {most} Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a row number is beyond {most}</source>
   <translation>eine Zeilennummer liegt jenseits von {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a sheet has more than {most} rows</source>
   <translation>ein Blatt hat mehr als {most} Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a sheet's cells spread over {area}</source>
   <translation>die Zellen eines Blatts verteilen sich über {area}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a sound or film</source>
   <translation>eine Ton- oder Filmdatei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} columns</source>
   <translation>eine Tabelle hat mehr als {most} Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} rows</source>
   <translation>eine Tabelle hat mehr als {most} Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a tag or a comment in its XML is never closed</source>
   <translation>ein Tag oder Kommentar im XML wird nie geschlossen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a tag or a script of the page is never closed</source>
   <translation>ein Tag oder Skript der Seite wird nie geschlossen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a text document (RTF)</source>
   <translation>ein Textdokument (RTF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a text stands in quotation marks: {line}</source>
   <translation>ein Text steht in Anführungszeichen: {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a user name or password has no place in it</source>
   <translation>Benutzername und Passwort gehören nicht hinein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>a user name or password has no place in it; the API key is entered by itself</source>
   <translation>Benutzername und Passwort gehören nicht hinein; der API-Schlüssel wird für sich eingegeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>account: it names what stands for {place} in the address</source>
   <translation>account: nennt, was in der Adresse für {place} steht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Access database</source>
   <translation>eine Access-Datenbank</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Apple Numbers, Pages or Keynote document</source>
   <translation>ein Dokument von Apple Numbers, Pages oder Keynote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/xlsx_writer.py" />
   <source>an Excel sheet has {most} columns; name the result .csv</source>
   <translation>ein Excel-Blatt hat {most} Spalten; geben Sie dem Ergebnis einen Namen mit .csv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>an HTML page came instead of the result</source>
   <translation>statt des Ergebnisses kam eine HTML-Seite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument drawing</source>
   <translation>eine OpenDocument-Zeichnung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument file of another kind</source>
   <translation>eine OpenDocument-Datei anderer Art</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument presentation</source>
   <translation>eine OpenDocument-Präsentation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument text</source>
   <translation>ein OpenDocument-Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Outlook mailbox</source>
   <translation>ein Outlook-Postfach</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>an Outlook message</source>
   <translation>eine Outlook-Nachricht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an SQLite database</source>
   <translation>eine SQLite-Datenbank</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an XZ archive</source>
   <translation>ein XZ-Archiv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>an archive among other lists</source>
   <translation>ein Archiv neben anderen Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an archive that is packed by method {method}</source>
   <translation>ein Archiv mit der Packmethode {method}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an electronic book</source>
   <translation>ein E-Book</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>at: name the folder or the file that is taken then</source>
   <translation>at: Nennen Sie den Ordner oder die Datei, die dann genommen wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say where in an answer that is</source>
   <translation>at: sagen Sie, wo in einer Antwort das steht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say which values mean success, or failure</source>
   <translation>at: sagen Sie, welche Werte Erfolg oder Fehlschlag bedeuten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>balance: without one, [test] says what is asked in its place</source>
   <translation>balance: ohne eines sagt [test], was stattdessen gefragt wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>before the path may stand {methods}</source>
   <translation>vor dem Pfad darf {methods} stehen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>cap: a recipe that runs by itself needs numbers or amount in a section [cap]</source>
   <translation>cap: ein Rezept, das von selbst läuft, braucht numbers oder amount in einem Abschnitt [cap]</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>cell {cell} of row {number} stands out of order</source>
   <translation>Zelle {cell} der Zeile {number} steht nicht in der Reihenfolge</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each part has a name of its own</source>
   <translation>jeder Teil hat einen eigenen Namen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each: objects are sent in JSON, and in a list</source>
   <translation>each: Objekte werden in JSON gesendet, und in einer Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: say at which times it is taken</source>
   <translation>file: sagen Sie, zu welchen Zeiten sie genommen wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: there is a folder already</source>
   <translation>file: es gibt schon einen Ordner</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>header_row: the list has no header</source>
   <translation>header_row: die Liste hat keine Kopfzeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in a list that was deleted since</source>
   <translation>in einer seither gelöschten Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in “{other}” (batch {batch})</source>
   <translation>in „{other}“ (Auftrag {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it can't be opened ({words})</source>
   <translation>sie lässt sich nicht öffnen ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it can't be read</source>
   <translation>nicht lesbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it can't be read ({words})</source>
   <translation>nicht lesbar ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't be read: a quotation mark may be out of place</source>
   <translation>nicht lesbar: Vielleicht steht ein Anführungszeichen an der falschen Stelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/repeats.py" />
   <source>it can't be sent again as it was, because numbers of it were suppressed since or the service takes fewer at once by now; what is sent instead is charged again if the first one arrived</source>
   <translation>sie kann nicht noch einmal so gesendet werden, wie sie war, weil Nummern davon seither gesperrt wurden oder der Dienst inzwischen weniger auf einmal nimmt; was stattdessen gesendet wird, wird noch einmal berechnet, falls die erste angekommen ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't begin with {sign}</source>
   <translation>{sign} ist am Anfang nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't have spaces in it</source>
   <translation>Leerzeichen sind nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>it did not answer within {timeout} seconds</source>
   <translation>keine Antwort innerhalb von {timeout} Sekunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it did not begin to answer</source>
   <translation>er begann nicht zu antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it ended by itself</source>
   <translation>er hat sich von selbst beendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it ends with the version, as in https://host/api/v1, without “?” and “#”</source>
   <translation>sie endet mit der Version, etwa https://host/api/v1, ohne „?“ und „#“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has a header</source>
   <translation>sie hat eine Kopfzeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has characters in it that can't be shown</source>
   <translation>enthält Zeichen, die sich nicht anzeigen lassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has characters that no address has</source>
   <translation>sie enthält Zeichen, die in keiner Adresse vorkommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>it has more than {most} sheets</source>
   <translation>mehr als {most} Blätter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>it has more than {most} tables</source>
   <translation>mehr als {most} Tabellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{name}”</source>
   <translation>es gibt keine Spalte „{name}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{place}”</source>
   <translation>es gibt keine Spalte „{place}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has no header</source>
   <translation>sie hat keine Kopfzeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it has no rows at {places}</source>
   <translation>darin fehlen die Zeilen (gesucht: {places})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has no section [provider], which names the service and its address</source>
   <translation>es fehlt der Abschnitt [provider], der den Dienst und seine Adresse nennt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>it has no single sheet “{sheet}”</source>
   <translation>es gibt nicht genau ein Blatt „{sheet}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name in quotation marks, or its place: 1 for the first</source>
   <translation>muss ein Spaltenname in Anführungszeichen sein oder die Stelle der Spalte: 1 für die erste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name or place, or a list of such</source>
   <translation>muss Name oder Stelle einer Spalte sein, oder eine Liste davon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name, or its place from 1 to {most}</source>
   <translation>muss der Name einer Spalte sein, oder ihre Stelle von 1 bis {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a country of two letters, as in GB</source>
   <translation>es muss ein Land mit zwei Buchstaben sein, wie GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be a day such as {example}, without quotation marks</source>
   <translation>muss ein Tag sein wie {example}, ohne Anführungszeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a field's name, or {shape}</source>
   <translation>muss der Name eines Feldes sein, oder {shape}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a file's name without its ending, with {name}; it may have {more}</source>
   <translation>es muss der Name einer Datei ohne Endung sein, mit {name}; er kann {more} haben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list in brackets</source>
   <translation>es muss eine Liste in Klammern sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of column, value and verdict, as in {example}</source>
   <translation>es muss eine Liste von Spalte, Wert und Urteil sein, wie in {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of different names in brackets</source>
   <translation>es muss eine Liste verschiedener Namen in Klammern sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a list of names in brackets</source>
   <translation>es muss eine Liste von Namen in Klammern sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of {words}</source>
   <translation>es muss eine Liste sein aus {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks</source>
   <translation>muss ein Name in Anführungszeichen sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or a list of at most {most}</source>
   <translation>es muss ein Name in Anführungszeichen sein oder eine Liste von höchstens {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or {empty} for none</source>
   <translation>muss ein Name in Anführungszeichen sein, oder {empty} für keinen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number of seconds from {fewest} to {most}</source>
   <translation>muss eine Anzahl Sekunden von {fewest} bis {most} sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a number such as 0.002, or nothing where it isn't known</source>
   <translation>muss eine Zahl wie 0,002 sein, oder leer, wenn unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number such as {example}</source>
   <translation>muss eine Nummer sein wie {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a path that begins with /, such as /balance; with a query its method stands before it: {example}</source>
   <translation>es muss ein Pfad sein, der mit / beginnt, etwa /balance; mit einer Abfrage steht die Methode davor: {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a short text in quotation marks</source>
   <translation>es muss ein kurzer Text in Anführungszeichen sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a short text in quotation marks, such as {example}</source>
   <translation>es muss ein kurzer Text in Anführungszeichen sein, etwa {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a short text on one line</source>
   <translation>muss ein kurzer Text in einer Zeile sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a sign or two between numbers, such as {example}</source>
   <translation>es muss ein Zeichen oder zwei zwischen Nummern sein, etwa {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single line</source>
   <translation>muss eine einzelne Zeile sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single sign such as {signs}, or {empty} where nothing separates</source>
   <translation>muss ein einzelnes Zeichen sein, etwa {signs}, oder {empty}, wenn nichts trennt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a text in quotation marks</source>
   <translation>muss ein Text in Anführungszeichen sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a text in quotation marks, or a list of such texts</source>
   <translation>muss ein Text in Anführungszeichen sein, oder eine Liste solcher Texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a time in quotation marks, as in “07:30”</source>
   <translation>es muss eine Uhrzeit in Anführungszeichen sein, wie in „07:30“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a value, such as {example}, or a list of such</source>
   <translation>es muss ein Wert sein, etwa {example}, oder eine Liste davon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a whole number from 1 to {most}, or nothing</source>
   <translation>muss eine ganze Zahl von 1 bis {most} sein, oder leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a whole number from {fewest} to {most}</source>
   <translation>muss eine ganze Zahl von {fewest} bis {most} sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a whole path in quotation marks</source>
   <translation>es muss ein ganzer Pfad in Anführungszeichen sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a word in quotation marks</source>
   <translation>muss ein Wort in Anführungszeichen sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be an address in quotation marks</source>
   <translation>muss eine Adresse in Anführungszeichen sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be an amount, as in 500 or 12.50</source>
   <translation>es muss ein Betrag sein, wie 500 oder 12.50</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be auto, json, file or realtime</source>
   <translation>muss auto, json, file oder realtime sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be fields with their values</source>
   <translation>muss aus Feldern mit ihren Werten bestehen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be one of {layouts}</source>
   <translation>muss einer dieser Werte sein: {layouts}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be one of {words}</source>
   <translation>es muss eines von {words} sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be the address of a page that begins with https://</source>
   <translation>muss die Adresse einer Seite sein, die mit https:// beginnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be the whole path of a file</source>
   <translation>muss der vollständige Pfad einer Datei sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be true or false</source>
   <translation>muss true oder false sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be words, with letters or digits in them</source>
   <translation>muss aus Wörtern bestehen, mit Buchstaben oder Ziffern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be “none” or an address as in http://proxy.example:8080</source>
   <translation>muss „none“ sein oder eine Adresse wie http://proxy.example:8080</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to begin with https://</source>
   <translation>sie muss mit https:// beginnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold the number, as in {example}</source>
   <translation>es muss die Nummer enthalten, wie in {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold {id} once, such as /tasks/{id}</source>
   <translation>muss {id} einmal enthalten, etwa /tasks/{id}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to name a product, as in {line}</source>
   <translation>muss ein Produkt nennen, etwa {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has {count} columns instead of {wanted}</source>
   <translation>sie hat {count} Spalten statt {wanted}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>it has {size} GB</source>
   <translation>{size} GB groß</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it is JSON of more than 64 MB</source>
   <translation>JSON mit mehr als 64 MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <source>it is a folder</source>
   <translation>das ist ein Ordner</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a text file, not a workbook</source>
   <translation>sie ist eine Textdatei, keine Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a workbook</source>
   <translation>sie ist eine Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is a “Strict Open XML” workbook</source>
   <translation>das ist eine „Strict Open XML“-Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is compressed in an unknown way</source>
   <translation>auf unbekannte Weise komprimiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is empty</source>
   <translation>sie ist leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is longer than {most} characters</source>
   <translation>länger als {most} Zeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is missing</source>
   <translation>fehlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is more than the most per task</source>
   <translation>es ist mehr als das Maximum je Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it is nested too deeply</source>
   <translation>zu tief verschachtelt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is no XLSX or XLSM workbook</source>
   <translation>das ist keine XLSX- oder XLSM-Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is no file</source>
   <translation>es ist keine Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <source>it is not JSON</source>
   <translation>das ist kein JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is not JSON but an HTML page</source>
   <translation>das ist kein JSON, sondern eine HTML-Seite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>it is not JSON but an HTML page: “{title}”</source>
   <translation>das ist kein JSON, sondern eine HTML-Seite: „{title}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is not TOML ({words})</source>
   <translation>das ist kein TOML ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is not UTF-8 text</source>
   <translation>das ist kein Text in UTF-8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/intake.py" />
   <location filename="../../desktop_app/services/program/output_places.py" />
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>it is not a file</source>
   <translation>das ist keine Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is not compressed as it says</source>
   <translation>nicht so komprimiert wie angegeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is too large</source>
   <translation>zu groß</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is too long for a list of products</source>
   <translation>zu lang für eine Produktliste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is too long for a policy</source>
   <translation>zu lang für eine Richtlinie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is too long for a recipe</source>
   <translation>es ist zu lang für ein Rezept</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>it is too long for a service profile</source>
   <translation>zu lang für einen Dialekt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it isn't text in UTF-8</source>
   <translation>es ist kein Text in UTF-8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>it knows neither the task nor the account</source>
   <translation>der Dienst kennt weder die Aufgabe noch das Konto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it leads deeper than {most} steps</source>
   <translation>führt tiefer als {most} Stufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may not be used</source>
   <translation>der Zugriff ist nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may only be read</source>
   <translation>nur Lesen ist erlaubt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result</source>
   <translation>darin fehlt die Adresse des Ergebnisses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result at {places}</source>
   <translation>darin fehlt die Adresse des Ergebnisses (gesucht: {places})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance</source>
   <translation>darin fehlt das Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance at {places}</source>
   <translation>darin fehlt das Guthaben (gesucht: {places})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it names no field: write names with dots between them, such as data.task_id</source>
   <translation>nennt kein Feld: Schreiben Sie Namen mit Punkten dazwischen, etwa data.task_id</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it names no host</source>
   <translation>der Host fehlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price</source>
   <translation>sie nennt keinen Preis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price at {places}</source>
   <translation>sie nennt keinen Preis bei {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task</source>
   <translation>darin fehlt der Zustand der Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task at {places}</source>
   <translation>darin fehlt der Zustand der Aufgabe (gesucht: {places})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task</source>
   <translation>darin fehlt die Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task at {places}</source>
   <translation>darin fehlt die Aufgabe (gesucht: {places})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it names none of the numbers</source>
   <translation>sie nennt keine der Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names {count} result files where one was expected</source>
   <translation>darin stehen {count} Ergebnisdateien, erwartet wurde eine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it needs the base_url of a service</source>
   <translation>dazu gehört die base_url eines Dienstes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it packs {count} files</source>
   <translation>enthält {count} Dateien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>it packs {count} lists</source>
   <translation>enthält {count} Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>it redirects to an address that can't be used</source>
   <translation>Weiterleitung zu einer Adresse, die nicht verwendet werden kann</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it redirects to {target} ({status})</source>
   <translation>Weiterleitung zu {target} ({status})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it refused the connection</source>
   <translation>Verbindung verweigert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/cell_values.py" />
   <source>it repeats more than {most} times</source>
   <translation>mehr als {most} Wiederholungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/trial.py" />
   <source>it says no: {message}</source>
   <translation>die Antwort ist eine Ablehnung: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it says nothing where by = “{by}”</source>
   <translation>bei by = „{by}“ sagt es nichts</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it stands before a key that goes in one header</source>
   <translation>es steht vor einem Schlüssel, der in einem einzigen Header steht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number</source>
   <translation>darin steht nichts über die Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number at {places}</source>
   <translation>darin steht nichts über die Nummer (gesucht: {places})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {size} GB</source>
   <translation>entpackt {size} GB groß</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {times} times its size</source>
   <translation>entpackt das {times}-Fache der Größe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it was cut off</source>
   <translation>wurde abgeschnitten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>it was cut off before the answer came</source>
   <translation>vor der Antwort abgebrochen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its address can't be used</source>
   <translation>die Adresse kann nicht verwendet werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its certificate is not trusted: {words}</source>
   <translation>das Zertifikat ist nicht vertrauenswürdig: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its column “{name}” has numbers that were not sent, and “{other}” has some that were</source>
   <translation>die Spalte „{name}“ enthält Nummern, die nicht gesendet wurden, und „{other}“ einige, die gesendet wurden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its columns “{one}” and “{two}” both have numbers that were sent, and nothing tells whose the answers are</source>
   <translation>die Spalten „{one}“ und „{two}“ enthalten beide gesendete Nummern, und nichts zeigt, zu welchen die Antworten gehören</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/protected_workbook.py" />
   <source>its encrypted content is damaged</source>
   <translation>der verschlüsselte Inhalt ist beschädigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>its file isn't here</source>
   <translation>die Datei ist nicht hier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/single_instance.py" />
   <source>its file system can't lock files</source>
   <translation>das Dateisystem kann keine Dateien sperren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/text_limit.py" />
   <source>its first {rows} rows alone hold {size} GB of text</source>
   <translation>allein die ersten {rows} Zeilen enthalten {size} GB Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>its first {rows} rows alone spread over {cells} cells</source>
   <translation>allein die ersten {rows} Zeilen verteilen sich über {cells} Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its folder belongs neither to the system nor to the administrators</source>
   <translation>der Ordner gehört weder dem System noch den Administratoren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its folder can't be used: {words}</source>
   <translation>sein Ordner kann nicht verwendet werden: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>its host or port can't be right</source>
   <translation>Host oder Port können nicht stimmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>its lists unpack to {size} GB</source>
   <translation>die Listen darin sind entpackt {size} GB groß</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its log can't be written: {words}</source>
   <translation>sein Protokoll kann nicht geschrieben werden: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its name can't be found</source>
   <translation>der Name wurde nicht gefunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>its name ends in “.txt”: save it as “{name}”</source>
   <translation>ihr Name endet auf „.txt“: Speichern Sie sie als „{name}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>its name isn't text</source>
   <translation>ihr Name ist kein Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its owner is neither the system nor the administrators</source>
   <translation>gehört weder dem System noch den Administratoren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process ended at once, exit code {exitcode}</source>
   <translation>sein Prozess endete sofort, Exitcode {exitcode}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process said something unknown</source>
   <translation>sein Prozess meldete Unbekanntes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>its sheet has no room for {count} more columns</source>
   <translation>auf dem Blatt ist kein Platz für {count} weitere Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its start was cancelled</source>
   <translation>sein Start wurde abgebrochen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store was written by a newer version of Dialproof</source>
   <translation>sein Speicher wurde von einer neueren Version von Dialproof geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store “{name}” can't be used: {error}</source>
   <translation>sein Speicher „{name}“ kann nicht verwendet werden: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables are nested more than {most} deep</source>
   <translation>Tabellen sind tiefer als {most} Ebenen verschachtelt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables have more than {most} cells</source>
   <translation>die Tabellen haben mehr als {most} Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>least: no task has {least} numbers and {most} at most</source>
   <translation>least: Keine Aufgabe hat mindestens {least} und höchstens {most} Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>less of the file came than was announced</source>
   <translation>von der Datei kam weniger als angekündigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>line {line}, {reason}</source>
   <translation>Zeile {line}, {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {line}: {error}; perhaps a quotation mark is never closed</source>
   <translation>Zeile {line}: {error}; vielleicht wird ein Anführungszeichen nie geschlossen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>line {line}: {reason}</source>
   <translation>Zeile {line}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {number} has millions of characters</source>
   <translation>Zeile {number} hat Millionen Zeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>longest: it can't be shorter than the first interval</source>
   <translation>longest: darf nicht kürzer sein als der erste Abstand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>more comes out of it than it says</source>
   <translation>entpackt größer, als darin angegeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>more than {size} GB came</source>
   <translation>mehr als {size} GB kamen an</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>more than {size} MB came</source>
   <translation>mehr als {size} MB kamen an</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>most of them in “{other}” (batch {batch})</source>
   <translation>die meisten davon in „{other}“ (Auftrag {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/updating.py" />
   <source>no address to ask is known</source>
   <translation>keine Adresse zum Nachfragen bekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no answer in time</source>
   <translation>Zeitüberschreitung, keine Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>no answer within {seconds} seconds</source>
   <translation>keine Antwort innerhalb von {seconds} Sekunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/detection/column_names.py" />
   <source>no columns at all</source>
   <translation>keine Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection</source>
   <translation>keine Verbindung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection in time</source>
   <translation>Zeitüberschreitung beim Verbinden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>no files</source>
   <translation>keine Dateien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no free connection in time</source>
   <translation>Zeitüberschreitung, keine freie Verbindung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>no scheme</source>
   <translation>ohne Schema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no secure connection could be made</source>
   <translation>es kam keine sichere Verbindung zustande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>none of its results can be read so</source>
   <translation>keines der Ergebnisse lässt sich so lesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>none of the numbers in the result was sent</source>
   <translation>keine der Nummern im Ergebnis wurde gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <source>none, it is a text file</source>
   <translation>keine, es ist eine Textdatei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>of the answer: {error}</source>
   <translation>Antwort: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>one part of an archive in several parts</source>
   <translation>ein Teil eines mehrteiligen Archivs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>others than its owner may write “{path}”</source>
   <translation>andere als der Besitzer dürfen in „{path}“ schreiben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>price_page, price_date: say where and on which day the prices were read</source>
   <translation>price_page, price_date: angeben, wo und an welchem Tag die Preise gelesen wurden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/process.py" />
   <source>reading it takes more than {size} GB of memory</source>
   <translation>das Lesen braucht mehr als {size} GB Arbeitsspeicher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>reading stopped after line {line}</source>
   <translation>das Lesen brach nach Zeile {line} ab</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>row {rows} has more than {most} columns</source>
   <translation>Zeile {rows} hat mehr als {most} Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>row {wanted} stands below row {number}</source>
   <translation>Zeile {wanted} steht unter Zeile {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say a number that is checked, or a task that isn't there: one of the two</source>
   <translation>eine Nummer angeben, die geprüft wird, oder eine Aufgabe, die es nicht gibt: eines von beiden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say what the key is called there, such as {example}</source>
   <translation>sagen Sie, wie der Schlüssel dort heißt, etwa {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>section [{section}] has no “{key}”; did you mean “{near}”?</source>
   <translation>Abschnitt [{section}] kennt kein „{key}“; meinten Sie „{near}“?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; it may have {known}</source>
   <translation>Abschnitt [{section}] kennt kein „{key}“; möglich sind {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; “{near}” may be meant</source>
   <translation>Abschnitt [{section}] kennt kein „{key}“; gemeint ist vielleicht „{near}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>several of its sheets have phone numbers</source>
   <translation>mehrere ihrer Blätter haben Telefonnummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/workbook_copies.py" />
   <source>several sheets were read as one list</source>
   <translation>mehrere Blätter wurden als eine Liste gelesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>some of its text would not stay as it is (“_x…_”)</source>
   <translation>ein Teil des Textes bliebe nicht, wie er ist („_x…_“)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>status {status}</source>
   <translation>Status {status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>status {status} instead of a file</source>
   <translation>Status {status} statt einer Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>status {status}, but {reason}</source>
   <translation>Status {status}, aber {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}, code {code}: {message}</source>
   <translation>Status {status}, Code {code}: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}: {message}</source>
   <translation>Status {status}: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/submission.py" />
   <source>stopped in between</source>
   <translation>zwischendurch angehalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>test: {reason}</source>
   <translation>test: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result is neither https nor on this computer</source>
   <translation>die Adresse des Ergebnisses ist weder https noch auf diesem Computer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable</source>
   <translation>die Adresse des Ergebnisses ist nicht brauchbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable ({scheme})</source>
   <translation>die Adresse des Ergebnisses ist nicht brauchbar ({scheme})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result redirects more than {most} times</source>
   <translation>die Adresse des Ergebnisses leitet öfter als {most} Mal weiter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/releases.py" />
   <source>the answer is too large</source>
   <translation>die Antwort ist zu groß</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer isn't in the form that was expected</source>
   <translation>die Antwort hat nicht die erwartete Form</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no page on https</source>
   <translation>die Antwort nennt keine Seite mit https</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no version</source>
   <translation>die Antwort nennt keine Version</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>the archive is cut off or damaged</source>
   <translation>das Archiv ist abgeschnitten oder beschädigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/rolled_back.py" />
   <source>the balance has fallen by {fell} since {since} UTC, which nothing in this journal explains; if the data folder was put back to an older state, this may have been sent since then</source>
   <translation>das Guthaben ist seit {since} UTC um {fell} gesunken, was nichts in diesem Journal erklärt; falls der Datenordner auf einen älteren Stand zurückgesetzt wurde, wurde dies seitdem vielleicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection broke</source>
   <translation>die Verbindung brach ab</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection ended too early, or it does not speak HTTP</source>
   <translation>die Verbindung endete zu früh oder spricht kein HTTP</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>the disk can't be read or written; it may be full or failing</source>
   <translation>der Datenträger lässt sich nicht lesen oder beschreiben; vielleicht ist er voll oder defekt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the file holds no certificates that can be read ({error})</source>
   <translation>die Datei enthält keine lesbaren Zertifikate ({error})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the file is empty</source>
   <translation>die Datei ist leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>the first line has to name the columns, and one of them “slug”</source>
   <translation>die erste Zeile muss die Spalten benennen, eine davon „slug“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>the folder does not exist</source>
   <translation>den Ordner gibt es nicht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged since; this list may have been sent before</source>
   <translation>das Journal wurde inzwischen beschädigt; diese Liste wurde vielleicht schon einmal gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>the journal was damaged; this part may have been sent after its copy of {copy}</source>
   <translation>das Journal war beschädigt; diese Aufgabe wurde vielleicht nach dessen Kopie vom {copy} gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged; this task may have been sent after its copy of {copy}</source>
   <translation>das Journal war beschädigt; diese Aufgabe wurde vielleicht nach dessen Kopie vom {copy} gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>the key has {count} parts</source>
   <translation>der Schlüssel hat {count} Teile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the key is another one</source>
   <translation>der Schlüssel ist ein anderer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>the key would go unencrypted; it has to begin with https:// (http only on this computer)</source>
   <translation>der Schlüssel würde unverschlüsselt gesendet; die Adresse muss mit https:// beginnen (http nur auf diesem Computer)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>the parts of a workbook are missing in it</source>
   <translation>darin fehlen die Teile einer Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the policy already has a service profile</source>
   <translation>der Dialekt steht schon in der Richtlinie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/in_flight.py" />
   <source>the program was stopped while sending</source>
   <translation>das Programm wurde beim Senden beendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the proxy refused: {words}</source>
   <translation>der Proxy hat abgelehnt: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>the proxy setting of this computer can't be used</source>
   <translation>die Proxy-Einstellung dieses Computers kann nicht verwendet werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>the result</source>
   <translation>das Ergebnis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>the result of task {shown_id}: {error}</source>
   <translation>das Ergebnis der Aufgabe {shown_id}: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>the result of {name}</source>
   <translation>das Ergebnis von {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service said that it did not take it, and yet the balance fell by {amount}</source>
   <translation>der Dienst hat es nach eigener Aussage nicht angenommen, und doch ist das Guthaben um {amount} gesunken</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service takes {most} numbers in a task</source>
   <translation>der Dienst nimmt in einer Aufgabe höchstens {most} Nummern an</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the system doesn't say why</source>
   <translation>das System nennt keinen Grund</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the task is {word}</source>
   <translation>Zustand der Aufgabe: {word}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/calamine_workbook.py" />
   <location filename="../../desktop_app/sheets/ods/open_document.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>the workbook has no sheet with cells</source>
   <translation>die Arbeitsmappe hat kein Blatt mit Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>there are more than {most} files</source>
   <translation>es sind mehr als {most} Dateien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there are more than {most} products</source>
   <translation>es sind mehr als {most} Produkte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is a folder of that name</source>
   <translation>es gibt einen Ordner dieses Namens</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>there is more credit than before</source>
   <translation>das Guthaben ist höher als zuvor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is no folder “{parent}”</source>
   <translation>es gibt keinen Ordner „{parent}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there is no product in it</source>
   <translation>es ist kein Produkt darin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>there is no section “{name}”; did you mean “{near}”?</source>
   <translation>es gibt keinen Abschnitt „{name}“; meinten Sie „{near}“?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; it may have {known}</source>
   <translation>es gibt keinen Abschnitt „{name}“; möglich sind {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; “{near}” may be meant</source>
   <translation>es gibt keinen Abschnitt „{name}“; gemeint ist vielleicht „{near}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>this version of Dialproof reads service profiles of version {version}</source>
   <translation>diese Version von Dialproof liest Dialekte der Version {version}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>together they have more than {most} cells</source>
   <translation>zusammen haben sie mehr als {most} Zellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>two columns are the {field}: “{one}” and “{other}”</source>
   <translation>zwei Spalten sind „{field}“: „{one}“ und „{other}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>two files would have the same name</source>
   <translation>zwei Dateien hätten denselben Namen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>values: there are none in layout = “{layout}”</source>
   <translation>values: gibt es nicht bei layout = „{layout}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/realtime_list.py" />
   <source>what was asked of it one by one was written down beside its list, and isn't there any more, or not all of it</source>
   <translation>was davon einzeln abgefragt wurde, war neben der Liste festgehalten und ist nicht mehr da, oder nicht alles davon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/result_source.py" />
   <source>with it, the list would have {count} result columns</source>
   <translation>damit hätte die Liste {count} Ergebnisspalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>without it the policy has to name a service (base_url)</source>
   <translation>ohne ihn muss die Richtlinie einen Dienst nennen (base_url)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>write [[files]] above each file</source>
   <translation>schreiben Sie [[files]] über jede Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>write [[products]] above each product</source>
   <translation>über jedes Produkt [[products]] schreiben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/part_file.py" />
   <source>write error</source>
   <translation>Schreibfehler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>{against} ({refusal})</source>
   <translation>{against} ({refusal})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>{all} or {other}</source>
   <translation>{all} oder {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/text/translatable.py" />
   <source>{all}, {next}</source>
   <translation>{all}, {next}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>{amount} credits</source>
   <translation>{amount} Credits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{answered} of {count} numbers that went first were answered. The rest was not sent.</source>
   <translation>{answered} von {count} Nummern, die zuerst gesendet wurden, sind beantwortet. Der Rest wurde nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{answered} von {sent} gesendeten Nummern haben eine Antwort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} answers were taken over.</source>
   <translation>{count} Antworten wurden übernommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>{count} numbers</source>
   <translation>{count} Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. The rest follows once all of them are answered.</source>
   <translation>{count} Nummern gehen zuerst. Der Rest folgt, sobald alle beantwortet sind.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. You are asked before the rest goes.</source>
   <translation>{count} Nummern gehen zuerst. Sie werden gefragt, bevor der Rest gesendet wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} were refused and left, so they were not sent.</source>
   <translation>{count} wurden abgelehnt und so belassen, also nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: without a header no column has a name</source>
   <translation>{entry}: Ohne Kopfzeile hat keine Spalte einen Namen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: {reason}</source>
   <translation>{entry}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: “{name}” is the name of another field</source>
   <translation>{entry}: „{name}“ ist der Name eines anderen Felds</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>{field}: it is missing</source>
   <translation>{field}: fehlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{field}: {reason}</source>
   <translation>{field}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>{files} and {count} more</source>
   <translation>{files} und {count} weitere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>{key}: {error}</source>
   <translation>{key}: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day</source>
   <translation>{most} für einen Tag</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day, at all connections together</source>
   <translation>{most} für einen Tag, bei allen Verbindungen zusammen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a list</source>
   <translation>{most} für eine Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month</source>
   <translation>{most} für einen Monat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month, at all connections together</source>
   <translation>{most} für einen Monat, bei allen Verbindungen zusammen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a run</source>
   <translation>{most} je Lauf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>{name} wants --account: {account}.</source>
   <translation>{name} braucht --account: {account}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: nothing had to be sent.</source>
   <translation>{product}: Es musste nichts gesendet werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: {answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{product}: {answered} von {sent} gesendeten Nummern haben eine Antwort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{text} could be {fewest} or {thousands}: write {plain} or {thousands}</source>
   <translation>{text} könnte {fewest} oder {thousands} heißen: Schreiben Sie {plain} oder {thousands}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>{variable} must be a whole number of credits, not “{value}”.</source>
   <translation>{variable} muss eine ganze Anzahl Credits sein, nicht „{value}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--at-random” needs “--try N”.</source>
   <translation>„--at-random“ braucht „--try N“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--doubtful” and “--beside” belong to “--clean”; add it, or leave them out.</source>
   <translation>„--doubtful“ und „--beside“ gehören zu „--clean“; fügen Sie es hinzu, oder lassen Sie sie weg.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” and “--clean” can't be together; choose one of them.</source>
   <translation>„--in-place“ und „--clean“ gehen nicht zusammen; wählen Sie eines davon.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” belongs to “--into”; add it, or leave it out.</source>
   <translation>„--in-place“ gehört zu „--into“; ergänzen Sie es oder lassen Sie es weg.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>“--mend” is for a newer file: name it after the batch.</source>
   <translation>„--mend“ ist für eine neuere Datei: Nennen Sie sie nach dem Auftrag.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>“-o -” and “--json” both want standard output; choose one of them.</source>
   <translation>„-o -“ und „--json“ brauchen beide die Standardausgabe; wählen Sie eines davon.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{account}” can't be what stands in the address.</source>
   <translation>„{account}“ kann nicht in der Adresse stehen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>“{address}” is no cell</source>
   <translation>„{address}“ ist keine Zelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>“{country}” is not a country code such as GB, DE or US.</source>
   <translation>„{country}“ ist kein Länderkürzel wie GB, DE oder US.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/repeating.py" />
   <source>“{file}” has changed meanwhile: look again at what is unanswered.</source>
   <translation>„{file}“ hat sich inzwischen geändert: Sehen Sie sich die Unbeantworteten erneut an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/preparing.py" />
   <source>“{file}” has changed meanwhile: look again how many numbers these are.</source>
   <translation>„{file}“ hat sich inzwischen geändert: Sehen Sie noch einmal nach, wie viele Nummern das sind.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/delimiter.py" />
   <source>“{given}” can't separate fields: one character is needed, such as ; or tab.</source>
   <translation>„{given}“ kann keine Felder trennen: Nötig ist ein einzelnes Zeichen, etwa ; oder tab.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{key}” is none of its values: {values}</source>
   <translation>„{key}“ ist keiner seiner Werte: {values}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}”</source>
   <translation>„{name}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}” (empty)</source>
   <translation>„{name}“ (leer)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” can't be a header with a key</source>
   <translation>„{name}“ kann kein Header mit einem Schlüssel sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reporting.py" />
   <source>“{name}” can't be a report: its name has to end with {pdf} or {xlsx}.</source>
   <translation>„{name}“ kann kein Bericht sein: Der Name muss auf {pdf} oder {xlsx} enden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” can't be the name: {reason}.</source>
   <translation>„{name}“ kann nicht der Name sein: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” can't be the workbook's copy: name it .xlsx or .xlsm.</source>
   <translation>„{name}“ kann nicht die Kopie der Arbeitsmappe sein: Geben Sie ihr einen Namen mit .xlsx oder .xlsm.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>“{name}” can't be written: the result's name has to end with one of {suffixes}.</source>
   <translation>„{name}“ kann nicht geschrieben werden: Der Name des Ergebnisses muss auf eine dieser Endungen enden: {suffixes}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/exporting.py" />
   <source>“{name}” can't have several sheets: name the result .xlsx.</source>
   <translation>„{name}“ kann nicht mehrere Blätter haben: Geben Sie dem Ergebnis einen Namen mit .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” has no column of numbers.</source>
   <translation>„{name}“ hat keine Spalte mit Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” has no macros: name its copy .xlsx.</source>
   <translation>„{name}“ hat keine Makros: Geben Sie der Kopie einen Namen mit .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” has the content of “{former}” of {day}. Nothing was sent.</source>
   <translation>„{name}“ hat den Inhalt von „{former}“ vom {day}. Es wurde nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{name}” has to be a text, a number, true or false, or a list of these</source>
   <translation>„{name}“ muss ein Text, eine Zahl, true oder false sein, oder eine Liste davon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is a later step of its list; refresh the first one.</source>
   <translation>„{name}“ ist ein späterer Schritt seiner Liste; frischen Sie den ersten auf.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>“{name}” is a section: write [{name}] on a line of its own</source>
   <translation>„{name}“ ist ein Abschnitt: Schreiben Sie [{name}] in eine eigene Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>“{name}” is no pattern that “dialproof inspect --suggest” names</source>
   <translation>„{name}“ ist kein Muster, das „dialproof inspect --suggest“ nennt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/mending.py" />
   <source>“{name}” is none of the patterns that “dialproof inspect --suggest” names.</source>
   <translation>„{name}“ ist keines der Muster, die „dialproof inspect --suggest“ nennt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/encoding.py" />
   <source>“{name}” is not the name of a text encoding.</source>
   <translation>„{name}“ ist nicht der Name einer Textkodierung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>“{name}” is paused; its numbers that aren't sent yet wait for you.</source>
   <translation>„{name}“ ist pausiert; noch nicht gesendete Nummern warten auf Sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” is running; rename it when it has ended.</source>
   <translation>„{name}“ läuft gerade; benennen Sie es um, wenn es beendet ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” is sent already</source>
   <translation>„{name}“ wird bereits gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is still being verified; refresh it when it has ended.</source>
   <translation>„{name}“ wird noch geprüft; frischen Sie es auf, wenn das beendet ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” is the list itself; name another file for the result.</source>
   <translation>„{name}“ ist die Liste selbst; geben Sie für das Ergebnis eine andere Datei an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>“{name}” is the name of the recipe in “{file}”, too</source>
   <translation>„{name}“ ist auch der Name des Rezepts in „{file}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>“{name}” is your organisation's list.</source>
   <translation>„{name}“ ist die Liste Ihrer Organisation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” was verified on {day}, and deleted since. Nothing was sent.</source>
   <translation>„{name}“ wurde am {day} geprüft und seitdem gelöscht. Es wurde nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{name}”: a key has no place in a profile; [auth] says how it goes</source>
   <translation>„{name}“: Ein Schlüssel hat in einem Profil nichts zu suchen; [auth] sagt, wie er mitgeht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>“{path}” does not belong to root</source>
   <translation>„{path}“ gehört nicht root</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{query}” can't be a query</source>
   <translation>„{query}“ kann keine Abfrage sein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>“{reference}” is no cell</source>
   <translation>„{reference}“ ist keine Zelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>“{shown_id}” goes one by one: the service has no task of it.</source>
   <translation>„{shown_id}“ wird einzeln geprüft: Beim Dienst gibt es dazu keine Aufgabe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>“{slug}” stands in an earlier line, too</source>
   <translation>„{slug}“ steht schon in einer früheren Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places</source>
   <translation>„{text}“ ist nicht als Stelle lesbar: data.task_id und data.tasks[0].id sind Stellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{text}” is no condition: write {example}.</source>
   <translation>„{text}“ ist keine Bedingung: Schreiben Sie {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/step_plan.py" />
   <source>“{text}” is no step: write {example}.</source>
   <translation>„{text}“ ist kein Schritt: Schreiben Sie {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{text}” is not the name of a text encoding, such as utf-8, utf-16 or gb18030</source>
   <translation>„{text}“ ist nicht der Name einer Textkodierung wie utf-8, utf-16 oder gb18030</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{value}” is no value of “{name}”, which has {known}.</source>
   <translation>„{value}“ ist kein Wert von „{name}“; möglich sind {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two states</source>
   <translation>„{word}“ kann nicht zwei Zustände bedeuten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two things</source>
   <translation>„{word}“ kann nicht zweierlei bedeuten</translation>
  </message>
 </context>
 <context>
  <name>recipes</name>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has nothing to do now</source>
   <translation>Ein Rezept hat gerade nichts zu tun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has run</source>
   <translation>Ein Rezept ist gelaufen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe needs a look</source>
   <translation>Ein Rezept braucht einen Blick</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>A run that would take more stops before anything is sent, and says so.</source>
   <translation>Ein Lauf, der mehr bräuchte, hält an, bevor etwas gesendet wird, und sagt es.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>All its steps together: at most {amount}.</source>
   <translation>Alle Schritte zusammen: höchstens {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Another recipe</source>
   <translation>Anderes Rezept</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Answers that you have</source>
   <translation>Vorhandene Antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>At most in one run</source>
   <translation>Höchstens in einem Lauf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount} for all its steps: more than its cap of {cap}.</source>
   <translation>Höchstens {amount} für alle Schritte: mehr als seine Obergrenze von {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount}: more than its cap of {cap}.</source>
   <translation>Höchstens {amount}: mehr als seine Obergrenze von {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Begun</source>
   <translation>Begonnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>By itself</source>
   <translation>Von selbst</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Change its cap…</source>
   <translation>Obergrenze ändern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Change…</source>
   <translation>Ändern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose at least one thing that is written.</source>
   <translation>Wählen Sie mindestens etwas, das geschrieben wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the days for these times.</source>
   <translation>Wählen Sie die Tage zu diesen Zeiten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the folder or the file for these times.</source>
   <translation>Wählen Sie den Ordner oder die Datei zu diesen Zeiten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Decide in the task monitor, then it goes on.</source>
   <translation>Entscheiden Sie im Aufgabenmonitor, dann geht es weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Delete: {name}</source>
   <translation>Löschen: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Each new file in this folder</source>
   <translation>Jede neue Datei in diesem Ordner</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Each row's country is in “{column}”.</source>
   <translation>Das Land jeder Zeile steht in „{column}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Every number is sent; no earlier answer is taken over.</source>
   <translation>Jede Nummer wird gesendet; keine frühere Antwort wird übernommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>File for the times</source>
   <translation>Datei zu den Zeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder</source>
   <translation>Ordner</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder for what is written</source>
   <translation>Ordner für das, was geschrieben wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>It hasn't run yet.</source>
   <translation>Noch nicht gelaufen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>It isn't told of any more. Its file stays, and can be verified by hand.</source>
   <translation>Davon wird nicht mehr gesprochen. Die Datei bleibt und kann von Hand geprüft werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Its further steps go through another service too, and cost more there.</source>
   <translation>Weitere Schritte gehen auch über einen anderen Dienst und kosten dort zusätzlich.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Judges the answers by the rule of this list.</source>
   <translation>Beurteilt die Antworten nach der Regel dieser Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Leave it</source>
   <translation>So lassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Log sheet: {path}</source>
   <translation>Protokollblatt: {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Looks like “{name}”.</source>
   <translation>Sieht aus wie „{name}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Mends {patterns}.</source>
   <translation>Berichtigt {patterns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most numbers of a run</source>
   <translation>Höchstzahl der Nummern eines Laufs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most that a run may spend</source>
   <translation>Was ein Lauf höchstens kosten darf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>National numbers are read with the country {country}.</source>
   <translation>Nationale Nummern werden mit dem Land {country} gelesen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}</source>
   <translation>Neue Dateien in {folder}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}, {times}</source>
   <translation>Neue Dateien in {folder}, {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>New name</source>
   <translation>Neuer Name</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>No number of this list would be sent.</source>
   <translation>Keine Nummer dieser Liste würde gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: rows that you had read with the country {country}. Only you can say which these are: mark them in the next file.</source>
   <translation>Nicht übernommen: Zeilen, die Sie mit dem Land {country} lesen ließen. Nur Sie wissen, welche das sind: Markieren Sie sie in der nächsten Datei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: the numbers that you typed. Type those of the next file there.</source>
   <translation>Nicht übernommen: die Nummern, die Sie eingetippt haben. Tippen Sie die der nächsten Datei dort ein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: {product}. A recipe's step takes its numbers by the answers of the step just before it.</source>
   <translation>Nicht übernommen: {product}. Ein Schritt eines Rezepts nimmt seine Nummern nach den Antworten des Schritts direkt davor.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it goes on by itself.</source>
   <translation>Sie müssen nichts tun: es geht von selbst weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it is taken up by itself, within a day at the latest.</source>
   <translation>Sie müssen nichts tun: die Datei wird von selbst wieder aufgenommen, spätestens in einem Tag.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing was sent.</source>
   <translation>Nichts wurde gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Numbers</source>
   <translation>Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Numbers on your suppression lists aren't sent.</source>
   <translation>Nummern auf Ihren Sperrlisten werden nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Only what was answered within 24 hours is taken over.</source>
   <translation>Nur was innerhalb von 24 Stunden beantwortet wurde, wird übernommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open results</source>
   <translation>Ergebnisse öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file</source>
   <translation>Datei öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file to see how it differs.</source>
   <translation>Öffnen Sie die Datei, um zu sehen, was anders ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, and the file is taken up by itself.</source>
   <translation>Erhöhen Sie die Obergrenze, dann wird die Datei von selbst wieder aufgenommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, then run the file again: Runs… has it.</source>
   <translation>Erhöhen Sie die Obergrenze und führen Sie die Datei noch einmal aus: unter „Läufe…“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on all sheets.</source>
   <translation>Liest die Nummern in {columns}, auf allen Blättern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on the sheet “{sheet}”.</source>
   <translation>Liest die Nummern in {columns}, auf dem Blatt „{sheet}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}.</source>
   <translation>Liest die Nummern in {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Recipes</source>
   <translation>Rezepte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Recipes…</source>
   <translation>Rezepte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Reckoning what it takes…</source>
   <translation>Wird berechnet…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Rename: {name}</source>
   <translation>Umbenennen: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run again</source>
   <translation>Noch einmal ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again</source>
   <translation>Noch einmal ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again tomorrow, or once these numbers have their answers: Runs… has it.</source>
   <translation>Führen Sie die Datei morgen noch einmal aus, oder sobald diese Nummern Antworten haben: unter „Läufe…“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again; what was sent isn't sent twice.</source>
   <translation>Führen Sie es noch einmal aus; was gesendet wurde, wird nicht zweimal gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe</source>
   <translation>Rezept ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe {name}</source>
   <translation>Rezept {name} ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run with a file…</source>
   <translation>Mit einer Datei ausführen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run “{name}” with a file</source>
   <translation>„{name}“ mit einer Datei ausführen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Running…</source>
   <translation>Läuft…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs</source>
   <translation>Läufe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs of “{name}”</source>
   <translation>Läufe von „{name}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Runs…</source>
   <translation>Läufe…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save as recipe</source>
   <translation>Als Rezept speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Save as recipe…</source>
   <translation>Als Rezept speichern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save recipe</source>
   <translation>Rezept speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Say at which times this file is taken.</source>
   <translation>Sagen Sie, zu welchen Zeiten diese Datei genommen wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show it</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show the recipe</source>
   <translation>Rezept anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>So that the next file of its shape gets the same with one click</source>
   <translation>Damit die nächste Datei dieser Form mit einem Klick dasselbe bekommt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Spends at most {amount}.</source>
   <translation>Gibt höchstens {amount} aus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Take over answers</source>
   <translation>Antworten übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over answers that are at most {days} old, free.</source>
   <translation>Übernimmt Antworten, die höchstens {days} alt sind, kostenlos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over the last run's answers that are at most {days} old, free.</source>
   <translation>Übernimmt Antworten des letzten Laufs, die höchstens {days} alt sind, kostenlos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>The next file with these columns is recognised when you open it, and gets the same with one click. Nothing is sent before that.</source>
   <translation>Die nächste Datei mit diesen Spalten wird beim Öffnen erkannt und bekommt mit einem Klick dasselbe. Vorher wird nichts gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>The recipe</source>
   <translation>Das Rezept</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>The task monitor says why.</source>
   <translation>Der Aufgabenmonitor sagt, warum.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Then {step}.</source>
   <translation>Danach {step}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>There are no recipes yet</source>
   <translation>Es gibt noch keine Rezepte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Es gibt schon ein Rezept „{name}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This folder isn't there now: nothing of it is run.</source>
   <translation>Diesen Ordner gibt es gerade nicht: nichts daraus wird ausgeführt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This recipe can't be used: {problem}.</source>
   <translation>Dieses Rezept ist nicht brauchbar: {problem}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Times</source>
   <translation>Zeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Verified, beside the list</source>
   <translation>Verified, neben der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Verifies the rest with {product}.</source>
   <translation>Prüft den Rest mit {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Verify a list as you need it, then choose “Save as recipe…” in the menu beside Export.</source>
   <translation>Prüfen Sie eine Liste so, wie Sie es brauchen, und wählen Sie dann „Als Rezept speichern…“ im Menü neben „Exportieren“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Watched folder</source>
   <translation>Überwachter Ordner</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>What became of it</source>
   <translation>Was daraus wurde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What is written</source>
   <translation>Was geschrieben wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What it costs isn't known, so its cap can't be kept.</source>
   <translation>Was es kostet, ist nicht bekannt; seine Obergrenze lässt sich so nicht einhalten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>What it does</source>
   <translation>Was es tut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What its further steps cost isn't known.</source>
   <translation>Was die weiteren Schritte kosten, ist nicht bekannt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What runs by itself needs a cap: say how many numbers, or how much, at most.</source>
   <translation>Was von selbst läuft, braucht eine Obergrenze: wie viele Nummern oder welche Kosten höchstens.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>What was done with a list, kept for the next file of its shape.</source>
   <translation>Was mit einer Liste getan wurde, aufbewahrt für die nächste Datei ihrer Form.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Without a folder: this file at the times</source>
   <translation>Ohne Ordner: diese Datei zu den Zeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Works while Dialproof is open. “dialproof run” does the same without it, for your system's scheduler.</source>
   <translation>Gilt, solange Dialproof offen ist. „dialproof run“ tut dasselbe ohne Fenster, für die Aufgabenplanung Ihres Systems.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Writes {files}, {place}.</source>
   <translation>Schreibt {files}, {place}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Written: {files}.</source>
   <translation>Geschrieben: {files}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Younger answers aren't asked, or paid for, again.</source>
   <translation>Nach jüngeren Antworten wird nicht noch einmal gefragt, und sie werden nicht noch einmal bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a + too many</source>
   <translation>ein überzähliges +</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a clean list of the good numbers</source>
   <translation>eine bereinigte Liste der guten Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a list that was deleted</source>
   <translation>eine gelöschte Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost +</source>
   <translation>ein verlorenes +</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost 0</source>
   <translation>eine verlorene 0</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a report</source>
   <translation>einen Bericht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a workbook split by outcome</source>
   <translation>eine nach Ergebnis aufgeteilte Arbeitsmappe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>all rows with their results</source>
   <translation>alle Zeilen mit ihren Ergebnissen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>beside your own column</source>
   <translation>neben Ihrer eigenen Spalte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>done</source>
   <translation>fertig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>each cell as it is</source>
   <translation>jede Zelle wie sie ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>every day</source>
   <translation>täglich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>failed</source>
   <translation>fehlgeschlagen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>for example, 07:30, 14:00</source>
   <translation>zum Beispiel 07:30, 14:00</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in the folder Verified beside the list</source>
   <translation>in den Ordner Verified neben der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in “{folder}”</source>
   <translation>in „{folder}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>its list was deleted</source>
   <translation>Liste gelöscht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>left as it is</source>
   <translation>so gelassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>letters for digits</source>
   <translation>Buchstaben statt Ziffern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no cap</source>
   <translation>ohne Obergrenze</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no file</source>
   <translation>keine Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no folder is watched</source>
   <translation>kein Ordner wird überwacht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>not read</source>
   <translation>nicht gelesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>on workdays</source>
   <translation>an Werktagen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>partly answered</source>
   <translation>teilweise beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>refused by the service</source>
   <translation>vom Dienst abgelehnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped by its cap</source>
   <translation>von der Obergrenze angehalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped: you decide</source>
   <translation>angehalten: Sie entscheiden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the country {country} for rows that name none</source>
   <translation>das Land {country} für Zeilen, die keines nennen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the first of several numbers</source>
   <translation>die erste von mehreren Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the same file as before</source>
   <translation>dieselbe Datei wie zuvor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the second of several numbers</source>
   <translation>die zweite von mehreren Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the third of several numbers</source>
   <translation>die dritte von mehreren Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>under way</source>
   <translation>im Gange</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, and is tried again</source>
   <translation>wartet und wird wiederholt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, as its numbers were sent lately</source>
   <translation>wartet, da Nummern kürzlich gesendet wurden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with international numbers in place of yours</source>
   <translation>mit internationalen Nummern statt Ihrer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with the doubtful ones</source>
   <translation>mit den zweifelhaften</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>words around a number</source>
   <translation>Wörter um eine Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with columns added</source>
   <translation>Ihre eigene Arbeitsmappe, um Spalten ergänzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with the clean list on a sheet</source>
   <translation>Ihre eigene Arbeitsmappe mit der bereinigten Liste auf einem Blatt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{days} at {times}</source>
   <translation>{days} um {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{file}, {times}</source>
   <translation>{file}, {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{file}, {when} – {outcome}</source>
   <translation>{file}, {when} – {outcome}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>{numbers} with {product}.</source>
   <translation>{numbers} mit {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product} through “{connection}”</source>
   <translation>{product} über „{connection}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product}, for {numbers}</source>
   <translation>{product}, für {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{what} ({kind})</source>
   <translation>{what} ({kind})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” had this file before.</source>
   <translation>„{name}“ hatte diese Datei schon einmal.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” has this file already.</source>
   <translation>„{name}“ hat diese Datei bereits.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is called “{new}” now.</source>
   <translation>„{name}“ heißt jetzt „{new}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is deleted. What it wrote stays.</source>
   <translation>„{name}“ ist gelöscht. Was es geschrieben hat, bleibt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is saved.</source>
   <translation>„{name}“ ist gespeichert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>“{name}” is saved. Recipes… in the ⋯ menu has what is written, a folder to watch, and times.</source>
   <translation>„{name}“ ist gespeichert. „Rezepte…“ im Menü ⋯ hat, was geschrieben wird, einen Ordner zum Überwachen und Zeiten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” runs with {file}.</source>
   <translation>„{name}“ läuft mit {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>“{text}” is no time: write 07:30.</source>
   <translation>„{text}“ ist keine Zeit: schreiben Sie 07:30.</translation>
  </message>
 </context>
 <context>
  <name>refresh</name>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Answers stay fresh</source>
   <translation>Antworten bleiben frisch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Ask {product} again only where the answers of “{list}” of {date} are too old or unknown, or where a number is new. All other answers are taken over, free, and keep their date.</source>
   <translation>{product} nur dort erneut abfragen, wo die Antworten von „{list}“ vom {date} zu alt oder unbekannt sind oder eine Nummer neu ist. Alle anderen Antworten werden kostenlos übernommen und behalten ihr Datum.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh</source>
   <translation>Auffrischen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh the list</source>
   <translation>Die Liste auffrischen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>The new results are judged by this product alone, without {products}: order that with “Next step…” afterwards, where young answers are taken over.</source>
   <translation>Die neuen Ergebnisse werden nach diesem Produkt allein bewertet, ohne {products}: Das bestellen Sie danach mit „Nächster Schritt…“, wobei junge Antworten übernommen werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>There is nothing to ask.</source>
   <translation>Es ist nichts abzufragen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>new: {count}</source>
   <translation>neu: {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>older than {days} days: {count}</source>
   <translation>älter als {days} Tage: {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>unknown or unanswered: {count}</source>
   <translation>unbekannt oder unbeantwortet: {count}</translation>
  </message>
 </context>
 <context>
  <name>repeat</name>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>About {}</source>
   <translation>Etwa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Counting what is unanswered…</source>
   <translation>Unbeantwortete werden gezählt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>No number is left without an answer.</source>
   <translation>Es ist keine Nummer mehr unbeantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Preparing…</source>
   <translation>Wird vorbereitet…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send again</source>
   <translation>Erneut senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>What it costs isn't known: the service charges its own price.</source>
   <translation>Die Kosten sind nicht bekannt: Der Dienst bestimmt den Preis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; balance after: {}.</source>
   <translation>{}; Guthaben danach: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; the balance is {} short.</source>
   <translation>{}; das Guthaben reicht nicht, Fehlbetrag: {}.</translation>
  </message>
 </context>
 <context>
  <name>report</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>A problem is a row without a number that can be sent: invalid or empty.</source>
   <translation>Ein Problem ist eine Zeile ohne Nummer, die gesendet werden kann: ungültig oder leer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Account</source>
   <translation>Konto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Answers still to come</source>
   <translation>Antworten stehen noch aus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By country</source>
   <translation>Nach Land</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By line type</source>
   <translation>Nach Anschlussart</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By “{column}”</source>
   <translation>Nach „{column}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with</source>
   <translation>Verglichen mit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with the last time</source>
   <translation>Verglichen mit dem letzten Mal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Each row of the list is counted once, by its best number; no number of it stands in this report.</source>
   <translation>Jede Zeile der Liste zählt einmal, nach ihrer besten Nummer; in diesem Bericht steht keine ihrer Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Good (share)</source>
   <translation>Gut (Anteil)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>How that is known</source>
   <translation>Woher das bekannt ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Last time, {date}</source>
   <translation>Letztes Mal, {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>New numbers</source>
   <translation>Neue Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: answered by an earlier list</source>
   <translation>Nicht gesendet: Antwort aus früherer Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: invalid numbers</source>
   <translation>Nicht gesendet: ungültige Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: on a suppression list</source>
   <translation>Nicht gesendet: auf einer Sperrliste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: repeated in the list</source>
   <translation>Nicht gesendet: in der Liste wiederholt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers corrected by hand or by suggestion</source>
   <translation>Von Hand oder auf Vorschlag korrigierte Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, other answer</source>
   <translation>In beiden Listen, andere Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, same answer</source>
   <translation>In beiden Listen, gleiche Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, without two answers</source>
   <translation>In beiden Listen, ohne zwei Antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers no longer there</source>
   <translation>Nummern, die nicht mehr da sind</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers sent, each once</source>
   <translation>Gesendete Nummern, jede einmal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Of these, answered</source>
   <translation>Davon beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Phone numbers of {list}</source>
   <translation>Telefonnummern von {list}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Price of one number</source>
   <translation>Preis einer Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report</source>
   <translation>Bericht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report made</source>
   <translation>Bericht erstellt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Run</source>
   <translation>Lauf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Saved at that price</source>
   <translation>Gespart zu diesem Preis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted</source>
   <translation>Gesendet am</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted to</source>
   <translation>Gesendet an</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Suppression list</source>
   <translation>Sperrliste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>The list was not complete when this report was made: there may be more answers.</source>
   <translation>Die Liste war nicht vollständig, als dieser Bericht erstellt wurde: Es können noch Antworten kommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>This time</source>
   <translation>Dieses Mal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What it cost and saved</source>
   <translation>Was es kostete und sparte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What was done with the data</source>
   <translation>Was mit den Daten geschah</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Whole result written</source>
   <translation>Ganzes Ergebnis geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>all others</source>
   <translation>alle anderen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no country</source>
   <translation>kein Land</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no line type</source>
   <translation>keine Anschlussart</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet</source>
   <translation>noch nicht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet to “{file}”</source>
   <translation>noch nicht in „{file}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>nothing: no number was sent</source>
   <translation>nichts: Es wurde keine Nummer gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>since {date}</source>
   <translation>seit {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>the local service, on this computer</source>
   <translation>lokaler Dienst, auf diesem Computer</translation>
  </message>
 </context>
 <context>
  <name>results</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>(empty)</source>
   <translation>(leer)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Active filters</source>
   <translation>Aktive Filter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>All rows</source>
   <translation>Alle Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Alt+Left</source>
   <translation>Alt+Links</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Answered</source>
   <translation>Beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Apply to all results of this list</source>
   <translation>Auf alle Ergebnisse dieser Liste anwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As detected</source>
   <translation>Wie erkannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As received</source>
   <translation>Wie empfangen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Ask again only what is too old or unknown; the rest is free</source>
   <translation>Nur erneut abfragen, was zu alt oder unbekannt ist; der Rest ist kostenlos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Ask another product or service about these numbers, or some of them</source>
   <translation>Ein anderes Produkt oder einen anderen Dienst nach diesen Nummern fragen, oder nach einigen davon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Awaiting</source>
   <translation>Ausstehend</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Back to the Task monitor</source>
   <translation>Zurück zum Aufgabenmonitor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Bad</source>
   <translation>Schlecht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Bringing the list up to date…</source>
   <translation>Die Liste wird auf den aktuellen Stand gebracht…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Chart</source>
   <translation>Diagramm</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Chart of the answers</source>
   <translation>Diagramm der Antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Column</source>
   <translation>Spalte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Columns of values, number and value in one cell, or only the numbers that match</source>
   <translation>Spalten mit Werten, Nummer und Wert in einer Zelle, oder nur die zutreffenden Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Compare…</source>
   <translation>Vergleichen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Nummern kopieren (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Delimiter</source>
   <translation>Trennzeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Doubtful</source>
   <translation>Zweifelhaft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Duplicates</source>
   <translation>Duplikate</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>E.164</source>
   <translation>E.164</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Empty</source>
   <translation>Leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Encoding</source>
   <translation>Kodierung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Filter: {}</source>
   <translation>Filter: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>First line</source>
   <translation>Erste Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Good</source>
   <translation>Gut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>How the results are read</source>
   <translation>Wie die Ergebnisse gelesen werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Invalid</source>
   <translation>Ungültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>It can't be read that way: {}</source>
   <translation>So nicht lesbar: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Its answers stay as they are.</source>
   <translation>Die Antworten bleiben, wie sie sind.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Lines</source>
   <translation>Aufbau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Listed numbers get the answer “{}”. Of the others the service says nothing: they stay unanswered, and are never counted as a “no”.</source>
   <translation>Aufgeführte Nummern erhalten die Antwort „{}“. Von den anderen sagt der Dienst nichts: Sie bleiben unbeantwortet und zählen nie als „nein“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Looking…</source>
   <translation>Wird gesucht…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>More about these results</source>
   <translation>Mehr zu diesen Ergebnissen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Next step…</source>
   <translation>Nächster Schritt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers to chart.</source>
   <translation>Keine Antworten für ein Diagramm.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers yet. The chart fills as they come in.</source>
   <translation>Noch keine Antworten. Das Diagramm füllt sich, sobald sie eintreffen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>No result is kept here as it was received</source>
   <translation>Hier liegt kein Ergebnis, wie es empfangen wurde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>No row matches</source>
   <translation>Keine passende Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>None of the rows shown has an answer.</source>
   <translation>Keine der angezeigten Zeilen hat eine Antwort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Not sent</source>
   <translation>Nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Nothing was copied: the list was left or changed meanwhile.</source>
   <translation>Nichts kopiert: Die Liste wurde inzwischen verlassen oder geändert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Number status</source>
   <translation>Nummernstatus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Numbers in</source>
   <translation>Nummern in</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Only the most frequent</source>
   <translation>Nur die häufigsten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Possible once the batch has stopped</source>
   <translation>Sobald der Auftrag nicht mehr läuft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read as</source>
   <translation>Gelesen als</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read differently…</source>
   <translation>Anders lesen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read later results of this connection the same way</source>
   <translation>Auch spätere Ergebnisse dieser Verbindung so lesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read results differently</source>
   <translation>Ergebnisse anders lesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Read results differently…</source>
   <translation>Ergebnisse anders lesen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Reading… {} of {}</source>
   <translation>Wird gelesen… {} von {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Refresh…</source>
   <translation>Auffrischen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reset: everything is detected automatically</source>
   <translation>Eigene Angaben zurücknehmen: Alles wird automatisch erkannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Result of</source>
   <translation>Ergebnis von</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>Results are signals about data quality. They do not prove identity, and do not replace legal, consent or compliance review.</source>
   <translation>Ergebnisse sind Hinweise auf die Qualität der Daten. Sie beweisen keine Identität und ersetzen keine Prüfung von Recht, Einwilligung oder Compliance.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Reused</source>
   <translation>Übernommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number can be sent and wasn't: it still waits, or it is none of those that this step is for.</source>
   <translation>Zeilen, deren Nummer gesendet werden kann und es nicht wurde: Sie wartet noch, oder dieser Schritt gilt nicht für sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is of no use, by what the service answered.</source>
   <translation>Zeilen, deren Nummer nach der Antwort des Dienstes nicht zu gebrauchen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is on a suppression list: not sent, and in no clean list.</source>
   <translation>Zeilen, deren Nummer auf einer Sperrliste steht: nicht gesendet und in keiner bereinigten Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number may or may not be of use: look at the answer.</source>
   <translation>Zeilen, deren Nummer vielleicht zu gebrauchen ist: Sehen Sie sich die Antwort an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as answered, too.</source>
   <translation>Zeilen, deren Nummer schon in einer früheren Zeile steht. Sie wurde einmal gesendet, und jede ihrer Zeilen hat die Antwort: Sie zählen auch als beantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, and nobody knows: no answer came, or it tells nothing.</source>
   <translation>Zeilen, deren Nummer gesendet wurde und von der niemand etwas weiß: Es kam keine Antwort, oder sie sagt nichts aus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, or perhaps was, and whose answer may still come.</source>
   <translation>Zeilen, deren Nummer gesendet wurde, ganz sicher oder vielleicht, und deren Antwort noch kommen kann.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with a number that can be used, by what the service answered.</source>
   <translation>Zeilen mit einer Nummer, die nach der Antwort des Dienstes zu gebrauchen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too.</source>
   <translation>Zeilen mit der Antwort einer früheren Liste. Sie wurden nicht gesendet und nicht bezahlt und zählen auch als beantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows without a number that can be sent: what stands there is invalid, or nothing does.</source>
   <translation>Zeilen ohne eine Nummer, die gesendet werden kann: Was dort steht, ist ungültig, oder es steht nichts da.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search all cells, numbers and answers</source>
   <translation>Zellen, Nummern, Antworten suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search the results</source>
   <translation>Ergebnisse durchsuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See and change which answers are good, doubtful or bad</source>
   <translation>Sehen und ändern, welche Antworten gut, zweifelhaft oder schlecht sind</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See what has changed since an earlier run</source>
   <translation>Ansehen, was sich seit einem früheren Durchlauf geändert hat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Send the unanswered again…</source>
   <translation>Unbeantwortete neu senden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Share</source>
   <translation>Anteil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Sheet</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show all</source>
   <translation>Alle anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Show all rows</source>
   <translation>Alle Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show the chart</source>
   <translation>Diagramm anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Showing {} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Shows only these</source>
   <translation>Zeigt nur diese</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Simulated</source>
   <translation>Simuliert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stop filtering by this (Delete)</source>
   <translation>Diesen Filter aufheben (Entf)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stops filtering by this</source>
   <translation>Hebt diesen Filter auf</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Suppressed</source>
   <translation>Gesperrt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Task monitor</source>
   <translation>Aufgabenmonitor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Task {}</source>
   <translation>Aufgabe {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The answers as they are read</source>
   <translation>Die Antworten, wie sie gelesen werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The first lines as they were received</source>
   <translation>Die ersten Zeilen, wie sie empfangen wurden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The first {} of {} rows were copied. An export takes them all.</source>
   <translation>Die ersten {} von {} Zeilen wurden kopiert. Ein Export umfasst alle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>The results are as your suppression lists marked them before.</source>
   <translation>Die Ergebnisse sind so, wie Ihre Sperrlisten sie zuvor markiert haben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The selected rows have no number that can be sent.</source>
   <translation>Die ausgewählten Zeilen haben keine Nummer, die gesendet werden kann.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>There is no live network behind this product in the local service: every answer is simulated.</source>
   <translation>Hinter diesem Produkt steht im lokalen Dienst kein echtes Netz: Jede Antwort ist simuliert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial, and more are coming: {}.</source>
   <translation>Diese Ergebnisse sind unvollständig, weitere folgen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial: {}.</source>
   <translation>Diese Ergebnisse sind unvollständig: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>They are kept here as received. Nothing is fetched or paid for again.</source>
   <translation>Sie liegen hier, wie sie empfangen wurden. Nichts wird erneut abgerufen oder bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>This is one step of the list: numbers that it isn't for are not sent in it. The answers of the other steps stand beside, and verdicts go by all of them.</source>
   <translation>Dies ist ein Schritt der Liste: Nummern, für die er nicht gilt, werden in ihm nicht gesendet. Die Antworten der anderen Schritte stehen daneben, und die Urteile richten sich nach allen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>This list is paused, so its results are partial: {}.</source>
   <translation>Diese Liste ist pausiert, daher sind ihre Ergebnisse unvollständig: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unanswered</source>
   <translation>Unbeantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unknown</source>
   <translation>Unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Values, the most frequent first; Enter shows only their rows</source>
   <translation>Werte, die häufigsten zuerst; Enter zeigt nur ihre Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Verdict</source>
   <translation>Urteil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>What answers mean…</source>
   <translation>Was Antworten bedeuten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Whether it names the columns</source>
   <translation>Ob sie die Spalten benennt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Write the results to a file</source>
   <translation>Ergebnisse in eine Datei schreiben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>all of them</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>also answered</source>
   <translation>auch beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered</source>
   <translation>beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered, reused</source>
   <translation>beantwortet, übernommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>awaiting answer</source>
   <translation>Antwort ausstehend</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>caret</source>
   <translation>Zirkumflex</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>colon</source>
   <translation>Doppelpunkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>column “{}” holds none of your numbers</source>
   <translation>Spalte „{}“ enthält keine Ihrer Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>counted in the first {} lines</source>
   <translation>gezählt in den ersten {} Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>detected</source>
   <translation>automatisch erkannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>matches only</source>
   <translation>nur Treffer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>names</source>
   <translation>Namen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>no names</source>
   <translation>keine Namen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>none</source>
   <translation>keines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>not sent</source>
   <translation>nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number and value</source>
   <translation>Nummer und Wert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number sign</source>
   <translation>Raute</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>repeat a number</source>
   <translation>Nummer wiederholt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>task {}</source>
   <translation>Aufgabe {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>tilde</source>
   <translation>Tilde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>unanswered</source>
   <translation>unbeantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} (detected)</source>
   <translation>{} (erkannt)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} (result)</source>
   <translation>{} (Ergebnis)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} and {} more</source>
   <translation>{} und {} weitere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} of {} answered</source>
   <translation>{} von {} beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>{} shows what was received. If that isn't a result, ask the service.</source>
   <translation>{} zeigt, was empfangen wurde. Ist das kein Ergebnis, fragen Sie den Dienst.</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A kept key is only ever sent to the address that it was entered for.</source>
   <translation>Ein gespeicherter Schlüssel wird nur an die Adresse gesendet, für die er eingegeben wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A key is saved: leave empty to use it</source>
   <translation>Schlüssel gespeichert: zum Verwenden leer lassen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>A service like Dialproof's own</source>
   <translation>Ein Dienst wie der von Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A single check</source>
   <translation>Einzelprüfung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A task</source>
   <translation>Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>A user name or password has no place in it; the key is entered below.</source>
   <translation>Benutzername und Passwort gehören nicht hinein; der Schlüssel wird unten eingegeben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>API key</source>
   <translation>API-Schlüssel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>About</source>
   <translation>Info</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>All files</source>
   <translation>Alle Dateien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>All rights reserved</source>
   <translation>Alle Rechte vorbehalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Also on public holidays there</source>
   <translation>Auch an dortigen Feiertagen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Another key</source>
   <translation>Anderer Schlüssel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Another product has the same slug</source>
   <translation>Ein anderes Produkt hat dasselbe Kürzel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Another service? Choose the one that is nearest, and change below what differs.</source>
   <translation>Ein anderer Dienst? Wählen Sie den ähnlichsten und ändern Sie unten, was abweicht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Answered</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Appearance</source>
   <translation>Darstellung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>As everywhere</source>
   <translation>Wie überall</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>As it is shown in the window, such as “Team account”</source>
   <translation>Wie im Fenster angezeigt, etwa „Teamkonto“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>As the service shows it</source>
   <translation>Wie der Dienst ihn anzeigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask</source>
   <translation>Anfragen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asked</source>
   <translation>Anfrage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asking…</source>
   <translation>Wird angefragt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asks about a task that the service accepted earlier, by its id. It costs nothing.</source>
   <translation>Fragt nach einer Aufgabe, die der Dienst schon angenommen hat, anhand ihrer ID. Das kostet nichts.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Asks {host} for the number of the newest version, and says nothing of you or your lists. Nothing is installed.</source>
   <translation>Fragt {host} nach der Nummer der neuesten Version und sagt nichts über Sie oder Ihre Listen. Es wird nichts installiert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>At least one product is required</source>
   <translation>Es muss mindestens ein Produkt geben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Automatic</source>
   <translation>Automatisch</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Balance</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>By the clock where a number is, on these days. The columns “May be called” and the filter “Can be called now” go by it; your own clock and your country's rules may differ.</source>
   <translation>Nach der Uhr am Ort der Nummer, an diesen Tagen. Die Spalten „Anruf erlaubt“ und der Filter „Jetzt anrufbar“ richten sich danach; Ihre eigene Uhr und die Regeln Ihres Landes können abweichen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call from</source>
   <translation>Anrufen ab</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call until</source>
   <translation>Anrufen bis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Calling hours</source>
   <translation>Anrufzeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Check it</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Checks one number, with its + and country code. The service may charge for it.</source>
   <translation>Prüft eine Nummer, mit + und Landesvorwahl. Der Dienst kann dafür etwas abbuchen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Choose the right value below, then press “{}”.</source>
   <translation>Wählen Sie unten den richtigen Wert und dann „{}“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Colours</source>
   <translation>Farben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connect an account</source>
   <translation>Konto verbinden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Connect an account…</source>
   <translation>Konto verbinden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: the service has accepted the key.</source>
   <translation>Verbunden: Der Dienst hat den Schlüssel angenommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: {}</source>
   <translation>Verbunden: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Connection</source>
   <translation>Verbindung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Connections</source>
   <translation>Verbindungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Connection…</source>
   <translation>Verbindung…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Counted from when something last happened to a list. Those under way are never deleted automatically.</source>
   <translation>Gezählt ab dem letzten Ereignis einer Liste. Laufende Listen werden nie automatisch gelöscht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark, high contrast</source>
   <translation>Dunkel, hoher Kontrast</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Data</source>
   <translation>Daten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Data folder: {}</source>
   <translation>Datenordner: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Decide…</source>
   <translation>Entscheiden…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Defaults</source>
   <translation>Standard</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Defaults: no price is known</source>
   <translation>Standard: kein Preis bekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete all that is finished…</source>
   <translation>Alles Abgeschlossene löschen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete for good</source>
   <translation>Endgültig löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete now</source>
   <translation>Jetzt löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted for good: {}.</source>
   <translation>Endgültig gelöscht: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted: {}. What copies still have of it goes at the next start.</source>
   <translation>Gelöscht: {}. Was Kopien davon noch enthalten, verschwindet beim nächsten Start.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleting…</source>
   <translation>Wird gelöscht…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dialproof uses this language from its next start.</source>
   <translation>Dialproof spricht diese Sprache ab dem nächsten Start.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard</source>
   <translation>Verwerfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard your changes?</source>
   <translation>Änderungen verwerfen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Documentation</source>
   <translation>Dokumentation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit connection</source>
   <translation>Verbindung bearbeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit the names that the service uses</source>
   <translation>Bezeichnungen des Dienstes bearbeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit the products and their prices</source>
   <translation>Produkte und ihre Preise bearbeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Edit {}</source>
   <translation>{} bearbeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit…</source>
   <translation>Bearbeiten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Enter key…</source>
   <translation>Schlüssel eingeben…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the API key first.</source>
   <translation>API-Schlüssel fehlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the address first.</source>
   <translation>Adresse fehlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export CSV…</source>
   <translation>CSV exportieren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export products</source>
   <translation>Produkte exportieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Export the service profile</source>
   <translation>Dienstprofil exportieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Fewest per task</source>
   <translation>Min. je Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Files that you exported stay.</source>
   <translation>Von Ihnen exportierte Dateien bleiben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Find your key</source>
   <translation>Schlüssel finden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Finished more than {days} ago: {due}</source>
   <translation>Länger als {days} abgeschlossen: {due}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>First enter: {}</source>
   <translation>Zuerst eingeben: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Found automatically</source>
   <translation>Automatisch erkannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Go there</source>
   <translation>Zur Stelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Group</source>
   <translation>Gruppe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Hide</source>
   <translation>Verbergen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Hide the key</source>
   <translation>Schlüssel verbergen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours for</source>
   <translation>Zeiten für</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours of their own: {}</source>
   <translation>Mit eigenen Zeiten: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>How the numbers are sent: “Automatic” uses JSON for a few and a file for many</source>
   <translation>Wie die Nummern gesendet werden: „Automatisch“ nimmt JSON für wenige und eine Datei für viele</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Id of the task</source>
   <translation>ID der Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import CSV…</source>
   <translation>CSV importieren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Import a service profile</source>
   <translation>Dienstprofil importieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import products</source>
   <translation>Produkte importieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Import…</source>
   <translation>Importieren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>In the unit of the balance; empty where it isn't known</source>
   <translation>In der Einheit des Guthabens; leer, wenn unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Insert</source>
   <translation>Einfügen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It ends with the version, without “?” and “#”.</source>
   <translation>Sie endet mit der Version, ohne „?“ und „#“.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It names no host.</source>
   <translation>Der Host fehlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Its host or port can't be right.</source>
   <translation>Host oder Port können nicht stimmen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Keep</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Keep editing</source>
   <translation>Weiter bearbeiten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep finished lists and checks</source>
   <translation>Abgeschlossene Listen und Prüfungen aufbewahren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep them</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept in the system keyring (or until Dialproof closes); sent only to this address.</source>
   <translation>Liegt im Schlüsselbund des Systems (oder gilt, bis Dialproof geschlossen wird); geht nur an diese Adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept until Dialproof closes, as your organisation has set it; sent only to this address.</source>
   <translation>Gilt, bis Dialproof geschlossen wird, wie von Ihrer Organisation festgelegt; geht nur an diese Adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence</source>
   <translation>Lizenz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence: {}</source>
   <translation>Lizenz: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light, high contrast</source>
   <translation>Hell, hoher Kontrast</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Line {}</source>
   <translation>Zeile {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Lists</source>
   <translation>Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists and single checks</source>
   <translation>Listen und Einzelprüfungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Lists that were verified through it stay.</source>
   <translation>Darüber geprüfte Listen bleiben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists under way are never deleted automatically.</source>
   <translation>Laufende Listen werden nie automatisch gelöscht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists with their answers</source>
   <translation>Listen mit ihren Antworten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Log</source>
   <translation>Protokoll</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version now</source>
   <translation>Jetzt nach einer neuen Version suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version once a day</source>
   <translation>Einmal am Tag nach einer neuen Version suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look now</source>
   <translation>Jetzt suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Looking…</source>
   <translation>Wird gesucht…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Made with</source>
   <translation>Erstellt mit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Manage connections…</source>
   <translation>Verbindungen verwalten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Most per task</source>
   <translation>Max. je Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down</source>
   <translation>Nach unten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down (Alt+Down)</source>
   <translation>Nach unten (Alt+Herunter)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up</source>
   <translation>Nach oben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up (Alt+Up)</source>
   <translation>Nach oben (Alt+Hoch)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Names that the service uses</source>
   <translation>Bezeichnungen des Dienstes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>New lists and single checks go through the chosen connection.</source>
   <translation>Neue Listen und Einzelprüfungen laufen über die gewählte Verbindung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>No answer came.</source>
   <translation>Es kam keine Antwort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>No hours of its own for this country</source>
   <translation>Keine eigenen Zeiten für dieses Land</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>No prices came with this service: enter yours, for estimates and caps.</source>
   <translation>Für diesen Dienst sind keine Preise hinterlegt: Geben Sie Ihre ein, für Schätzungen und Obergrenzen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Not understood: {}.</source>
   <translation>Nicht verstanden: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Nothing is installed by itself.</source>
   <translation>Nichts wird von selbst installiert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Nothing set: found automatically</source>
   <translation>Nichts festgelegt: wird automatisch erkannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Number, such as +447911123456</source>
   <translation>Nummer, etwa +447911123456</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow the system's region.</source>
   <translation>Zahlen, Datumsangaben und das Trennzeichen von CSV-Dateien richten sich nach der Region des Systems.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow this language, since the system has another one.</source>
   <translation>Zahlen, Datumsangaben und das Trennzeichen von CSV-Dateien richten sich nach dieser Sprache, da das System eine andere hat.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys are in the system keyring; without one, they last until Dialproof is closed.</source>
   <translation>Nur auf diesem Computer, nur für Sie lesbar. API-Schlüssel liegen im Schlüsselbund des Systems; ohne einen gelten sie, bis Dialproof geschlossen wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys last until Dialproof is closed.</source>
   <translation>Nur auf diesem Computer, nur für Sie lesbar. API-Schlüssel gelten, bis Dialproof geschlossen wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>On this computer: no account, no network</source>
   <translation>Auf diesem Computer: kein Konto, kein Netzwerk</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>One by one</source>
   <translation>Einzeln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Only what Dialproof doesn't detect has to be set here: remove the # before a line and enter the service's own name. Ask whoever runs the service, or get the file from a colleague.</source>
   <translation>Hier muss nur stehen, was Dialproof nicht von selbst findet: Entfernen Sie das # vor einer Zeile und tragen Sie die Bezeichnung des Dienstes ein. Fragen Sie den Betreiber des Dienstes, oder lassen Sie sich die Datei aus Ihrem Team geben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Open folder</source>
   <translation>Ordner öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Open folder: {}</source>
   <translation>Ordner öffnen: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Open its page</source>
   <translation>Seite öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Password</source>
   <translation>Passwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that age. Files that you exported stay.</source>
   <translation>{due} endgültig löschen (länger als {days} abgeschlossen)? Spätere folgen, sobald sie ebenso alt sind. Von Ihnen exportierte Dateien bleiben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {}, with all answers, their history and its backups? Files that you exported stay. This can't be undone.</source>
   <translation>{} endgültig löschen, mit allen Antworten, dem Verlauf und dessen Sicherungen? Von Ihnen exportierte Dateien bleiben. Das lässt sich nicht rückgängig machen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Price list</source>
   <translation>Preisliste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Price per number</source>
   <translation>Preis je Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Prices in {}, as read on {}: yours may differ.</source>
   <translation>Preise in {}, gelesen am {}: Ihre können abweichen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Privacy</source>
   <translation>Datenschutz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products</source>
   <translation>Produkte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Products and prices</source>
   <translation>Produkte und Preise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products of the same group are listed together</source>
   <translation>Produkte einer Gruppe stehen beieinander</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products of {}</source>
   <translation>Produkte von {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Products of “{}”</source>
   <translation>Produkte von „{}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products…</source>
   <translation>Produkte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Reads the balance of the account. It costs nothing.</source>
   <translation>Liest das Guthaben des Kontos. Das kostet nichts.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove {}</source>
   <translation>{} entfernen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove “{}” and its key?</source>
   <translation>„{}“ und den zugehörigen Schlüssel entfernen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove…</source>
   <translation>Entfernen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Restart now</source>
   <translation>Jetzt neu starten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Row {}, {}</source>
   <translation>Zeile {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system</source>
   <translation>Wie das System</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system ({})</source>
   <translation>Wie das System ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save and use</source>
   <translation>Speichern und verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save anyway</source>
   <translation>Trotzdem speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Saving…</source>
   <translation>Wird gespeichert…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Sections of the settings</source>
   <translation>Bereiche der Einstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>See what was said…</source>
   <translation>Antwort ansehen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Send first, through a new connection</source>
   <translation>Über eine neue Verbindung zuerst senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Sent as</source>
   <translation>Gesendet als</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profile</source>
   <translation>Dienstprofil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profiles</source>
   <translation>Dienstprofile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Service's code</source>
   <translation>Kürzel beim Dienst</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Set by your organisation</source>
   <translation>Von Ihrer Organisation festgelegt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Set up…</source>
   <translation>Festlegen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Show the key</source>
   <translation>Schlüssel anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Show the log</source>
   <translation>Protokoll anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Single checks</source>
   <translation>Einzelprüfungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Start over</source>
   <translation>Neu beginnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Steps</source>
   <translation>Schritte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Suppression</source>
   <translation>Sperrlisten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test</source>
   <translation>Testen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test and pay</source>
   <translation>Testen und bezahlen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Testing…</source>
   <translation>Wird getestet…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address has to begin with https://</source>
   <translation>Die Adresse muss mit https:// beginnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address usually ends with the version, as in /api/v1.</source>
   <translation>Die Adresse endet meist mit der Version, etwa /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The fewest numbers that the service accepts in a task; empty for no limit</source>
   <translation>Wie viele Nummern der Dienst in einer Aufgabe mindestens verlangt; leer: beliebig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The key also stands below, in the names that the service uses, as plain text: remove it there.</source>
   <translation>Der Schlüssel steht auch unten, in den Namen, die der Dienst verwendet, als Klartext: Entfernen Sie ihn dort.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The key for the new address</source>
   <translation>Der Schlüssel für die neue Adresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The key is kept until Dialproof is closed, as your organisation has set it.</source>
   <translation>Der Schlüssel gilt, bis Dialproof geschlossen wird, wie von Ihrer Organisation festgelegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>The local service on this computer has exactly these products and charges these prices, so they can't be changed here.</source>
   <translation>Der lokale Dienst auf diesem Computer hat genau diese Produkte und Preise; sie können hier nicht geändert werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The most numbers that the service accepts in a task; empty for no limit</source>
   <translation>Wie viele Nummern der Dienst in einer Aufgabe höchstens annimmt; leer: beliebig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The rest follows once all of them are answered: what can't be read costs no more than these.</source>
   <translation>Der Rest folgt, sobald alle beantwortet sind: Was nicht gelesen werden kann, kostet nicht mehr als diese.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The service did not accept the key that is kept.</source>
   <translation>Der Dienst hat den gespeicherten Schlüssel nicht angenommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>The system has no program to show the page. It is {page}</source>
   <translation>Das System hat kein Programm, um die Seite anzuzeigen. Die Seite ist {page}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring can't be used: the key is kept until Dialproof is closed.</source>
   <translation>Der Schlüsselbund des Systems kann nicht verwendet werden: Der Schlüssel gilt, bis Dialproof geschlossen wird.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring keeps its key.</source>
   <translation>Der Schlüssel liegt im Schlüsselbund des Systems.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>There is no value to point at: check the connection's address.</source>
   <translation>Es gibt keinen Wert zur Auswahl: Überprüfen Sie die Adresse der Verbindung.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are deleted for good in an hour, as your organisation has set it.</source>
   <translation>Das wird in einer Stunde endgültig gelöscht, wie von Ihrer Organisation festgelegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are permanently deleted once you agree, and later ones when they reach that age.</source>
   <translation>Das wird endgültig gelöscht, wenn Sie zustimmen, Späteres, sobald es ebenso alt ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>They can't be read: correct them here</source>
   <translation>Nicht lesbar: hier berichtigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the answer about the number</source>
   <translation>Als Antwort zur Nummer verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the balance</source>
   <translation>Als Guthaben verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the cost</source>
   <translation>Als Kosten verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the currency</source>
   <translation>Als Währung verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the message</source>
   <translation>Als Meldung verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>This is the newest version.</source>
   <translation>Dies ist die neueste Version.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the progress</source>
   <translation>Als Fortschritt verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the task's state</source>
   <translation>Als Zustand der Aufgabe verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number at its price?</source>
   <translation>Dieser Dienst lässt sich nicht kostenlos testen. Eine Nummer zu seinem Preis prüfen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number for {}?</source>
   <translation>Dieser Dienst lässt sich nicht kostenlos testen. Eine Nummer für {} prüfen?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Try the connection</source>
   <translation>Verbindung testen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Type a key only to replace it.</source>
   <translation>Geben Sie einen Schlüssel nur ein, um ihn zu ersetzen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Understood.</source>
   <translation>Verstanden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates</source>
   <translation>Updates</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates are off: no update address is set.</source>
   <translation>Updates sind aus: Es ist keine Adresse dafür festgelegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Use</source>
   <translation>Übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Use these settings</source>
   <translation>Angelerntes übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>User name</source>
   <translation>Benutzername</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Version {version} is available.</source>
   <translation>Version {version} ist verfügbar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version {}</source>
   <translation>Version {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Versions of the program and its components, for whoever helps you</source>
   <translation>Versionen des Programms und seiner Bestandteile, für alle, die Ihnen helfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>What can be ordered through this connection. Codes, prices and sizes are the service's own: its price list or whoever runs it knows them. They make the estimate before anything is sent, and the size of tasks.</source>
   <translation>Was sich über diese Verbindung bestellen lässt. Kürzel, Preise und Größen bestimmt der Dienst: Sie stehen in seiner Preisliste, oder sein Betreiber kennt sie. Aus ihnen ergeben sich die Schätzung vor dem Senden und die Größe der Aufgaben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What it is called in this window</source>
   <translation>Wie es in diesem Fenster heißt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What the service calls it: sent with each task</source>
   <translation>Wie der Dienst es nennt: wird mit jeder Aufgabe gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What the service said</source>
   <translation>Was der Dienst geantwortet hat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What was asked</source>
   <translation>Was gefragt wurde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Where it is kept</source>
   <translation>Speicherort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Where things are</source>
   <translation>Speicherorte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Whether this is the newest version can't be told: this one runs from its source code.</source>
   <translation>Ob dies die neueste Version ist, lässt sich nicht sagen: Diese läuft aus dem Quellcode.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Which service?</source>
   <translation>Welcher Dienst?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>With its version at the end: {}</source>
   <translation>Mit der Version am Ende: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Written to “{}”</source>
   <translation>In „{}“ geschrieben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Your key would go unencrypted: it has to begin with https://</source>
   <translation>Ihr Schlüssel würde unverschlüsselt gesendet: Die Adresse muss mit https:// beginnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Your organisation has set the service for this computer.</source>
   <translation>Ihre Organisation hat den Dienst für diesen Computer festgelegt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your organisation has them kept for {days} at most.</source>
   <translation>Ihre Organisation lässt sie höchstens {days} aufbewahren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your suppression lists stay.</source>
   <translation>Ihre Sperrlisten bleiben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>a year</source>
   <translation>ein Jahr</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>balance</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>can't be read</source>
   <translation>nicht lesbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>currency</source>
   <translation>Währung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>everywhere</source>
   <translation>überall</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>from source</source>
   <translation>aus dem Quellcode</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>line {}</source>
   <translation>Zeile {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>message</source>
   <translation>Meldung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>no price known: nothing can be estimated</source>
   <translation>kein Preis bekannt: keine Schätzung möglich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>of which finished</source>
   <translation>davon abgeschlossen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>one by one</source>
   <translation>einzeln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>or another one</source>
   <translation>oder ein anderer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>task's state</source>
   <translation>Zustand der Aufgabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>until I delete them</source>
   <translation>bis ich es lösche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>whole lists</source>
   <translation>ganze Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>your own file</source>
   <translation>Ihre eigene Datei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} Read from “{}”.</source>
   <translation>{} Aus „{}“ gelesen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} These are the defaults: “Use” puts them in its place.</source>
   <translation>{} Dies sind die Standardprodukte: „Verwenden“ setzt sie an ihre Stelle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>{} and {}</source>
   <translation>{} und {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“Cancel” keeps what you had; “Defaults” brings back those that came with the program.</source>
   <translation>„Abbrechen“ behält, was Sie hatten; „Standard“ holt die mitgelieferten Produkte zurück.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” and its key are removed.</source>
   <translation>„{}“ und der zugehörige Schlüssel sind entfernt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be read: {}</source>
   <translation>„{}“ kann nicht gelesen werden: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be written: {}</source>
   <translation>„{}“ kann nicht geschrieben werden: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” is saved and in use.</source>
   <translation>„{}“ ist gespeichert und wird verwendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” isn't text, so it isn't a list of products.</source>
   <translation>„{}“ ist kein Text, also auch keine Produktliste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>“{}” isn't text, so it isn't a service profile.</source>
   <translation>„{}“ ist kein Text, also auch kein Dialekt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” was not imported. {}</source>
   <translation>„{}“ wurde nicht importiert. {}</translation>
  </message>
 </context>
 <context>
  <name>shell</name>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>As counted here, against the connection's limits. When none are left, Dialproof waits.</source>
   <translation>Hier gezählt, nach den Grenzen der Verbindung. Ist nichts mehr frei, wartet Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Attention</source>
   <translation>Achtung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Balance: {} {}</source>
   <translation>Guthaben: {} {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Close this message</source>
   <translation>Diese Meldung schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Connection: {}</source>
   <translation>Verbindung: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/start_trouble.py" />
   <source>Dialproof can't start</source>
   <translation>Dialproof kann nicht starten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Error</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Not connected</source>
   <translation>Nicht verbunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Note</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/nav_tabs.py" />
   <source>Parts of the window</source>
   <translation>Bereiche des Fensters</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>Requests left this minute:</source>
   <translation>Diese Minute noch frei:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show less</source>
   <translation>Weniger anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show the whole message</source>
   <translation>Ganze Meldung anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.</source>
   <translation>Die Anleitung ist nicht vorhanden. Starten Sie Dialproof aus dem Quellcode mit packaging/dev.py run.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>next in {}</source>
   <translation>weiter in {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>the service asked to wait {}</source>
   <translation>der Dienst bittet, {} zu warten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>{} {} of {}</source>
   <translation>{} {} von {}</translation>
  </message>
 </context>
 <context>
  <name>standard columns</name>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Line type</source>
   <translation>Anschlussart</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>MCC/MNC</source>
   <translation>MCC/MNC</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Network</source>
   <translation>Netz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Ported</source>
   <translation>Portiert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Reachable</source>
   <translation>Erreichbar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Registered</source>
   <translation>Registriert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Risk</source>
   <translation>Risiko</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Roaming</source>
   <translation>Roaming</translation>
  </message>
 </context>
 <context>
  <name>step</name>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Ask another product, or another service, about this list: about all of its numbers, or only about those that were answered in a certain way. All answers then stand side by side.</source>
   <translation>Fragen Sie ein anderes Produkt oder einen anderen Dienst nach dieser Liste: nach allen Nummern oder nur nach denen, die auf bestimmte Weise beantwortet wurden. Alle Antworten stehen dann nebeneinander.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Counting the numbers…</source>
   <translation>Die Nummern werden gezählt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Next step</source>
   <translation>Nächster Schritt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>No number was answered so.</source>
   <translation>Keine Nummer wurde so beantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Numbers</source>
   <translation>Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Pay once more</source>
   <translation>Noch einmal bezahlen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Service</source>
   <translation>Dienst</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Verify</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>all of them</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>choose…</source>
   <translation>wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>unknown, or without an answer</source>
   <translation>unbekannt oder ohne Antwort</translation>
  </message>
 </context>
 <context>
  <name>suppression</name>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>A new list</source>
   <translation>Eine neue Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add a file…</source>
   <translation>Datei hinzufügen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add another file…</source>
   <translation>Weitere Datei…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>All numbers are on your suppression lists.</source>
   <translation>Alle Nummern stehen auf Ihren Sperrlisten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Any list that Dialproof reads; or drop it here</source>
   <translation>Jede Liste, die Dialproof liest; oder hier ablegen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Choose a file of numbers</source>
   <translation>Datei mit Nummern wählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete “{name}”? Its numbers are suppressed no more, and nothing brings it back.</source>
   <translation>„{name}“ löschen? Ihre Nummern sind dann nicht mehr gesperrt, und nichts bringt sie zurück.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete…</source>
   <translation>Löschen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find a number</source>
   <translation>Nummer suchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>National numbers</source>
   <translation>Nationale Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Numbers on your suppression lists are being counted.</source>
   <translation>Die Nummern auf Ihren Sperrlisten werden gezählt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Numbers that must not be used: never sent, never paid for, and left out of clean lists.</source>
   <translation>Nummern, die nicht benutzt werden dürfen: nie gesendet, nie bezahlt und in keiner bereinigten Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Purpose</source>
   <translation>Zweck</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Replace…</source>
   <translation>Ersetzen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>See them</source>
   <translation>Ansehen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since</source>
   <translation>Seit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since when?</source>
   <translation>Seit wann?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Suppression lists</source>
   <translation>Sperrlisten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists that apply to this list</source>
   <translation>Sperrlisten, die für diese Liste gelten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists…</source>
   <translation>Sperrlisten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Switched off: {}.</source>
   <translation>Ausgeschaltet: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>The new file's numbers alone; those that stay keep their date</source>
   <translation>Nur die Nummern der neuen Datei; wer bleibt, behält sein Datum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>What is valid here is on your suppression lists; the other numbers have a problem.</source>
   <translation>Was hier gültig ist, steht auf Ihren Sperrlisten; die übrigen Nummern haben ein Problem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Which lists have it, and since when</source>
   <translation>Auf welchen Listen sie steht, und seit wann</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Which lists…</source>
   <translation>Welche Listen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Your organisation's lists apply to everything.</source>
   <translation>Die Listen Ihrer Organisation gelten für alles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, Opt-outs</source>
   <translation>zum Beispiel Abmeldungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, asked not to be called</source>
   <translation>zum Beispiel: möchte nicht angerufen werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>the day of import</source>
   <translation>der Tag des Imports</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{file}, row {row}: “{cell}”, {problem}</source>
   <translation>{file}, Zeile {row}: „{cell}“, {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, from {file}</source>
   <translation>{numbers} seit {day}, aus {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, last from {file} ({changed})</source>
   <translation>{numbers} seit {day}, zuletzt aus {file} ({changed})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on none of your suppression lists.</source>
   <translation>{number} steht auf keiner Ihrer Sperrlisten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on “{name}” since {day}, from {file}.</source>
   <translation>{number} steht seit {day} auf „{name}“, aus {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{file}” has dates. Choose the column that says since when each number must not be used.</source>
   <translation>„{file}“ enthält Daten. Wählen Sie die Spalte, die sagt, seit wann die einzelnen Nummern nicht verwendet werden dürfen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” is deleted.</source>
   <translation>„{name}“ ist gelöscht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” now has {numbers}.</source>
   <translation>„{name}“ hat jetzt {numbers}.</translation>
  </message>
 </context>
 <context>
  <name>upload</name>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>A spreadsheet to send back to whoever made the list</source>
   <translation>Eine Tabelle, die Sie an die Ersteller der Liste zurücksenden können</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>A task of this product takes at least {} numbers. The service may refuse: {}.</source>
   <translation>Eine Aufgabe dieses Produkts braucht mindestens {} Nummern. Der Dienst lehnt vielleicht ab: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>About {}. It can be paused.</source>
   <translation>Etwa {}. Lässt sich pausieren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Add these, too</source>
   <translation>Auch nehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Added</source>
   <translation>Hinzugefügt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>All files</source>
   <translation>Alle Dateien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>All rows in one batch, each with the name of its file.</source>
   <translation>Alle Zeilen in einem Auftrag, jede mit dem Namen ihrer Datei.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>All sheets</source>
   <translation>Alle Blätter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another column has phone numbers, too: {}. They are not sent.</source>
   <translation>Eine weitere Spalte enthält Telefonnummern: {}. Sie werden nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Another country…</source>
   <translation>Anderes Land…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another sheet has phone numbers, too: {}. They are not sent.</source>
   <translation>Ein weiteres Blatt enthält Telefonnummern: {}. Sie werden nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Answers of earlier lists are being looked for.</source>
   <translation>Antworten früherer Listen werden gesucht.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Arabic (cp1256)</source>
   <translation>Arabisch (cp1256)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>As one list</source>
   <translation>Als eine Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>As the service quoted it</source>
   <translation>Nach dem Angebot des Dienstes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Balance after</source>
   <translation>Guthaben danach</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Baltic (cp1257)</source>
   <translation>Baltisch (cp1257)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Before you send</source>
   <translation>Vor dem Senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a day, at most {} can be spent.</source>
   <translation>Nach Ihrer Obergrenze für einen Tag können höchstens {} ausgegeben werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a list, at most {} can be spent.</source>
   <translation>Nach Ihrer Obergrenze für eine Liste können höchstens {} ausgegeben werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a month, at most {} can be spent.</source>
   <translation>Nach Ihrer Obergrenze für einen Monat können höchstens {} ausgegeben werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Cancel reading the list</source>
   <translation>Lesen der Liste abbrechen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Central European (cp1250)</source>
   <translation>Mitteleuropäisch (cp1250)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (Big5)</source>
   <translation>Chinesisch (Big5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (GB 18030)</source>
   <translation>Chinesisch (GB 18030)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Choose a product that costs less, or a shorter list.</source>
   <translation>Wählen Sie ein günstigeres Produkt oder eine kürzere Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another column for the countries, or one country for all numbers.</source>
   <translation>Wählen Sie eine andere Spalte für die Länder oder ein Land für alle Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another country for the numbers.</source>
   <translation>Wählen Sie ein anderes Land für die Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Choose another…</source>
   <translation>Andere wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Choose file…</source>
   <translation>Datei wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Choose lists of phone numbers</source>
   <translation>Listen mit Telefonnummern wählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the column that tells each row's country</source>
   <translation>Spalte mit dem Land jeder Zeile wählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the column with the numbers first.</source>
   <translation>Wählen Sie zuerst die Spalte mit den Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the columns…</source>
   <translation>Spalten wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Choose the column…</source>
   <translation>Spalte wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers</source>
   <translation>Land der nationalen Nummern wählen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers.</source>
   <translation>Wählen Sie das Land der nationalen Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the country of the numbers first.</source>
   <translation>Wählen Sie zuerst das Land der Nummern.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose…</source>
   <translation>Wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Click a name to take that column alone, or tick the boxes of several.</source>
   <translation>Ein Klick auf einen Namen nimmt nur diese Spalte; mehrere wählen Sie mit den Kästchen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Close this list without sending it</source>
   <translation>Diese Liste schließen, ohne sie zu senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Correct as last time</source>
   <translation>Korrigieren wie beim letzten Mal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Correct it in the file, or choose another column.</source>
   <translation>Berichtigen Sie das in der Datei oder wählen Sie eine andere Spalte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Corrected: {}</source>
   <translation>Berichtigt: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Correct… (F2)</source>
   <translation>Berichtigen… (F2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Countries</source>
   <translation>Länder</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Country from</source>
   <translation>Land aus Spalte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Ctrl+Enter</source>
   <translation>Strg+Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (KOI8-R)</source>
   <translation>Kyrillisch (KOI8-R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (cp1251)</source>
   <translation>Kyrillisch (cp1251)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>DOS, Western (cp850)</source>
   <translation>DOS, Westeuropäisch (cp850)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Delimiter</source>
   <translation>Trennzeichen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Don't verify now</source>
   <translation>Jetzt keine prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Drop one or more lists of phone numbers here</source>
   <translation>Eine oder mehrere Listen mit Telefonnummern hier ablegen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open in Batch upload</source>
   <translation>Ablegen, um es unter „Listenprüfung“ zu öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open this list instead</source>
   <translation>Ablegen, um stattdessen diese Liste zu öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Earlier answers can't be read: every number is sent.</source>
   <translation>Frühere Antworten sind nicht lesbar: Jede Nummer wird gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Edit products…</source>
   <translation>Produkte bearbeiten…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Encoding</source>
   <translation>Kodierung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Enter prices…</source>
   <translation>Preise eingeben…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer of “{}” was known already: nothing was sent. Here is the next list.</source>
   <translation>Alle Antworten von „{}“ waren schon bekannt: Nichts wurde gesendet. Hier ist die nächste Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer was known already: nothing was sent, nothing was paid.</source>
   <translation>Alle Antworten waren schon bekannt: Nichts wurde gesendet, nichts bezahlt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Every number has its answer already: nothing is sent.</source>
   <translation>Jede Nummer hat schon ihre Antwort: Nichts wird gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Excel, OpenDocument, CSV or text, up to 1,048,576 rows. Or copy numbers and press Ctrl+V. Nothing is sent before you have seen it.</source>
   <translation>Excel, OpenDocument, CSV oder Text, bis 1.048.576 Zeilen. Oder kopieren Sie Nummern und drücken Sie Strg+V. Nichts wird gesendet, bevor Sie es gesehen haben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>From the prices saved with the connection; the service charges its own</source>
   <translation>Nach den in der Verbindung hinterlegten Preisen; der Dienst verlangt seine eigenen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Greek (cp1253)</source>
   <translation>Griechisch (cp1253)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Header</source>
   <translation>Kopfzeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Hebrew (cp1255)</source>
   <translation>Hebräisch (cp1255)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Hide the password</source>
   <translation>Passwort verbergen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>How the numbers are sent</source>
   <translation>Wie die Nummern gesendet werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>In rows that also have a valid number:</source>
   <translation>In Zeilen, die auch eine gültige Nummer haben:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>In the unit of the balance, which isn't known yet</source>
   <translation>In der Einheit des Guthabens, die noch nicht bekannt ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>It is used to read this list and kept nowhere.</source>
   <translation>Es dient nur zum Lesen dieser Liste und wird nirgends aufbewahrt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>Das wartet, bis der Schlüsselbund entsperrt ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until you have entered a valid key.</source>
   <translation>Das wartet, bis Sie einen gültigen Schlüssel eingegeben haben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>It was left out.</source>
   <translation>Die Liste wurde ausgelassen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (EUC-JP)</source>
   <translation>Japanisch (EUC-JP)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (Shift JIS)</source>
   <translation>Japanisch (Shift JIS)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Korean (cp949)</source>
   <translation>Koreanisch (cp949)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 2 (ISO 8859-2)</source>
   <translation>Latin 2 (ISO 8859-2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 9 (ISO 8859-15)</source>
   <translation>Latin 9 (ISO 8859-15)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Line types</source>
   <translation>Anschlussarten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Lists</source>
   <translation>Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Lists under way</source>
   <translation>Laufende Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Look at them</source>
   <translation>Ansehen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Looking for them…</source>
   <translation>Sie werden gesucht…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Mac Roman</source>
   <translation>Mac Roman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend</source>
   <translation>Berichtigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>More about this list</source>
   <translation>Mehr zu dieser Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid as they are.</source>
   <translation>Die meisten Nummern sind so nicht gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid for the countries in “{}”.</source>
   <translation>Die meisten Nummern sind für die Länder in „{}“ nicht gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid with “{}” as their country.</source>
   <translation>Mit „{}“ als Land sind die meisten Nummern nicht gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>National numbers</source>
   <translation>Nationale Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Next suggestion, {}</source>
   <translation>Nächster Vorschlag, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>No column looks like one of phone numbers.</source>
   <translation>Keine Spalte sieht nach Telefonnummern aus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid as it is.</source>
   <translation>So, wie sie da stehen, ist keine Nummer gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid for the countries in “{}”.</source>
   <translation>Für die Länder in „{}“ ist keine Nummer gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid with “{}” as its country.</source>
   <translation>Mit „{}“ als Land ist keine Nummer gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Nobody has said what a number costs, so your cap can't be kept: nothing is sent.</source>
   <translation>Niemand hat gesagt, was eine Nummer kostet, deshalb kann Ihre Obergrenze nicht eingehalten werden: Nichts wird gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>None of these is a number of that country.</source>
   <translation>Keine davon ist eine Nummer dieses Landes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>None of these numbers has an earlier answer.</source>
   <translation>Für keine dieser Nummern gibt es eine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Not copied: the rows changed</source>
   <translation>Nicht kopiert: Die Zeilen haben sich geändert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Numbers in</source>
   <translation>Nummern in</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Numbers that the same product has answered: filled in, not sent and not paid for again</source>
   <translation>Nummern, die dasselbe Produkt schon beantwortet hat: Sie werden ausgefüllt und nicht erneut gesendet oder bezahlt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One after the other</source>
   <translation>Nacheinander</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One batch each; the next opens when one is sent or closed.</source>
   <translation>Je ein Auftrag; der nächste folgt, wenn einer gesendet oder geschlossen ist.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>One by one</source>
   <translation>Einzeln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open it</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Open results</source>
   <translation>Ergebnisse öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open {}</source>
   <translation>{} öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Password</source>
   <translation>Passwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/list_title.py" />
   <source>Pasted numbers</source>
   <translation>Eingefügte Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Preparing…</source>
   <translation>Wird vorbereitet…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Preview of the list</source>
   <translation>Vorschau der Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Prices are saved with the connection</source>
   <translation>Preise sind in der Verbindung hinterlegt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Problems, some of them beside a valid number:</source>
   <translation>Probleme, teils neben einer gültigen Nummer:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of</source>
   <translation>Lesen als Nummer von</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of…</source>
   <translation>Lesen als Nummer von…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Read as last time</source>
   <translation>Wie beim letzten Mal lesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Reading {}</source>
   <translation>Lesen: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Reading {} was cancelled.</source>
   <translation>Lesen abgebrochen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Recent lists</source>
   <translation>Letzte Listen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers</source>
   <translation>Antworten übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers of earlier lists</source>
   <translation>Antworten früherer Listen übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Reuse the answers</source>
   <translation>Antworten übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Reused, free</source>
   <translation>Übernommen, gratis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Rows that name an unknown country there get none</source>
   <translation>Zeilen, die dort ein unbekanntes Land nennen, bekommen keines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Rows to mend</source>
   <translation>Zeilen zu berichtigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>Save the problem rows</source>
   <translation>Problemzeilen speichern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Save the problem rows…</source>
   <translation>Problemzeilen speichern…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Send</source>
   <translation>Senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again.</source>
   <translation>Erneutes Senden kostet erneut.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again; only answers that you reuse are free.</source>
   <translation>Erneutes Senden kostet erneut; gratis sind nur Antworten, die Sie übernehmen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Several countries are possible. Which one are they from?</source>
   <translation>Mehrere Länder sind möglich. Aus welchem stammen die Nummern?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Sheet</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Show all</source>
   <translation>Alle anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Show fewer</source>
   <translation>Weniger anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Show it</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>Show only these rows</source>
   <translation>Nur diese Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Show the password</source>
   <translation>Passwort anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Simulated: no network is asked.</source>
   <translation>Simuliert: Kein Netz wird gefragt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip it</source>
   <translation>Überspringen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip {}</source>
   <translation>{} überspringen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Spreadsheets</source>
   <translation>Tabellen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take the correction back</source>
   <translation>Berichtigung zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Take the last correction back</source>
   <translation>Die letzte Berichtigung zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take {}</source>
   <translation>{} übernehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Thai (cp874)</source>
   <translation>Thai (cp874)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The API key is in the system keyring, which is locked.</source>
   <translation>Der API-Schlüssel liegt im Schlüsselbund des Systems, und der ist gesperrt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance is {} short.</source>
   <translation>Das Guthaben reicht nicht, Fehlbetrag: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The balance isn't enough for all numbers</source>
   <translation>Das Guthaben reicht nicht für alle Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance may be {} short.</source>
   <translation>Das Guthaben reicht vielleicht nicht, Fehlbetrag: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that holds the phone numbers</source>
   <translation>Die Spalte mit den Telefonnummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that tells each row's country</source>
   <translation>Die Spalte mit dem Land jeder Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The columns that hold phone numbers:</source>
   <translation>Die Spalten mit Telefonnummern:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>The corrections were taken back.</source>
   <translation>Die Berichtigungen wurden zurückgenommen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of national numbers in rows where that column is empty</source>
   <translation>Das Land nationaler Nummern in Zeilen, in denen diese Spalte leer ist</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of numbers written without a country code</source>
   <translation>Das Land von Nummern ohne Landesvorwahl</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The first {} of {} rows were copied.</source>
   <translation>Die ersten {} von {} Zeilen wurden kopiert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is being read again.</source>
   <translation>Die Liste wird erneut gelesen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The list is shown as it was.</source>
   <translation>Die Liste wird gezeigt, wie sie war.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is still being read.</source>
   <translation>Die Liste wird noch gelesen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>The number of row {}, corrected</source>
   <translation>Die Nummer von Zeile {}, berichtigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The rest waits in the task monitor until you press Carry on.</source>
   <translation>Der Rest wartet im Aufgabenmonitor, bis Sie „Fortsetzen“ drücken.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The row with the columns' names, as the spreadsheet counts it</source>
   <translation>Die Zeile mit den Spaltennamen, wie die Tabelle sie zählt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The ticked columns are not used yet</source>
   <translation>Die angehakten Spalten werden noch nicht verwendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>There are no numbers to paste. Copy them first, then press Ctrl+V.</source>
   <translation>Es gibt keine Nummern zum Einfügen. Kopieren Sie sie zuerst, dann drücken Sie Strg+V.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>There is no valid number to send. Is it the right column?</source>
   <translation>Es gibt keine gültige Nummer zum Senden. Ist es die richtige Spalte?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>These can't be read and were left out: {}.</source>
   <translation>Diese sind nicht lesbar und wurden ausgelassen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>These may be read in several ways: take one of what is suggested now.</source>
   <translation>Sie lassen sich auf mehrere Arten lesen: Nehmen Sie eine davon aus den Vorschlägen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>They look like numbers from “{}”: {} are valid there.</source>
   <translation>Die Nummern sehen nach „{}“ aus; dort sind {} gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is being verified already, with {}.</source>
   <translation>Diese Liste wird bereits mit {} geprüft.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is in the task monitor already, with {}, and waits for you.</source>
   <translation>Diese Liste ist schon im Aufgabenmonitor, mit {}, und wartet auf Sie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified before with {} ({}).</source>
   <translation>Diese Liste wurde schon mit {} geprüft ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified just now with {}.</source>
   <translation>Diese Liste wurde gerade mit {} geprüft.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified {} ago with {}.</source>
   <translation>Diese Liste wurde vor {} mit {} geprüft.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This looks like a newer “{}”, which was verified before ({}).</source>
   <translation>Das sieht nach einer neueren „{}“ aus, die schon geprüft wurde ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>To send</source>
   <translation>Zu senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together</source>
   <translation>Zusammen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together, this product takes {} numbers or more.</source>
   <translation>Zusammen nimmt dieses Produkt mindestens {} Nummern an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Try the sample list</source>
   <translation>Beispielliste ausprobieren</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Turkish (cp1254)</source>
   <translation>Türkisch (cp1254)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Type a row number</source>
   <translation>Zeilennummer eingeben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>UTF-16</source>
   <translation>UTF-16</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: the corrections are those of before</source>
   <translation>Rückgängig gemacht: Die Korrekturen sind wieder die von vorher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlocking…</source>
   <translation>Wird entsperrt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use all sheets</source>
   <translation>Alle Blätter nehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use {}</source>
   <translation>{} verwenden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Vietnamese (cp1258)</source>
   <translation>Vietnamesisch (cp1258)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Western European (cp1252)</source>
   <translation>Westeuropäisch (cp1252)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Another product may take fewer.</source>
   <translation>Abgelehntes wird nicht abgebucht. Ein anderes Produkt nimmt vielleicht weniger an.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Send them one by one, or choose another product.</source>
   <translation>Abgelehntes wird nicht abgebucht. Senden Sie die Nummern einzeln, oder wählen Sie ein anderes Produkt.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What the service refuses for the balance waits in the task monitor.</source>
   <translation>Was der Dienst mangels Guthaben ablehnt, wartet im Aufgabenmonitor.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What they will still cost; the balance doesn't show it yet</source>
   <translation>Was für sie noch berechnet wird; im Guthaben ist es noch nicht abgezogen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>What was dropped has neither a file nor a number in it.</source>
   <translation>Das Abgelegte enthielt weder eine Datei noch eine Nummer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Where empty</source>
   <translation>Wenn leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Which numbers are tried first</source>
   <translation>Welche Nummern zuerst probiert werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance is {} short.</source>
   <translation>Mit den laufenden Listen reicht das Guthaben nicht, Fehlbetrag: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance may be {} short.</source>
   <translation>Mit den laufenden Listen reicht das Guthaben vielleicht nicht, Fehlbetrag: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>With “{}”, {} are valid.</source>
   <translation>Mit „{}“ sind {} gültig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>You see their answers, and what the whole list would cost, before the rest goes</source>
   <translation>Sie sehen ihre Antworten und was die ganze Liste kosten würde, bevor der Rest gesendet wird</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a day leaves {} of {}.</source>
   <translation>Von Ihrer Obergrenze für einen Tag sind {} von {} übrig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a list leaves {} of {}.</source>
   <translation>Von Ihrer Obergrenze für eine Liste sind {} von {} übrig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a month leaves {} of {}.</source>
   <translation>Von Ihrer Obergrenze für einen Monat sind {} von {} übrig.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>a few seconds left</source>
   <translation>noch wenige Sekunden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {}</source>
   <translation>etwa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {} (price list)</source>
   <translation>etwa {} (Preisliste)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>about {} left</source>
   <translation>noch etwa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>about {}, each answered at once</source>
   <translation>etwa {}, jede sofort beantwortet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>and {} more</source>
   <translation>und {} weitere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>being counted</source>
   <translation>wird gezählt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>being read</source>
   <translation>wird gelesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>choose…</source>
   <translation>wählen…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>comma</source>
   <translation>Komma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>does not fit</source>
   <translation>passt nicht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>duplicate</source>
   <translation>Duplikat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>duplicates, sent once</source>
   <translation>Duplikate, einmal gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>every row is data</source>
   <translation>jede Zeile enthält Daten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>from a column…</source>
   <translation>aus einer Spalte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>international</source>
   <translation>international</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>invalid</source>
   <translation>ungültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>next: {}</source>
   <translation>nächste: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>no column</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>no country</source>
   <translation>kein Land</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>not counted</source>
   <translation>nicht gezählt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>off</source>
   <translation>aus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>one column</source>
   <translation>eine Spalte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>one country for all</source>
   <translation>ein Land für alle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>only with country code</source>
   <translation>nur mit Landesvorwahl</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>pipe</source>
   <translation>senkrechter Strich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row by row</source>
   <translation>Zeile für Zeile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row {}</source>
   <translation>Zeile {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>same as row {}</source>
   <translation>wie Zeile {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>semicolon</source>
   <translation>Semikolon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>send every number</source>
   <translation>jede Nummer senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>tab</source>
   <translation>Tabulator</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the first</source>
   <translation>die erste nehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the second</source>
   <translation>die zweite nehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the third</source>
   <translation>die dritte nehmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>the pasted numbers</source>
   <translation>eingefügte Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>up to {days} days</source>
   <translation>bis {days} Tage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>usual</source>
   <translation>üblich</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid</source>
   <translation>gültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid rows ({})</source>
   <translation>gültige Zeilen ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>{numbers} answered within the last {days} days don't have to be paid for again.</source>
   <translation>Nicht erneut zu bezahlen: {numbers}, in den letzten {days} Tagen beantwortet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} (more than {})</source>
   <translation>{} (mehr als {})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>{} +{}</source>
   <translation>{} +{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{} becomes {}</source>
   <translation>{} wird {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{} in {}</source>
   <translation>{} in {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>{} is not taken: {}.</source>
   <translation>{} wird nicht übernommen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>{} lists as one</source>
   <translation>{} Listen als eine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} numbers</source>
   <translation>{} Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>{} of {} fetched</source>
   <translation>{} von {} geladen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{} of {} valid</source>
   <translation>{} von {} gültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{} through “{}”</source>
   <translation>{} über „{}“</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} valid</source>
   <translation>{} gültig</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>{} – problems</source>
   <translation>{} – Probleme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>{}, corrected</source>
   <translation>{}, berichtigt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{}, if not something else</source>
   <translation>{}, wenn nicht etwas anderes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{}, one by one</source>
   <translation>{}, einzeln</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{}, read differently</source>
   <translation>{} (anders gelesen)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>{}, the column with the numbers</source>
   <translation>{}, die Spalte mit den Nummern</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” is being verified. Here is the next list.</source>
   <translation>„{}“ wird geprüft. Hier ist die nächste Liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” was begun before and is carried on: nothing is sent twice.</source>
   <translation>„{}“ wurde schon begonnen und wird fortgesetzt: Nichts wird doppelt gesendet.</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>(empty)</source>
   <translation>(leer)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>A number is as bad as the worst that was said of it. The choice holds for this product in all lists.</source>
   <translation>Eine Nummer ist so schlecht wie das Schlechteste, was über sie gesagt wurde. Die Wahl gilt für dieses Produkt in allen Listen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Answers of this product</source>
   <translation>Antworten dieses Produkts</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>As at first</source>
   <translation>Wie anfangs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Counting the answers…</source>
   <translation>Die Antworten werden gezählt…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Of each product the latest answer that tells something counts, and of the products the worst verdict. The choice holds for all lists.</source>
   <translation>Je Produkt zählt die neueste Antwort, die etwas aussagt, und von den Produkten das schlechteste Urteil. Die Wahl gilt für alle Listen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Products together</source>
   <translation>Produkte zusammen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>The latest answer that tells something counts, whichever product it is of. The choice holds for all lists.</source>
   <translation>Es zählt die neueste Antwort, die etwas aussagt, gleich von welchem Produkt. Die Wahl gilt für alle Listen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>There are no answers yet.</source>
   <translation>Es gibt noch keine Antworten.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>What answers mean</source>
   <translation>Was Antworten bedeuten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>bad</source>
   <translation>schlecht</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts</source>
   <translation>zählt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts if no other tells</source>
   <translation>zählt nur ersatzweise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>doubtful</source>
   <translation>zweifelhaft</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>good</source>
   <translation>gut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no answer came</source>
   <translation>keine Antwort gekommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no number</source>
   <translation>keine Nummer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>not sent</source>
   <translation>nicht gesendet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>on the suppression list {name} since {day}</source>
   <translation>auf der Sperrliste {name} seit {day}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>suppressed</source>
   <translation>gesperrt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>tells nothing</source>
   <translation>sagt nichts aus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer may still come</source>
   <translation>die Antwort kann noch kommen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer tells nothing of it</source>
   <translation>die Antwort sagt darüber nichts</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the latest answer</source>
   <translation>die neueste Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the worst verdict</source>
   <translation>das schlechteste Urteil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{count} {verdict}</source>
   <translation>{count} {verdict}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{} with a problem</source>
   <translation>{} mit Problem</translation>
  </message>
 </context>
 <context>
  <name>window</name>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>A single check is under way.</source>
   <translation>Eine Einzelprüfung läuft noch.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it has to be opened again.</source>
   <translation>Nach einem Neustart muss sie erneut geöffnet werden.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it may not be known whether it was charged.</source>
   <translation>Nach einem Neustart ist vielleicht nicht bekannt, ob sie berechnet wurde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Answers come from the local service on this computer. HLR, messaging and account signals are simulated.</source>
   <translation>Die Antworten kommen vom lokalen Dienst auf diesem Computer. HLR-, Messenger- und Kontosignale sind simuliert.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Answers come from the local service.</source>
   <translation>Die Antworten kommen vom lokalen Dienst.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Balance</source>
   <translation>Guthaben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Batch upload</source>
   <translation>Listenprüfung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Carry on</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close again to confirm.</source>
   <translation>Schließen Sie dazu noch einmal.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close now</source>
   <translation>Jetzt schließen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Don't show this note again</source>
   <translation>Diesen Hinweis nicht mehr anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Enter key…</source>
   <translation>Schlüssel eingeben…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>If you close Dialproof now, nothing is lost: it goes on at the next start.</source>
   <translation>Wenn Sie Dialproof jetzt schließen, geht nichts verloren: Es geht beim nächsten Start weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>No answer since {}. Dialproof tries again by itself; nothing is lost.</source>
   <translation>Keine Antwort seit {}. Dialproof versucht es von selbst wieder; nichts ist verloren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Numbers checked one by one</source>
   <translation>Nummern, die einzeln angefragt werden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Open it again</source>
   <translation>Erneut öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Single check</source>
   <translation>Einzelprüfung</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Task monitor</source>
   <translation>Aufgabenmonitor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>The balance as it was at {}</source>
   <translation>Guthaben, Stand: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>The key can be entered in the settings instead, under Connection.</source>
   <translation>Sie können den Schlüssel stattdessen in den Einstellungen unter „Verbindung“ eingeben.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>The list on Batch upload isn't sent yet.</source>
   <translation>Die Liste in der Listenprüfung ist noch nicht gesendet.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>They cost about {}, and the balance is {}. Missing: {}.</source>
   <translation>Sie kosten etwa {}, das Guthaben beträgt {}. Es fehlen: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Try now</source>
   <translation>Jetzt versuchen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlock keyring…</source>
   <translation>Schlüsselbund entsperren…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; once the keyring is unlocked, it goes on.</source>
   <translation>Was über „{}“ geprüft wird, wartet. Nichts ist verloren; sobald der Schlüsselbund entsperrt ist, geht es weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; with the right key it goes on.</source>
   <translation>Was über „{}“ geprüft wird, wartet. Nichts ist verloren; mit dem richtigen Schlüssel geht es weiter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>failing</source>
   <translation>gestört</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>key refused</source>
   <translation>Schlüssel abgelehnt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>keyring locked</source>
   <translation>Schlüsselbund gesperrt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer</source>
   <translation>keine Antwort</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer since {}</source>
   <translation>keine Antwort seit {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no key</source>
   <translation>kein Schlüssel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>not understood</source>
   <translation>nicht verstanden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>reading</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>sending lists</source>
   <translation>Listen senden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>single checks</source>
   <translation>Einzelprüfungen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>{} had not been sent when Dialproof was closed.</source>
   <translation>Beim Schließen von Dialproof noch nicht gesendet: {}.</translation>
  </message>
 </context>
 <context>
  <name>words</name>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n answered</source>
   <translation>
    <numerusform>%n beantwortet</numerusform>
    <numerusform>%n beantwortet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n answers</source>
   <translation>
    <numerusform>%n Antwort</numerusform>
    <numerusform>%n Antworten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n answers are taken over.</source>
   <translation>
    <numerusform>%n Antwort wird übernommen.</numerusform>
    <numerusform>%n Antworten werden übernommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the rows shown</source>
   <translation>
    <numerusform>%n Antwort in den angezeigten Zeilen</numerusform>
    <numerusform>%n Antworten in den angezeigten Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the whole list</source>
   <translation>
    <numerusform>%n Antwort in der ganzen Liste</numerusform>
    <numerusform>%n Antworten in der ganzen Liste</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>%n answers of the later run were reused, not asked again.</source>
   <translation>
    <numerusform>%n Antwort des späteren Durchlaufs wurde übernommen, nicht neu angefragt.</numerusform>
    <numerusform>%n Antworten des späteren Durchlaufs wurden übernommen, nicht neu angefragt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n answers were for numbers that were never sent.</source>
   <translation>
    <numerusform>%n Antwort galt einer Nummer, die nie gesendet wurde.</numerusform>
    <numerusform>%n Antworten galten Nummern, die nie gesendet wurden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n are under way and stay.</source>
   <translation>
    <numerusform>%n läuft noch und bleibt.</numerusform>
    <numerusform>%n laufen noch und bleiben.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n awaiting answers</source>
   <translation>
    <numerusform>%n wartet auf Antwort</numerusform>
    <numerusform>%n warten auf Antwort</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n batches</source>
   <translation>
    <numerusform>%n Auftrag</numerusform>
    <numerusform>%n Aufträge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n batches are deleted.</source>
   <translation>
    <numerusform>%n Auftrag ist gelöscht.</numerusform>
    <numerusform>%n Aufträge sind gelöscht.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches paused</source>
   <translation>
    <numerusform>%n Auftrag pausiert</numerusform>
    <numerusform>%n Aufträge pausiert</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches running</source>
   <translation>
    <numerusform>%n Auftrag läuft</numerusform>
    <numerusform>%n Aufträge laufen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n can't be deleted while they are under way.</source>
   <translation>
    <numerusform>%n kann nicht gelöscht werden, solange er läuft.</numerusform>
    <numerusform>%n können nicht gelöscht werden, solange sie laufen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n cells have several numbers</source>
   <translation>
    <numerusform>%n Zelle hat mehrere Nummern</numerusform>
    <numerusform>%n Zellen haben mehrere Nummern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n cells of your columns are empty: your file has a formula there, but not its result.</source>
   <translation>
    <numerusform>%n Zelle Ihrer Spalten ist leer: Ihre Datei hat dort eine Formel, aber nicht deren Ergebnis.</numerusform>
    <numerusform>%n Zellen Ihrer Spalten sind leer: Ihre Datei hat dort eine Formel, aber nicht deren Ergebnis.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n corrections of yours are not: the recipe reads those cells otherwise.</source>
   <translation>
    <numerusform>%n Ihrer Korrekturen gehört nicht dazu: Das Rezept liest diese Zelle anders.</numerusform>
    <numerusform>%n Ihrer Korrekturen gehören nicht dazu: Das Rezept liest diese Zellen anders.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n days</source>
   <translation>
    <numerusform>%n Tag</numerusform>
    <numerusform>%n Tage</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n don't fit and keep their answers: {}.</source>
   <translation>
    <numerusform>%n passt nicht und behält seine Antworten: {}.</numerusform>
    <numerusform>%n passen nicht und behalten ihre Antworten: {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>%n duplicates</source>
   <translation>
    <numerusform>%n Duplikat</numerusform>
    <numerusform>%n Duplikate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n earlier products were removed.</source>
   <translation>
    <numerusform>%n früheres Produkt wurde entfernt.</numerusform>
    <numerusform>%n frühere Produkte wurden entfernt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n empty</source>
   <translation>
    <numerusform>%n leer</numerusform>
    <numerusform>%n leer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>%n entries</source>
   <translation>
    <numerusform>%n Eintrag</numerusform>
    <numerusform>%n Einträge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>%n entries set</source>
   <translation>
    <numerusform>%n Eintrag festgelegt</numerusform>
    <numerusform>%n Einträge festgelegt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>%n files stopped: {files}.</source>
   <translation>
    <numerusform>%n Datei angehalten: {files}.</numerusform>
    <numerusform>%n Dateien angehalten: {files}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n files: read them as one list, or one after the other?</source>
   <translation>
    <numerusform>%n Datei: als eine Liste lesen oder nacheinander?</numerusform>
    <numerusform>%n Dateien: als eine Liste lesen oder nacheinander?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n in doubt</source>
   <translation>
    <numerusform>%n ungewiss</numerusform>
    <numerusform>%n ungewiss</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n invalid</source>
   <translation>
    <numerusform>%n ungültig</numerusform>
    <numerusform>%n ungültig</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>%n known</source>
   <translation>
    <numerusform>%n bekannt</numerusform>
    <numerusform>%n bekannt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n lines without a number</source>
   <translation>
    <numerusform>%n Zeile ohne Nummer</numerusform>
    <numerusform>%n Zeilen ohne Nummer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists</source>
   <translation>
    <numerusform>%n Liste</numerusform>
    <numerusform>%n Listen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>%n lists are still being verified through it and would stop.</source>
   <translation>
    <numerusform>%n Liste wird noch darüber geprüft; die Prüfung würde anhalten.</numerusform>
    <numerusform>%n Listen werden noch darüber geprüft; die Prüfung würde anhalten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>%n lists are still being verified.</source>
   <translation>
    <numerusform>%n Liste wird noch geprüft.</numerusform>
    <numerusform>%n Listen werden noch geprüft.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists were never exported.</source>
   <translation>
    <numerusform>%n Liste wurde nie exportiert.</numerusform>
    <numerusform>%n Listen wurden nie exportiert.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a submission that was left undecided.</source>
   <translation>
    <numerusform>%n wurde vielleicht schon bezahlt, in einer offen gelassenen Übermittlung.</numerusform>
    <numerusform>%n wurden vielleicht schon bezahlt, in einer offen gelassenen Übermittlung.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a task that failed.</source>
   <translation>
    <numerusform>%n wurde vielleicht schon bezahlt, in einer fehlgeschlagenen Aufgabe.</numerusform>
    <numerusform>%n wurden vielleicht schon bezahlt, in einer fehlgeschlagenen Aufgabe.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in tasks that failed or were left undecided.</source>
   <translation>
    <numerusform>%n wurde vielleicht schon bezahlt, in fehlgeschlagenen oder offen gelassenen Aufgaben.</numerusform>
    <numerusform>%n wurden vielleicht schon bezahlt, in fehlgeschlagenen oder offen gelassenen Aufgaben.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already: it is not known whether the check was charged.</source>
   <translation>
    <numerusform>%n wurde vielleicht schon bezahlt: Es ist nicht bekannt, ob die Prüfung abgebucht wurde.</numerusform>
    <numerusform>%n wurden vielleicht schon bezahlt: Es ist nicht bekannt, ob die Prüfung abgebucht wurde.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n more are wrong</source>
   <translation>
    <numerusform>%n weiterer Wert ist falsch</numerusform>
    <numerusform>%n weitere Werte sind falsch</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n more lists waiting</source>
   <translation>
    <numerusform>%n weitere Liste wartet</numerusform>
    <numerusform>%n weitere Listen warten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n more notices</source>
   <translation>
    <numerusform>%n weiterer Hinweis</numerusform>
    <numerusform>%n weitere Hinweise</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n more rows repeat a number, which is written once.</source>
   <translation>
    <numerusform>%n weitere Zeile wiederholt eine Nummer, die einmal geschrieben ist.</numerusform>
    <numerusform>%n weitere Zeilen wiederholen eine Nummer, die einmal geschrieben ist.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n national numbers have a +</source>
   <translation>
    <numerusform>%n nationale Nummer hat ein +</numerusform>
    <numerusform>%n nationale Nummern haben ein +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n need a decision</source>
   <translation>
    <numerusform>%n braucht eine Entscheidung</numerusform>
    <numerusform>%n brauchen eine Entscheidung</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>%n numbers</source>
   <translation>
    <numerusform>%n Nummer</numerusform>
    <numerusform>%n Nummern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are asked.</source>
   <translation>
    <numerusform>%n Nummer wird abgefragt.</numerusform>
    <numerusform>%n Nummern werden abgefragt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are fresh.</source>
   <translation>
    <numerusform>%n Nummer ist frisch.</numerusform>
    <numerusform>%n Nummern sind frisch.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n numbers are no longer in the file, and stay suppressed: it may have been caught half copied.</source>
   <translation>
    <numerusform>%n Nummer steht nicht mehr in der Datei und bleibt gesperrt: Sie wurde vielleicht halb kopiert gelesen.</numerusform>
    <numerusform>%n Nummern stehen nicht mehr in der Datei und bleiben gesperrt: Sie wurde vielleicht halb kopiert gelesen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>%n numbers are on the suppression list {name}: not sent.</source>
   <translation>
    <numerusform>%n Nummer steht auf der Sperrliste {name}: nicht gesendet.</numerusform>
    <numerusform>%n Nummern stehen auf der Sperrliste {name}: nicht gesendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n numbers aren't verified yet and are dropped.</source>
   <translation>
    <numerusform>%n Nummer ist noch nicht verifiziert und fällt weg.</numerusform>
    <numerusform>%n Nummern sind noch nicht verifiziert und fallen weg.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>%n numbers aren't verified yet. Deleting the batch drops them.</source>
   <translation>
    <numerusform>%n Nummer ist noch nicht verifiziert. Mit dem Auftrag fällt sie weg.</numerusform>
    <numerusform>%n Nummern sind noch nicht verifiziert. Mit dem Auftrag fallen sie weg.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers corrected</source>
   <translation>
    <numerusform>%n Nummer berichtigt</numerusform>
    <numerusform>%n Nummern berichtigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have an answer in both runs</source>
   <translation>
    <numerusform>%n Nummer hat in beiden Durchläufen eine Antwort</numerusform>
    <numerusform>%n Nummern haben in beiden Durchläufen eine Antwort</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have changed</source>
   <translation>
    <numerusform>%n Nummer hat sich geändert</numerusform>
    <numerusform>%n Nummern haben sich geändert</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers have letters for digits</source>
   <translation>
    <numerusform>%n Nummer hat Buchstaben statt Ziffern</numerusform>
    <numerusform>%n Nummern haben Buchstaben statt Ziffern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their +</source>
   <translation>
    <numerusform>%n Nummer hat ihr + verloren</numerusform>
    <numerusform>%n Nummern haben ihr + verloren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their leading 0</source>
   <translation>
    <numerusform>%n Nummer hat die 0 vorn verloren</numerusform>
    <numerusform>%n Nummern haben die 0 vorn verloren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers may be of this country: {}</source>
   <translation>
    <numerusform>%n Nummer kann aus diesem Land sein: {}</numerusform>
    <numerusform>%n Nummern können aus diesem Land sein: {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers never sent</source>
   <translation>
    <numerusform>%n nie gesendete Nummer</numerusform>
    <numerusform>%n nie gesendete Nummern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers not sent yet</source>
   <translation>
    <numerusform>%n Nummer noch nicht gesendet</numerusform>
    <numerusform>%n Nummern noch nicht gesendet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.</source>
   <translation>
    <numerusform>%n Nummer dieser Liste wurde in den letzten {days} Tagen mit {product} beantwortet. Erneut gesendet kostet sie noch einmal.</numerusform>
    <numerusform>%n Nummern dieser Liste wurden in den letzten {days} Tagen mit {product} beantwortet. Erneut gesendet kosten sie noch einmal.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>%n numbers of “{}” aren't sent yet.</source>
   <translation>
    <numerusform>%n Nummer von „{}“ ist noch nicht gesendet.</numerusform>
    <numerusform>%n Nummern von „{}“ sind noch nicht gesendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers refused</source>
   <translation>
    <numerusform>%n Nummer abgelehnt</numerusform>
    <numerusform>%n Nummern abgelehnt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n numbers sent</source>
   <translation>
    <numerusform>%n Nummer gesendet</numerusform>
    <numerusform>%n Nummern gesendet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers stand among other words or digits</source>
   <translation>
    <numerusform>%n Nummer steht zwischen anderen Wörtern oder Ziffern</numerusform>
    <numerusform>%n Nummern stehen zwischen anderen Wörtern oder Ziffern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers were corrected by hand then.</source>
   <translation>
    <numerusform>%n Nummer wurde damals von Hand korrigiert.</numerusform>
    <numerusform>%n Nummern wurden damals von Hand korrigiert.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers without an answer</source>
   <translation>
    <numerusform>%n Nummer ohne Antwort</numerusform>
    <numerusform>%n Nummern ohne Antwort</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n of {rows} rows have no number that can be understood: they suppress nothing.</source>
   <translation>
    <numerusform>%n von {rows} Zeilen hat keine lesbare Nummer: Sie sperrt nichts.</numerusform>
    <numerusform>%n von {rows} Zeilen haben keine lesbare Nummer: Sie sperren nichts.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other columns have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>%n weitere Spalte enthält Telefonnummern: {}. Sie werden nicht gesendet.</numerusform>
    <numerusform>%n weitere Spalten enthalten Telefonnummern: {}. Sie werden nicht gesendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other sheets have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>%n weiteres Blatt enthält Telefonnummern: {}. Sie werden nicht gesendet.</numerusform>
    <numerusform>%n weitere Blätter enthalten Telefonnummern: {}. Sie werden nicht gesendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>%n other tasks to decide.</source>
   <translation>
    <numerusform>%n weitere Aufgabe zu entscheiden.</numerusform>
    <numerusform>%n weitere Aufgaben zu entscheiden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n others</source>
   <translation>
    <numerusform>%n weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n products</source>
   <translation>
    <numerusform>%n Produkt</numerusform>
    <numerusform>%n Produkte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_work.py" />
   <source>%n recipes run by themselves while Dialproof is open; folders are looked at every {seconds} seconds.</source>
   <translation>
    <numerusform>%n Rezept läuft von selbst, solange Dialproof offen ist; Ordner werden alle {seconds} Sekunden angesehen.</numerusform>
    <numerusform>%n Rezepte laufen von selbst, solange Dialproof offen ist; Ordner werden alle {seconds} Sekunden angesehen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n repeated lines</source>
   <translation>
    <numerusform>%n wiederholte Zeile</numerusform>
    <numerusform>%n wiederholte Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read again: their numbers keep their earlier answers</source>
   <translation>
    <numerusform>%n Ergebnis ließ sich nicht neu lesen: Seine Nummern behalten ihre bisherigen Antworten</numerusform>
    <numerusform>%n Ergebnisse ließen sich nicht neu lesen: Ihre Nummern behalten ihre bisherigen Antworten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read: their numbers have no answers yet</source>
   <translation>
    <numerusform>%n Ergebnis ist nicht lesbar: Seine Nummern haben noch keine Antworten</numerusform>
    <numerusform>%n Ergebnisse sind nicht lesbar: Ihre Nummern haben noch keine Antworten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results were read again.</source>
   <translation>
    <numerusform>%n Ergebnis wurde neu gelesen.</numerusform>
    <numerusform>%n Ergebnisse wurden neu gelesen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>%n rows</source>
   <translation>
    <numerusform>%n Zeile</numerusform>
    <numerusform>%n Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>%n rows came in</source>
   <translation>
    <numerusform>%n Zeile kam herein</numerusform>
    <numerusform>%n Zeilen kamen herein</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and no country that can be read in “{}”.</source>
   <translation>
    <numerusform>%n Zeile hat eine nationale Nummer und kein erkennbares Land in „{}“.</numerusform>
    <numerusform>%n Zeilen haben eine nationale Nummer und kein erkennbares Land in „{}“.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” is empty there.</source>
   <translation>
    <numerusform>%n Zeile hat eine nationale Nummer, und „{}“ ist dort leer.</numerusform>
    <numerusform>%n Zeilen haben eine nationale Nummer, und „{}“ ist dort leer.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” names no known country there: {}.</source>
   <translation>
    <numerusform>%n Zeile hat eine nationale Nummer, und „{}“ nennt dort kein bekanntes Land: {}.</numerusform>
    <numerusform>%n Zeilen haben eine nationale Nummer, und „{}“ nennt dort kein bekanntes Land: {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a number without country code.</source>
   <translation>
    <numerusform>%n Zeile hat eine Nummer ohne Landesvorwahl.</numerusform>
    <numerusform>%n Zeilen haben eine Nummer ohne Landesvorwahl.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no country code: choose the country of national numbers, and add their file again.</source>
   <translation>
    <numerusform>%n Zeile hat keine Landesvorwahl: Wählen Sie das Land der nationalen Nummern und fügen Sie ihre Datei noch einmal hinzu.</numerusform>
    <numerusform>%n Zeilen haben keine Landesvorwahl: Wählen Sie das Land der nationalen Nummern und fügen Sie ihre Datei noch einmal hinzu.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no date that can be understood, or one in the future: the day of import counts.</source>
   <translation>
    <numerusform>%n Zeile hat kein verständliches Datum oder eines in der Zukunft: Es gilt der Tag des Imports.</numerusform>
    <numerusform>%n Zeilen haben kein verständliches Datum oder eines in der Zukunft: Es gilt der Tag des Imports.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows of the whole list</source>
   <translation>
    <numerusform>%n Zeile der ganzen Liste</numerusform>
    <numerusform>%n Zeilen der ganzen Liste</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>%n rows saved to “{}”.</source>
   <translation>
    <numerusform>%n Zeile in „{}“ gespeichert.</numerusform>
    <numerusform>%n Zeilen in „{}“ gespeichert.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows shown</source>
   <translation>
    <numerusform>%n Zeile angezeigt</numerusform>
    <numerusform>%n Zeilen angezeigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>%n rows so far</source>
   <translation>
    <numerusform>bisher %n Zeile</numerusform>
    <numerusform>bisher %n Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n single checks</source>
   <translation>
    <numerusform>%n Einzelprüfung</numerusform>
    <numerusform>%n Einzelprüfungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n suppressed numbers are still in your phone column, and must not be called.</source>
   <translation>
    <numerusform>%n gesperrte Nummer steht noch in Ihrer Telefonspalte und darf nicht angerufen werden.</numerusform>
    <numerusform>%n gesperrte Nummern stehen noch in Ihrer Telefonspalte und dürfen nicht angerufen werden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>%n tasks</source>
   <translation>
    <numerusform>%n Aufgabe</numerusform>
    <numerusform>%n Aufgaben</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n valid</source>
   <translation>
    <numerusform>%n gültig</numerusform>
    <numerusform>%n gültig</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n wait for you</source>
   <translation>
    <numerusform>%n wartet auf Sie</numerusform>
    <numerusform>%n warten auf Sie</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n without a price</source>
   <translation>
    <numerusform>%n ohne Preis</numerusform>
    <numerusform>%n ohne Preis</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>%n years</source>
   <translation>
    <numerusform>%n Jahr</numerusform>
    <numerusform>%n Jahre</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n numbers</source>
   <translation>
    <numerusform>Alle Nummern (%n)</numerusform>
    <numerusform>Alle %n Nummern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>All %n numbers would cost about {}</source>
   <translation>
    <numerusform>%n Nummer würde etwa {} kosten</numerusform>
    <numerusform>Alle %n Nummern würden etwa {} kosten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n rows</source>
   <translation>
    <numerusform>Alle Zeilen (%n)</numerusform>
    <numerusform>Alle %n Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>And %n other pairs.</source>
   <translation>
    <numerusform>Und %n weiteres Paar.</numerusform>
    <numerusform>Und %n weitere Paare.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Can't be opened here</source>
   <translation>Hier nicht zu öffnen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Choose a task for %n other messages.</source>
   <translation>
    <numerusform>%n weitere Meldung: Wählen Sie eine Aufgabe.</numerusform>
    <numerusform>%n weitere Meldungen: Wählen Sie eine Aufgabe.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Clear the field</source>
   <translation>Feld leeren</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Compare %n columns</source>
   <translation>
    <numerusform>%n Spalte vergleichen</numerusform>
    <numerusform>%n Spalten vergleichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy %n checks as a table</source>
   <translation>
    <numerusform>%n Prüfung als Tabelle kopieren</numerusform>
    <numerusform>%n Prüfungen als Tabelle kopieren</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy with titles</source>
   <translation>Mit Überschriften kopieren</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Copying %n rows…</source>
   <translation>
    <numerusform>%n Zeile wird kopiert…</numerusform>
    <numerusform>%n Zeilen werden kopiert…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete %n batches?</source>
   <translation>
    <numerusform>%n Auftrag löschen?</numerusform>
    <numerusform>%n Aufträge löschen?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks</source>
   <translation>
    <numerusform>%n Prüfung löschen</numerusform>
    <numerusform>%n Prüfungen löschen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks, with their answers? This can't be undone.</source>
   <translation>
    <numerusform>%n Prüfung mit ihrer Antwort löschen? Das lässt sich nicht rückgängig machen.</numerusform>
    <numerusform>%n Prüfungen mit ihren Antworten löschen? Das lässt sich nicht rückgängig machen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete %n checks…</source>
   <translation>
    <numerusform>%n Prüfung löschen…</numerusform>
    <numerusform>%n Prüfungen löschen…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>If it did arrive, its %n numbers are paid for twice.</source>
   <translation>
    <numerusform>Ist der Teil doch angekommen, wird seine Nummer (%n) doppelt bezahlt.</numerusform>
    <numerusform>Ist der Teil doch angekommen, werden seine %n Nummern doppelt bezahlt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>It happened %n times.</source>
   <translation>
    <numerusform>Das ist %n Mal vorgekommen.</numerusform>
    <numerusform>Das ist %n Mal vorgekommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend %n</source>
   <translation>
    <numerusform>%n berichtigen</numerusform>
    <numerusform>%n berichtigen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Nothing is sent. Its %n numbers stay without an answer.</source>
   <translation>
    <numerusform>Nichts wird gesendet. Die Nummer (%n) bleibt ohne Antwort.</numerusform>
    <numerusform>Nichts wird gesendet. Die %n Nummern bleiben ohne Antwort.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Of %n tasks it isn't known whether they arrived. Decide for each.</source>
   <translation>
    <numerusform>Von %n Aufgabe ist nicht bekannt, ob sie angekommen ist. Entscheiden Sie für jede.</numerusform>
    <numerusform>Von %n Aufgaben ist nicht bekannt, ob sie angekommen sind. Entscheiden Sie für jede.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n numbers shown</source>
   <translation>
    <numerusform>Nur die angezeigte Nummer (%n)</numerusform>
    <numerusform>Nur die %n angezeigten Nummern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n rows shown</source>
   <translation>
    <numerusform>Nur die angezeigte Zeile (%n)</numerusform>
    <numerusform>Nur die %n angezeigten Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n again</source>
   <translation>
    <numerusform>%n erneut senden</numerusform>
    <numerusform>%n erneut senden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n unanswered numbers again?</source>
   <translation>
    <numerusform>%n unbeantwortete Nummer erneut senden?</numerusform>
    <numerusform>%n unbeantwortete Nummern erneut senden?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Sends at most %n numbers.</source>
   <translation>
    <numerusform>Sendet höchstens %n Nummer.</numerusform>
    <numerusform>Sendet höchstens %n Nummern.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Show all %n values</source>
   <translation>
    <numerusform>%n Wert anzeigen</numerusform>
    <numerusform>Alle %n Werte anzeigen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n duplicate rows</source>
   <translation>
    <numerusform>%n Duplikat angezeigt</numerusform>
    <numerusform>%n Duplikate angezeigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n invalid rows</source>
   <translation>
    <numerusform>%n ungültige Zeile angezeigt</numerusform>
    <numerusform>%n ungültige Zeilen angezeigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that can be called now</source>
   <translation>
    <numerusform>%n Zeile wird gezeigt, die jetzt angerufen werden kann</numerusform>
    <numerusform>%n Zeilen werden gezeigt, die jetzt angerufen werden können</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that could be mended</source>
   <translation>
    <numerusform>%n Zeile, die sich berichtigen lässt</numerusform>
    <numerusform>%n Zeilen, die sich berichtigen lassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that lost digits</source>
   <translation>
    <numerusform>%n Zeile mit verlorenen Ziffern angezeigt</numerusform>
    <numerusform>%n Zeilen mit verlorenen Ziffern angezeigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that were or could be mended</source>
   <translation>
    <numerusform>%n Zeile, die berichtigt wurde oder sich berichtigen lässt</numerusform>
    <numerusform>%n Zeilen, die berichtigt wurden oder sich berichtigen lassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows without a number</source>
   <translation>
    <numerusform>%n Zeile ohne Nummer angezeigt</numerusform>
    <numerusform>%n Zeilen ohne Nummer angezeigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows: {}</source>
   <translation>
    <numerusform>%n Zeile angezeigt: {}</numerusform>
    <numerusform>%n Zeilen angezeigt: {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n valid rows</source>
   <translation>
    <numerusform>%n gültige Zeile angezeigt</numerusform>
    <numerusform>%n gültige Zeilen angezeigt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>In Dialproof ist ein Fehler aufgetreten.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>The first %n rows.</source>
   <translation>
    <numerusform>Nur %n Zeile.</numerusform>
    <numerusform>Die ersten %n Zeilen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>The journal knows what was sent: the task monitor shows it. ({})</source>
   <translation>Das Journal weiß, was gesendet wurde; der Aufgabenmonitor zeigt es. ({})</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>The service allows %n more checks this minute</source>
   <translation>
    <numerusform>Der Dienst lässt in dieser Minute noch %n Prüfung zu</numerusform>
    <numerusform>Der Dienst lässt in dieser Minute noch %n Prüfungen zu</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>The system has no program to show folders. It is {}</source>
   <translation>Das System hat kein Programm, um Ordner anzuzeigen. Der Ordner ist {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Those of its %n numbers that were checked since are paid for twice.</source>
   <translation>
    <numerusform>Wurde die Nummer (%n) seitdem geprüft, wird sie doppelt bezahlt.</numerusform>
    <numerusform>Von den %n Nummern werden die seitdem geprüften doppelt bezahlt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers at random</source>
   <translation>
    <numerusform>%n zufällige Nummer probieren</numerusform>
    <numerusform>%n zufällige Nummern probieren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers first…</source>
   <translation>
    <numerusform>%n Nummer zuerst probieren…</numerusform>
    <numerusform>%n Nummern zuerst probieren…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Try again; if it comes back, the log file says more.</source>
   <translation>Versuchen Sie es erneut; tritt es wieder auf, steht mehr in der Protokolldatei.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try the first %n numbers</source>
   <translation>
    <numerusform>Die erste %n Nummer probieren</numerusform>
    <numerusform>Die ersten %n Nummern probieren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections are there again</source>
   <translation>
    <numerusform>Rückgängig gemacht: %n Korrektur ist wieder da</numerusform>
    <numerusform>Rückgängig gemacht: %n Korrekturen sind wieder da</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections were taken back</source>
   <translation>
    <numerusform>Rückgängig gemacht: %n Korrektur wurde zurückgenommen</numerusform>
    <numerusform>Rückgängig gemacht: %n Korrekturen wurden zurückgenommen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Use %n columns</source>
   <translation>
    <numerusform>%n Spalte verwenden</numerusform>
    <numerusform>%n Spalten verwenden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Use %n known answers</source>
   <translation>
    <numerusform>%n bekannte Antwort übernehmen</numerusform>
    <numerusform>%n bekannte Antworten übernehmen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers</source>
   <translation>
    <numerusform>%n Nummer prüfen</numerusform>
    <numerusform>%n Nummern prüfen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers again</source>
   <translation>
    <numerusform>%n Nummer noch einmal prüfen</numerusform>
    <numerusform>%n Nummern noch einmal prüfen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify %n numbers, as the balance covers</source>
   <translation>
    <numerusform>%n Nummer prüfen, so weit das Guthaben reicht</numerusform>
    <numerusform>%n Nummern prüfen, so weit das Guthaben reicht</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers, as the cap allows</source>
   <translation>
    <numerusform>%n Nummer prüfen, so weit die Obergrenze reicht</numerusform>
    <numerusform>%n Nummern prüfen, so weit die Obergrenze reicht</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify all %n numbers anyway</source>
   <translation>
    <numerusform>Trotzdem %n Nummer prüfen</numerusform>
    <numerusform>Trotzdem alle %n Nummern prüfen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Your %n corrections are part of it.</source>
   <translation>
    <numerusform>Ihre %n Korrektur gehört dazu.</numerusform>
    <numerusform>Ihre %n Korrekturen gehören dazu.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>and %n more</source>
   <translation>
    <numerusform>und %n weitere</numerusform>
    <numerusform>und %n weitere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>at most %n days old</source>
   <translation>
    <numerusform>höchstens %n Tag alt</numerusform>
    <numerusform>höchstens %n Tage alt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credit</source>
   <translation>Credit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credits</source>
   <translation>Credits</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>including %n single checks</source>
   <translation>
    <numerusform>davon %n Einzelprüfung</numerusform>
    <numerusform>davon %n Einzelprüfungen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>now</source>
   <translation>eben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>yesterday {}</source>
   <translation>gestern {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{first}, the latest {last}</source>
   <translation>{first}, zuletzt {last}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} %</source>
   <translation>{} %</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} and %n more</source>
   <translation>
    <numerusform>{} und %n weiteres</numerusform>
    <numerusform>{} und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} d</source>
   <translation>{} d</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} h</source>
   <translation>{} h</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <source>{} left</source>
   <translation>noch {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} min</source>
   <translation>{} min</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} s</source>
   <translation>{} s</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} to the %n numbers sent</source>
   <translation>
    <numerusform>{} zu %n gesendeten Nummer</numerusform>
    <numerusform>{} zu %n gesendeten Nummern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: %n numbers answered.</source>
   <translation>
    <numerusform>„{}“: %n Nummer beantwortet.</numerusform>
    <numerusform>„{}“: %n Nummern beantwortet.</numerusform>
   </translation>
  </message>
 </context>
</TS>
