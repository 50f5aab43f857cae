<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>answer values</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>absent</source>
   <translation>absent</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>connected</source>
   <translation>connecté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>hidden</source>
   <translation>masqué</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>high</source>
   <translation>élevé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>invalid</source>
   <translation>non valide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>long ago</source>
   <translation>il y a longtemps</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>low</source>
   <translation>faible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>medium</source>
   <translation>moyen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>not in use</source>
   <translation>non attribué</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>other</source>
   <translation>autre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a day</source>
   <translation>il y a un jour au plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a month</source>
   <translation>il y a un mois au plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a week</source>
   <translation>il y a une semaine au plus</translation>
  </message>
 </context>
 <context>
  <name>balance</name>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A day</source>
   <translation>Un jour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A list</source>
   <translation>Une liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A month</source>
   <translation>Un mois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At all connections</source>
   <translation>Pour toutes les connexions</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At this connection</source>
   <translation>Pour cette connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance</source>
   <translation>Solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Balance before</source>
   <translation>Solde avant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance over time</source>
   <translation>Évolution du solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Balance, task states, results</source>
   <translation>Solde, états des tâches, résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Balances</source>
   <translation>Soldes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost</source>
   <translation>Coût</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost by month</source>
   <translation>Coût par mois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Estimated</source>
   <translation>Estimé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>From the prices when it was sent</source>
   <translation>Selon les prix lors de l’envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>From {} on {} to {} on {}, lowest {}, highest {}.</source>
   <translation>De {} ({}) à {} ({}), minimum {}, maximum {}.</translation>
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
   <translation>Ni les réponses ni le solde n’indiquent combien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No list was sent through this connection yet.</source>
   <translation>Aucune liste n’a encore été envoyée par cette connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No price is known</source>
   <translation>Aucun prix n’est connu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>No reading yet.</source>
   <translation>Aucune lecture pour l’instant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Nobody has said what a number costs, so nothing is sent.</source>
   <translation>Personne n’a indiqué le prix d’un numéro, donc rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Not read yet</source>
   <translation>Pas encore lu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>One reading: {}.</source>
   <translation>Une seule lecture : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Product</source>
   <translation>Produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Reading…</source>
   <translation>Lecture…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Refresh</source>
   <translation>Actualiser</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Requests left this minute</source>
   <translation>Requêtes restantes cette minute</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save as CSV…</source>
   <translation>Enregistrer en CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save what the lists cost</source>
   <translation>Enregistrer le coût des listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Sent</source>
   <translation>Envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Shown here and in the header, and as a notification.</source>
   <translation>Affiché ici et dans l’en-tête, et par une notification.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most</source>
   <translation>Dépenser au plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most: {}</source>
   <translation>Dépenser au plus : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Tasks that send lists</source>
   <translation>Tâches par lesquelles les listes sont envoyées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance can't be read until the keyring is unlocked.</source>
   <translation>Le solde ne peut pas être lu tant que le trousseau n’est pas déverrouillé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance is low: {} left, below your limit of {}.</source>
   <translation>Le solde est bas : il reste {}, en dessous de votre seuil de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The first one is shown as the balance.</source>
   <translation>Le premier est affiché comme solde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>The local service takes no money, so there is nothing to cap.</source>
   <translation>Le service local ne coûte rien : il n’y a rien à plafonner.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>This month: {} spent.</source>
   <translation>Ce mois-ci : {} dépensés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Today: {} spent.</source>
   <translation>Aujourd’hui : {} dépensés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Unknown; estimated {} when it was sent</source>
   <translation>Inconnu ; estimé à {} lors de l’envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me below</source>
   <translation>M’avertir en dessous de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me when the balance is below</source>
   <translation>M’avertir quand le solde est inférieur à</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What each list cost</source>
   <translation>Coût de chaque liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What every list cost, across all connections, for whoever does the accounts</source>
   <translation>Le coût de chaque liste de toutes les connexions, pour la comptabilité</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Where the caps hold</source>
   <translation>Où s’appliquent les plafonds</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Without a valid key the balance can't be read.</source>
   <translation>Sans clé valide, le solde ne peut pas être lu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a day {}</source>
   <translation>par jour {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a list {}</source>
   <translation>par liste {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a month {}</source>
   <translation>par mois {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>no cap</source>
   <translation>aucun plafond</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>no warning</source>
   <translation>aucune alerte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read just now</source>
   <translation>lecture : à l’instant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read {}</source>
   <translation>lecture : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>today {}</source>
   <translation>aujourd’hui à {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>with the same unit</source>
   <translation>avec la même unité</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{list}: {how}</source>
   <translation>{list} : {how}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{}: {}.</source>
   <translation>{} : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≈ partly estimated from prices</source>
   <translation>≈ calculé en partie d’après les prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≥ at least; some costs unknown</source>
   <translation>≥ au moins ; certains coûts sont inconnus</translation>
  </message>
 </context>
 <context>
  <name>change of a number</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Modifié</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Disparu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>Non comparable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Identique</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>All numbers</source>
   <translation>Tous les numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Also changed</source>
   <translation>Autres changements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered differently in the two runs.</source>
   <translation>Avec réponse dans les deux vérifications, mais différente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered the same in both runs.</source>
   <translation>Avec réponse dans les deux vérifications, et identique.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Back to the results</source>
   <translation>Retour aux résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Both runs have changed since.</source>
   <translation>Les deux vérifications ont changé depuis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Change</source>
   <translation>Changement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Modifiés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Chart of the changes</source>
   <translation>Graphique des changements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Choose columns to compare…</source>
   <translation>Choisir ce qui est comparé…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Column</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare again</source>
   <translation>Comparer de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with another run…</source>
   <translation>Comparer avec une autre vérification…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with…</source>
   <translation>Comparer avec…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Comparing with {}, {}</source>
   <translation>Comparaison avec {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Distinct numbers of both lists, each once.</source>
   <translation>Numéros distincts des deux listes, chacun une fois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Every number can be compared</source>
   <translation>Tous les numéros sont comparables</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Export the changes</source>
   <translation>Exporter les changements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>In both lists, but unanswered in one of the runs or without a column to compare.</source>
   <translation>Dans les deux listes, mais sans réponse dans l’une des vérifications, ou sans colonne à comparer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list</source>
   <translation>À la ligne {} de l’ancienne liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list, in row {} of the later one</source>
   <translation>À la ligne {} de l’ancienne liste, à la ligne {} de la nouvelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the later list</source>
   <translation>À la ligne {} de la nouvelle liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Looking for runs with the same numbers…</source>
   <translation>Recherche de vérifications avec les mêmes numéros…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Nouveaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column has changed</source>
   <translation>Aucune colonne n’a changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column is in both runs</source>
   <translation>Aucune colonne n’est dans les deux vérifications</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Disparus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has been removed</source>
   <translation>Aucun numéro n’a disparu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has changed</source>
   <translation>Aucun numéro n’a changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has stayed the same</source>
   <translation>Aucun numéro n’est resté identique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number is new</source>
   <translation>Aucun numéro n’est nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No number matches</source>
   <translation>Aucun numéro ne correspond</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>No other run shares a number with this one: there is nothing to compare.</source>
   <translation>Aucune autre vérification n’a de numéro en commun avec celle-ci : il n’y a rien à comparer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>Non comparables</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not compared: {}.</source>
   <translation>Non comparé : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Nothing was compared.</source>
   <translation>Rien n’a été comparé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier list.</source>
   <translation>Seulement dans l’ancienne liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier run: {}.</source>
   <translation>Seulement dans l’ancienne vérification : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later list.</source>
   <translation>Seulement dans la nouvelle liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later run: {}.</source>
   <translation>Seulement dans la nouvelle vérification : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Other lists</source>
   <translation>Autres listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Results</source>
   <translation>Résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Row</source>
   <translation>Ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Runs to compare with</source>
   <translation>Vérifications à comparer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Identiques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search numbers and answers</source>
   <translation>Rechercher numéros et réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search the changes</source>
   <translation>Rechercher dans les changements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Show all numbers</source>
   <translation>Afficher tous les numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The earlier run has changed since.</source>
   <translation>L’ancienne vérification a changé depuis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The later run has changed since.</source>
   <translation>La nouvelle vérification a changé depuis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>The most frequent changes; Enter shows only those numbers</source>
   <translation>Ce qui a le plus changé ; Entrée n’affiche que ces numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The same list</source>
   <translation>La même liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Untick columns that always differ, such as the time of a lookup.</source>
   <translation>Décochez ce qui varie de soi-même, comme l’heure d’une consultation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>What changed</source>
   <translation>Ce qui a changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>What has changed</source>
   <translation>Ce qui a changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>all</source>
   <translation>toutes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>another edition</source>
   <translation>autre édition</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>from {} to {}</source>
   <translation>de {} à {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in either run</source>
   <translation>aucune réponse dans les deux vérifications</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the earlier run</source>
   <translation>aucune réponse dans l’ancienne vérification</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the later run</source>
   <translation>aucune réponse dans la nouvelle vérification</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no column to compare</source>
   <translation>aucune colonne à comparer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>other changes</source>
   <translation>autres changements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same file</source>
   <translation>même fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same list, other product</source>
   <translation>même liste, autre produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same name</source>
   <translation>même nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} before</source>
   <translation>{} avant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} has changed</source>
   <translation>{} a changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} now</source>
   <translation>{} maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} – changes</source>
   <translation>{} – changements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}, {}: from {} to {}</source>
   <translation>{}, {} : du {} au {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}: from {} to {}</source>
   <translation>{} : du {} au {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>“{}” can't be compared: its stored list is missing or damaged.</source>
   <translation>« {} » ne peut pas être comparée : sa liste enregistrée est absente ou endommagée.</translation>
  </message>
 </context>
 <context>
  <name>charges</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Change it under the connection's products.</source>
   <translation>Modifiez-le dans les produits de la connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged</source>
   <translation>Facturé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged so far</source>
   <translation>Facturé jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated</source>
   <translation>Estimé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated {}</source>
   <translation>Estimé à {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and after</source>
   <translation>D’après le solde avant et après</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and now</source>
   <translation>D’après le solde avant et maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Later estimates for this product will use it.</source>
   <translation>Les prochaines estimations de ce produit se feront à ce prix.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>More than estimated.</source>
   <translation>Plus que l’estimation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>Ni les réponses ni le solde n’indiquent combien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>No real money</source>
   <translation>Pas d’argent réel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>One of its tasks was in doubt and sent again, so the first submission may have been charged, too.</source>
   <translation>Une tâche était incertaine et a été renvoyée : le premier envoi a peut-être aussi été facturé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Price set to {}…</source>
   <translation>Prix actuel : {}…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Something else was charged to the same account in the meantime.</source>
   <translation>Autre chose a été facturé entre-temps sur le même compte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service</source>
   <translation>Indiqué par le service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service; there may be more</source>
   <translation>Indiqué par le service ; il peut y en avoir plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance could not be read before it was sent.</source>
   <translation>Le solde n’a pas pu être lu avant l’envoi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance did not change, so it may be charged later.</source>
   <translation>Le solde n’a pas changé ; la facturation viendra peut-être plus tard.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance fell by less than the answers state.</source>
   <translation>Le solde a moins baissé que ne l’indiquent les réponses.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance hasn't been read since.</source>
   <translation>Le solde n’a pas encore été lu depuis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was read in several currencies in the meantime.</source>
   <translation>Le solde a été lu en plusieurs devises entre-temps.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was topped up in the meantime.</source>
   <translation>Le solde a été approvisionné entre-temps.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The charge is worked out when the list is finished</source>
   <translation>Le montant facturé est relevé à la fin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Use {} from now on</source>
   <translation>Utiliser {} désormais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>at least {}</source>
   <translation>au moins {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>estimated {}</source>
   <translation>estimé à {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
 </context>
 <context>
  <name>check</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>A summary of the signals below; a hint, not a judgement.</source>
   <translation>Une synthèse des signaux ci-dessous ; un indice, pas un jugement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Accounts</source>
   <translation>Comptes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled from any country.</source>
   <translation>Comme on le compose depuis n’importe quel pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled within its country.</source>
   <translation>Comme on le compose dans son pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Ask again</source>
   <translation>Redemander</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Begin with + and the country code, or choose the country below.</source>
   <translation>Commencez par + et l’indicatif du pays, ou choisissez le pays ci-dessous.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Business account</source>
   <translation>Compte professionnel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Can change carrier</source>
   <translation>Portabilité possible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Can't be checked: {}</source>
   <translation>Contrôle impossible : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Cancelled. If it had already been sent, the history shows what became of it.</source>
   <translation>Annulé. S’il était déjà envoyé, l’historique dit ce qu’il est devenu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Carrier</source>
   <translation>Opérateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Check</source>
   <translation>Contrôler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check again</source>
   <translation>Recontrôler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Check it anyway</source>
   <translation>Le vérifier quand même</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check one number</source>
   <translation>Contrôler un numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check {number} again? {cost}</source>
   <translation>Contrôler {number} de nouveau ? {cost}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Check · {}</source>
   <translation>Contrôler · {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Checked</source>
   <translation>Contrôlé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Checking…</source>
   <translation>Contrôle…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Choose a number…</source>
   <translation>Choisir un numéro…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/copy_menu.py" />
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as a table</source>
   <translation>Copier en tableau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as text</source>
   <translation>Copier en texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy or delete them all</source>
   <translation>Les copier ou les supprimer tous</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Copy the answer</source>
   <translation>Copier la réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy the number</source>
   <translation>Copier le numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country code</source>
   <translation>Indicatif du pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete the check of {number}, with its answer? This can't be undone.</source>
   <translation>Supprimer le contrôle de {number}, avec sa réponse ? Cette action est irréversible.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Delete this check</source>
   <translation>Supprimer ce contrôle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Deleted. A remaining copy on this disk is removed at the next start.</source>
   <translation>Supprimé. Une copie sur ce disque disparaîtra au prochain démarrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete…</source>
   <translation>Supprimer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Don't check</source>
   <translation>Ne pas contrôler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Earlier checks</source>
   <translation>Contrôles précédents</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Fields of the answer</source>
   <translation>Champs de la réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How many online accounts belong to the number.</source>
   <translation>Nombre de comptes en ligne liés au numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How old the oldest of them is.</source>
   <translation>Depuis quand l’un d’eux existe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>International</source>
   <translation>International</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>International format</source>
   <translation>Écriture internationale</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It costs another {price}.</source>
   <translation>Cela coûtera de nouveau {price}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is not known whether this check was charged: it was sent, and no answer came ({}).</source>
   <translation>On ignore si ce contrôle a été facturé : il a été envoyé, et aucune réponse n’est venue ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is on its way.</source>
   <translation>Il est en route.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It isn't known whether the previous one was charged.</source>
   <translation>On ignore si le précédent a été facturé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; the service chooses the product, and so what it costs.</source>
   <translation>Il sera facturé de nouveau ; le service choisit le produit, et donc le prix.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; what it costs isn't known.</source>
   <translation>Il sera facturé de nouveau ; son coût est inconnu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Keep</source>
   <translation>Conserver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Last seen</source>
   <translation>Dernière activité</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Line type</source>
   <translation>Type de ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Made up by the local service, for trying things out.</source>
   <translation>Inventé par le service local, pour faire des essais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>National format</source>
   <translation>Écriture nationale</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>National numbers</source>
   <translation>Numéros nationaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Network</source>
   <translation>Réseau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No check matches that.</source>
   <translation>Aucun contrôle ne correspond.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No number was checked.</source>
   <translation>Aucun numéro n’a été contrôlé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not a number so far: {}</source>
   <translation>Numéro inexistant à ce stade : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not complete yet</source>
   <translation>Encore incomplet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Not given: {}</source>
   <translation>Non indiqué : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not known whether charged</source>
   <translation>Facturation inconnue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not sent</source>
   <translation>Non envoyé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Nothing was sent: {}.</source>
   <translation>Rien n’a été envoyé : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Oldest account</source>
   <translation>Compte le plus ancien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>One check at a time: wait for the answer, or cancel it.</source>
   <translation>Un seul contrôle à la fois : attendez la réponse ou annulez-le.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Original carrier</source>
   <translation>Opérateur d’origine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Phone number</source>
   <translation>Numéro de téléphone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Place</source>
   <translation>Lieu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Ported</source>
   <translation>Porté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Product</source>
   <translation>Produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Reason</source>
   <translation>Motif</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Refused, nothing charged</source>
   <translation>Refusé, rien n’est facturé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Registered</source>
   <translation>Inscrit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Risk</source>
   <translation>Risque</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Roaming</source>
   <translation>Itinérance</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search earlier checks</source>
   <translation>Rechercher dans les contrôles précédents</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search numbers and answers</source>
   <translation>Rechercher numéro, réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Simulated</source>
   <translation>Simulé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Simulated by the local service; no network was asked.</source>
   <translation>Simulé : inventé par le service local, sans interroger aucun réseau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Single checks are switched off</source>
   <translation>Les contrôles unitaires sont désactivés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Status</source>
   <translation>Statut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>The answer arrives at once, with every field explained.</source>
   <translation>La réponse vient aussitôt, avec l’explication de chaque champ.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The area of the number; mobile numbers only have a country.</source>
   <translation>La zone du numéro ; les numéros mobiles n’ont qu’un pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The balance may show it. Nothing is sent again by itself; asking again is a new check.</source>
   <translation>Le solde peut le montrer. Rien n’est renvoyé automatiquement ; redemander est un nouveau contrôle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The calling code before the national number.</source>
   <translation>L’indicatif à composer avant le numéro national.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that has the number now.</source>
   <translation>L’opérateur actuel du numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that the number's range was allocated to.</source>
   <translation>L’opérateur auquel la tranche du numéro a été attribuée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The kind of line that the numbering plan assigns the number to.</source>
   <translation>Le type de ligne auquel le plan de numérotation attribue le numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The network that answers for the line.</source>
   <translation>Le réseau qui répond pour la ligne.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>The numbers in the field</source>
   <translation>Les numéros du champ</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>The numbers you check are kept here.</source>
   <translation>Vos contrôles sont conservés ici.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The service's own choice</source>
   <translation>Au choix du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The time zones of the number's area, so that you know when to call.</source>
   <translation>Quand appeler : fuseaux de la zone à laquelle appartient le numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Check it anyway?</source>
   <translation>Ce numéro est {reasons}. Le vérifier quand même ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Your organisation has it not checked.</source>
   <translation>Ce numéro est {reasons}. Votre organisation ne permet pas de le vérifier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Time zones</source>
   <translation>Fuseaux horaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Type or paste a number; Enter checks it.</source>
   <translation>Saisissez ou collez un numéro ; Entrée le contrôle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Valid</source>
   <translation>Valide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Waiting for the answer</source>
   <translation>En attente de la réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Waiting for the answer about {}</source>
   <translation>En attente de la réponse pour {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What the network reports about the line.</source>
   <translation>Ce que le réseau dit de la ligne.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What was asked for.</source>
   <translation>Ce qui a été demandé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>When the account was last used, if it shows that.</source>
   <translation>La dernière utilisation du compte, s’il la laisse voir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where mobile numbers can be ported, another carrier may have it by now.</source>
   <translation>Là où les mobiles le peuvent, un autre opérateur peut l’avoir désormais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where the number belongs, which need not be where the phone is.</source>
   <translation>Le pays du numéro, où le téléphone n’est pas forcément.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether an account of the messenger belongs to the number.</source>
   <translation>Indique si un compte de la messagerie est lié au numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the account belongs to a business.</source>
   <translation>Indique si le compte est celui d’une entreprise.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number exists in its country's numbering plan.</source>
   <translation>Indique si le plan de numérotation de son pays a un tel numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number was moved to another carrier.</source>
   <translation>Indique si le numéro a été conservé en changeant d’opérateur.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the phone is using a network abroad.</source>
   <translation>Indique si le téléphone est sur un autre réseau à l’étranger.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Why it is not valid.</source>
   <translation>Ce qui le rend non valide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Your organisation has set it so.</source>
   <translation>Réglage de votre organisation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>asked {}</source>
   <translation>demande : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>checked {}</source>
   <translation>contrôle : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>e.g. {}</source>
   <translation>p. ex. {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>no</source>
   <translation>non</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>yes</source>
   <translation>oui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>{country} · {line_type}</source>
   <translation>{country} · {line_type}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>“{}” isn't part of a number.</source>
   <translation>« {} » ne fait pas partie d’un numéro.</translation>
  </message>
 </context>
 <context>
  <name>command search</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account key service address network products prices</source>
   <translation>compte clé service adresse réseau produits prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account service</source>
   <translation>compte service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale reuse free</source>
   <translation>de nouveau ancien périmé réutiliser gratuit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale update reuse free</source>
   <translation>de nouveau ancien périmé mettre à jour réutiliser gratuit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>appearance look theme colours dark light contrast notifications</source>
   <translation>apparence aspect thème couleurs sombre clair contraste notifications</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>bring back restore</source>
   <translation>rétablir restaurer récupérer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>call time hours zone filter</source>
   <translation>appeler heure horaires fuseau filtre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>changes difference</source>
   <translation>changements différences évolution</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard</source>
   <translation>presse-papiers coller</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard phone</source>
   <translation>presse-papiers téléphone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>comment remark</source>
   <translation>commentaire remarque</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>connection account service</source>
   <translation>connexion compte service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct fix suggestion zero plus</source>
   <translation>corriger réparer suggestion zéro plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct suggestion filter</source>
   <translation>corriger suggestion filtre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correction</source>
   <translation>correction corriger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>delete retention data lists keep age</source>
   <translation>supprimer effacer conservation données listes conserver âge</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>discard</source>
   <translation>abandonner jeter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>dismiss</source>
   <translation>ignorer fermer masquer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>errors warnings support</source>
   <translation>erreurs avertissements assistance</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>example demo</source>
   <translation>exemple démo essai</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>exit close</source>
   <translation>quitter fermer sortir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>export invalid</source>
   <translation>exporter non valides erreurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter</source>
   <translation>filtre filtrer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter clear</source>
   <translation>filtre effacer tout</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter empty blank</source>
   <translation>filtre vide sans numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter history</source>
   <translation>filtre filtrer historique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter problems wrong</source>
   <translation>filtre problèmes erreurs faux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter twice</source>
   <translation>filtre répétés deux fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help keys</source>
   <translation>aide touches raccourcis clavier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help manual documentation</source>
   <translation>aide manuel mode emploi documentation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hide show move</source>
   <translation>masquer afficher déplacer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hold stop</source>
   <translation>suspendre arrêter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>key service new</source>
   <translation>clé service nouveau ajouter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>language translation speak english german spanish french portuguese chinese</source>
   <translation>langue traduction parler anglais allemand espagnol français portugais chinois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>line type region place time zone carrier national international format</source>
   <translation>type de ligne région lieu fuseau horaire opérateur format national international</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend again</source>
   <translation>corriger encore</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend back restore</source>
   <translation>corriger retour restaurer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>missing answers free download</source>
   <translation>réponses manquantes gratuit télécharger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>name title</source>
   <translation>nom titre renommer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>open file spreadsheet upload list</source>
   <translation>ouvrir fichier tableur importer liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>opt-out do not call block exclude</source>
   <translation>exclusion opt-out ne pas appeler bloquer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>palette</source>
   <translation>palette commandes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>phone correction</source>
   <translation>téléphone correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>preferences options</source>
   <translation>préférences options réglages</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>refresh credits</source>
   <translation>actualiser rafraîchir crédits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>region correction</source>
   <translation>région pays correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove</source>
   <translation>retirer effacer enlever</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove forget</source>
   <translation>retirer effacer oublier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>repeat recheck</source>
   <translation>répéter recontrôler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>resume continue</source>
   <translation>continuer poursuivre relancer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic</source>
   <translation>routine automatique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic again template weekly</source>
   <translation>routine automatique de nouveau modèle hebdomadaire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic watch folder schedule times run</source>
   <translation>routine automatique surveiller dossier planifier heures exécuter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv columns free</source>
   <translation>enregistrer xlsx csv colonnes gratuit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv download</source>
   <translation>enregistrer xlsx csv télécharger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>send submit start</source>
   <translation>envoyer soumettre démarrer lancer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>separator comma semicolon correction</source>
   <translation>séparateur virgule point-virgule correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>service price</source>
   <translation>service prix tarif</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>summary page boss charts print</source>
   <translation>résumé page chef graphiques imprimer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>tab page</source>
   <translation>onglet page</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>titles correction</source>
   <translation>titres correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>umlauts accents correction</source>
   <translation>accents caractères correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>verdict good doubtful bad rule</source>
   <translation>verdict bon douteux mauvais règle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>version licence updates</source>
   <translation>version licence mises à jour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>waterfall another product service again</source>
   <translation>cascade autre produit service suite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>when to call time zone holidays hours</source>
   <translation>quand appeler fuseau horaire jours fériés horaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>worksheet correction</source>
   <translation>onglet feuille de calcul correction</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>About Dialproof</source>
   <translation>À propos de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Add columns (offline, free)…</source>
   <translation>Ajouter des colonnes (hors ligne, gratuit)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Arrow keys to choose, Enter to run, Esc to close.</source>
   <translation>Flèches pour choisir, Entrée pour exécuter, Échap pour fermer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Back to the task monitor</source>
   <translation>Retour au suivi des tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Balance</source>
   <translation>Solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Batch upload</source>
   <translation>Envoi de listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Calling hours…</source>
   <translation>Horaires d’appel…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Cancel reading, or show all rows again</source>
   <translation>Annuler la lecture, ou réafficher toutes les lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Carry on with the batch</source>
   <translation>Reprendre le lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the number</source>
   <translation>Contrôler le numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the shown number again…</source>
   <translation>Recontrôler le numéro affiché…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose file…</source>
   <translation>Choisir un fichier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the column with the country…</source>
   <translation>Choisir la colonne du pays…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns with the numbers…</source>
   <translation>Choisir les colonnes des numéros…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns…</source>
   <translation>Choisir les colonnes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the connection</source>
   <translation>Choisir la connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the country…</source>
   <translation>Choisir le pays…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the delimiter…</source>
   <translation>Choisir le séparateur…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the encoding…</source>
   <translation>Choisir l’encodage…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the header row…</source>
   <translation>Choisir la ligne d’en-tête…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the product…</source>
   <translation>Choisir le produit…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the sheet…</source>
   <translation>Choisir la feuille…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close a question or detail</source>
   <translation>Fermer une question ou un détail</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the list without sending it</source>
   <translation>Fermer la liste sans l’envoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the message</source>
   <translation>Fermer le message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command palette</source>
   <translation>Palette de commandes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Compare with an earlier run…</source>
   <translation>Comparer avec une vérification antérieure…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Connect an account…</source>
   <translation>Connecter un compte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Connections</source>
   <translation>Connexions</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Copier les numéros (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy the selected rows</source>
   <translation>Copier les lignes sélectionnées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the batch</source>
   <translation>Supprimer le lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the chosen checks…</source>
   <translation>Supprimer les contrôles choisis…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Enter</source>
   <translation>Entrée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Everywhere</source>
   <translation>Partout</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Expand or collapse a row</source>
   <translation>Développer ou réduire une ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export the list without sending it…</source>
   <translation>Exporter la liste sans l’envoyer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Fetch the results again</source>
   <translation>Récupérer les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Find a command, a list or a connection</source>
   <translation>Rechercher une commande, une liste ou une connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Find a command, list or connection…</source>
   <translation>Rechercher une commande, une liste ou une connexion…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Find a command…</source>
   <translation>Rechercher une commande…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a section</source>
   <translation>Aller à une section</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a tab</source>
   <translation>Aller à un onglet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to {}</source>
   <translation>Aller à : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Keyboard shortcuts</source>
   <translation>Raccourcis clavier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Language…</source>
   <translation>Langue…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Light or dark…</source>
   <translation>Clair ou sombre…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Lists</source>
   <translation>Listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Look at the rows that could be mended</source>
   <translation>Voir les lignes qui peuvent être corrigées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Manage connections…</source>
   <translation>Gérer les connexions…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Matches</source>
   <translation>Correspondances</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Mend the numbers as suggested</source>
   <translation>Corriger les numéros comme suggéré</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next step…</source>
   <translation>Étape suivante…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next tab</source>
   <translation>Onglet suivant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>No shortcut?</source>
   <translation>Pas de raccourci ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Nothing matches “{}”.</source>
   <translation>Rien ne correspond à « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>On this page</source>
   <translation>Sur cette page</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the chosen row</source>
   <translation>Ouvrir la ligne choisie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the guide</source>
   <translation>Ouvrir le guide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the menu of the chosen row</source>
   <translation>Ouvrir le menu de la ligne choisie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the results of the batch</source>
   <translation>Ouvrir les résultats du lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Paste numbers as a list</source>
   <translation>Coller des numéros comme liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Pause the batch</source>
   <translation>Mettre le lot en pause</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Previous tab</source>
   <translation>Onglet précédent</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Privacy and deletion…</source>
   <translation>Confidentialité et suppression…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Quit Dialproof</source>
   <translation>Quitter Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Read the balance now</source>
   <translation>Lire le solde maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Recipes…</source>
   <translation>Recettes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Redo the correction</source>
   <translation>Rétablir la correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh a former list by this one…</source>
   <translation>Actualiser une ancienne liste avec celle-ci…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh the list…</source>
   <translation>Actualiser la liste…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Rename the batch…</source>
   <translation>Renommer le lot…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Results</source>
   <translation>Résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Run the recipe for this list</source>
   <translation>Exécuter la recette pour cette liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save as recipe…</source>
   <translation>Enregistrer comme recette…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save changes</source>
   <translation>Enregistrer les modifications</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save the problem rows…</source>
   <translation>Enregistrer les lignes à problème…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search earlier checks</source>
   <translation>Rechercher dans les contrôles précédents</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the batches</source>
   <translation>Rechercher dans les lots</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the results</source>
   <translation>Rechercher dans les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Select all rows</source>
   <translation>Sélectionner toutes les lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings…</source>
   <translation>Paramètres…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows</source>
   <translation>Afficher toutes les lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows again, then go back</source>
   <translation>Réafficher toutes les lignes, puis revenir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only duplicates</source>
   <translation>N’afficher que les doublons</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only invalid rows</source>
   <translation>N’afficher que les lignes non valides</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only numbers that can be called now</source>
   <translation>N’afficher que les numéros que l’on peut appeler maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only rows without a number</source>
   <translation>N’afficher que les lignes sans numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only valid rows</source>
   <translation>N’afficher que les lignes valides</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show the log</source>
   <translation>Afficher le journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Single check</source>
   <translation>Contrôle unitaire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Suppression lists…</source>
   <translation>Listes d’exclusion…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Tables and lists</source>
   <translation>Tableaux et listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Task monitor</source>
   <translation>Suivi des tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Try the sample list</source>
   <translation>Essayer la liste d’exemple</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo deleting</source>
   <translation>Annuler la suppression</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo the last correction</source>
   <translation>Annuler la dernière correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Use “{}”</source>
   <translation>Utiliser « {} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Verify the list</source>
   <translation>Vérifier la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>What answers mean…</source>
   <translation>Ce que signifient les réponses…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a note about the batch…</source>
   <translation>Écrire une note sur le lot…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a report (PDF)…</source>
   <translation>Écrire un rapport (PDF)…</translation>
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
   <translation>Service local</translation>
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
   <translation>Albanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Algeria</source>
   <translation>Algérie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>American Samoa</source>
   <translation>Samoa américaines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Andorra</source>
   <translation>Andorre</translation>
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
   <translation>Antarctique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antigua &amp; Barbuda</source>
   <translation>Antigua-et-Barbuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Argentina</source>
   <translation>Argentine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Armenia</source>
   <translation>Arménie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Aruba</source>
   <translation>Aruba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ascension Island</source>
   <translation>Île de l’Ascension</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Australia</source>
   <translation>Australie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Austria</source>
   <translation>Autriche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Azerbaijan</source>
   <translation>Azerbaïdjan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahamas</source>
   <translation>Bahamas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahrain</source>
   <translation>Bahreïn</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bangladesh</source>
   <translation>Bangladesh</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Barbados</source>
   <translation>Barbade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belarus</source>
   <translation>Biélorussie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belgium</source>
   <translation>Belgique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belize</source>
   <translation>Belize</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Benin</source>
   <translation>Bénin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bermuda</source>
   <translation>Bermudes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bhutan</source>
   <translation>Bhoutan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bolivia</source>
   <translation>Bolivie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bosnia &amp; Herzegovina</source>
   <translation>Bosnie-Herzégovine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Botswana</source>
   <translation>Botswana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bouvet Island</source>
   <translation>Île Bouvet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brazil</source>
   <translation>Brésil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Indian Ocean Territory</source>
   <translation>Territoire britannique de l’océan Indien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Virgin Islands</source>
   <translation>Îles Vierges britanniques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brunei</source>
   <translation>Brunei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bulgaria</source>
   <translation>Bulgarie</translation>
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
   <translation>Cambodge</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cameroon</source>
   <translation>Cameroun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canada</source>
   <translation>Canada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canary Islands</source>
   <translation>Îles Canaries</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cape Verde</source>
   <translation>Cap-Vert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Caribbean Netherlands</source>
   <translation>Pays-Bas caribéens</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cayman Islands</source>
   <translation>Îles Caïmans</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Central African Republic</source>
   <translation>République centrafricaine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ceuta &amp; Melilla</source>
   <translation>Ceuta et Melilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chad</source>
   <translation>Tchad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chile</source>
   <translation>Chili</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>China</source>
   <translation>Chine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Christmas Island</source>
   <translation>Île Christmas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Clipperton Island</source>
   <translation>Île Clipperton</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cocos (Keeling) Islands</source>
   <translation>Îles Cocos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Colombia</source>
   <translation>Colombie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Comoros</source>
   <translation>Comores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Brazzaville</source>
   <translation>Congo-Brazzaville</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Kinshasa</source>
   <translation>Congo-Kinshasa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cook Islands</source>
   <translation>Îles Cook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Costa Rica</source>
   <translation>Costa Rica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Croatia</source>
   <translation>Croatie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cuba</source>
   <translation>Cuba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Curaçao</source>
   <translation>Curaçao</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cyprus</source>
   <translation>Chypre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Czechia</source>
   <translation>Tchéquie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Côte d’Ivoire</source>
   <translation>Côte d’Ivoire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Denmark</source>
   <translation>Danemark</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Diego Garcia</source>
   <translation>Diego Garcia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Djibouti</source>
   <translation>Djibouti</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominica</source>
   <translation>Dominique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominican Republic</source>
   <translation>République dominicaine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ecuador</source>
   <translation>Équateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Egypt</source>
   <translation>Égypte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>El Salvador</source>
   <translation>Salvador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Equatorial Guinea</source>
   <translation>Guinée équatoriale</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eritrea</source>
   <translation>Érythrée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Estonia</source>
   <translation>Estonie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eswatini</source>
   <translation>Eswatini</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ethiopia</source>
   <translation>Éthiopie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>European Union</source>
   <translation>Union européenne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Falkland Islands</source>
   <translation>Îles Malouines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Faroe Islands</source>
   <translation>Îles Féroé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Fiji</source>
   <translation>Fidji</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Finland</source>
   <translation>Finlande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>France</source>
   <translation>France</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Guiana</source>
   <translation>Guyane française</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Polynesia</source>
   <translation>Polynésie française</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Southern Territories</source>
   <translation>Terres australes françaises</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gabon</source>
   <translation>Gabon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gambia</source>
   <translation>Gambie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Georgia</source>
   <translation>Géorgie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Germany</source>
   <translation>Allemagne</translation>
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
   <translation>Grèce</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greenland</source>
   <translation>Groenland</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Grenada</source>
   <translation>Grenade</translation>
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
   <translation>Guernesey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea</source>
   <translation>Guinée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea-Bissau</source>
   <translation>Guinée-Bissau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guyana</source>
   <translation>Guyana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Haiti</source>
   <translation>Haïti</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Heard &amp; McDonald Islands</source>
   <translation>Îles Heard-et-MacDonald</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Honduras</source>
   <translation>Honduras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hong Kong SAR China</source>
   <translation>R.A.S. chinoise de Hong Kong</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hungary</source>
   <translation>Hongrie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iceland</source>
   <translation>Islande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>India</source>
   <translation>Inde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Indonesia</source>
   <translation>Indonésie</translation>
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
   <translation>Irlande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Isle of Man</source>
   <translation>Île de Man</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Israel</source>
   <translation>Israël</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Italy</source>
   <translation>Italie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jamaica</source>
   <translation>Jamaïque</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Japan</source>
   <translation>Japon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jersey</source>
   <translation>Jersey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jordan</source>
   <translation>Jordanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kazakhstan</source>
   <translation>Kazakhstan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kenya</source>
   <translation>Kenya</translation>
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
   <translation>Koweït</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kyrgyzstan</source>
   <translation>Kirghizstan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Laos</source>
   <translation>Laos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Latvia</source>
   <translation>Lettonie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lebanon</source>
   <translation>Liban</translation>
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
   <translation>Libye</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liechtenstein</source>
   <translation>Liechtenstein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lithuania</source>
   <translation>Lituanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Luxembourg</source>
   <translation>Luxembourg</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Macao SAR China</source>
   <translation>R.A.S. chinoise de Macao</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Madagascar</source>
   <translation>Madagascar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malawi</source>
   <translation>Malawi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malaysia</source>
   <translation>Malaisie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Maldives</source>
   <translation>Maldives</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mali</source>
   <translation>Mali</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malta</source>
   <translation>Malte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Marshall Islands</source>
   <translation>Îles Marshall</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Martinique</source>
   <translation>Martinique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritania</source>
   <translation>Mauritanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritius</source>
   <translation>Maurice</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mayotte</source>
   <translation>Mayotte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mexico</source>
   <translation>Mexique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Micronesia</source>
   <translation>Micronésie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Moldova</source>
   <translation>Moldavie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Monaco</source>
   <translation>Monaco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mongolia</source>
   <translation>Mongolie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Montenegro</source>
   <translation>Monténégro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Montserrat</source>
   <translation>Montserrat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Morocco</source>
   <translation>Maroc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mozambique</source>
   <translation>Mozambique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Myanmar (Burma)</source>
   <translation>Myanmar (Birmanie)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Namibia</source>
   <translation>Namibie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nauru</source>
   <translation>Nauru</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nepal</source>
   <translation>Népal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Netherlands</source>
   <translation>Pays-Bas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Caledonia</source>
   <translation>Nouvelle-Calédonie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Zealand</source>
   <translation>Nouvelle-Zélande</translation>
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
   <translation>Île Norfolk</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Korea</source>
   <translation>Corée du Nord</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Macedonia</source>
   <translation>Macédoine du Nord</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Northern Mariana Islands</source>
   <translation>Îles Mariannes du Nord</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norway</source>
   <translation>Norvège</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Oman</source>
   <translation>Oman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Outlying Oceania</source>
   <translation>régions éloignées de l’Océanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pakistan</source>
   <translation>Pakistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palau</source>
   <translation>Palaos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palestinian Territories</source>
   <translation>Territoires palestiniens</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Panama</source>
   <translation>Panama</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Papua New Guinea</source>
   <translation>Papouasie-Nouvelle-Guinée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Paraguay</source>
   <translation>Paraguay</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Peru</source>
   <translation>Pérou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Philippines</source>
   <translation>Philippines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pitcairn Islands</source>
   <translation>Îles Pitcairn</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Poland</source>
   <translation>Pologne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Portugal</source>
   <translation>Portugal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Puerto Rico</source>
   <translation>Porto Rico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Qatar</source>
   <translation>Qatar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Romania</source>
   <translation>Roumanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Russia</source>
   <translation>Russie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Rwanda</source>
   <translation>Rwanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Réunion</source>
   <translation>La Réunion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Samoa</source>
   <translation>Samoa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>San Marino</source>
   <translation>Saint-Marin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Saudi Arabia</source>
   <translation>Arabie saoudite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Senegal</source>
   <translation>Sénégal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Serbia</source>
   <translation>Serbie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Seychelles</source>
   <translation>Seychelles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sierra Leone</source>
   <translation>Sierra Leone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Singapore</source>
   <translation>Singapour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sint Maarten</source>
   <translation>Saint-Martin (partie néerlandaise)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovakia</source>
   <translation>Slovaquie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovenia</source>
   <translation>Slovénie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Solomon Islands</source>
   <translation>Îles Salomon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Somalia</source>
   <translation>Somalie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Africa</source>
   <translation>Afrique du Sud</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Georgia &amp; South Sandwich Islands</source>
   <translation>Géorgie du Sud-et-les Îles Sandwich du Sud</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Korea</source>
   <translation>Corée du Sud</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Sudan</source>
   <translation>Soudan du Sud</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Spain</source>
   <translation>Espagne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sri Lanka</source>
   <translation>Sri Lanka</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Barthélemy</source>
   <translation>Saint-Barthélemy</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Helena</source>
   <translation>Sainte-Hélène</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Kitts &amp; Nevis</source>
   <translation>Saint-Christophe-et-Niévès</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Lucia</source>
   <translation>Sainte-Lucie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Martin</source>
   <translation>Saint-Martin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Pierre &amp; Miquelon</source>
   <translation>Saint-Pierre-et-Miquelon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Vincent &amp; Grenadines</source>
   <translation>Saint-Vincent-et-les Grenadines</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sudan</source>
   <translation>Soudan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Suriname</source>
   <translation>Suriname</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Svalbard &amp; Jan Mayen</source>
   <translation>Svalbard et Jan Mayen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sweden</source>
   <translation>Suède</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Switzerland</source>
   <translation>Suisse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Syria</source>
   <translation>Syrie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>São Tomé &amp; Príncipe</source>
   <translation>Sao Tomé-et-Principe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Taiwan</source>
   <translation>Taïwan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tajikistan</source>
   <translation>Tadjikistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tanzania</source>
   <translation>Tanzanie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Thailand</source>
   <translation>Thaïlande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Timor-Leste</source>
   <translation>Timor oriental</translation>
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
   <translation>Trinité-et-Tobago</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tristan da Cunha</source>
   <translation>Tristan da Cunha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tunisia</source>
   <translation>Tunisie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turkmenistan</source>
   <translation>Turkménistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turks &amp; Caicos Islands</source>
   <translation>Îles Turques-et-Caïques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tuvalu</source>
   <translation>Tuvalu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Türkiye</source>
   <translation>Turquie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Outlying Islands</source>
   <translation>Îles mineures éloignées des États-Unis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Virgin Islands</source>
   <translation>Îles Vierges des États-Unis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uganda</source>
   <translation>Ouganda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ukraine</source>
   <translation>Ukraine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Arab Emirates</source>
   <translation>Émirats arabes unis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Kingdom</source>
   <translation>Royaume-Uni</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United States</source>
   <translation>États-Unis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uruguay</source>
   <translation>Uruguay</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uzbekistan</source>
   <translation>Ouzbékistan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vanuatu</source>
   <translation>Vanuatu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vatican City</source>
   <translation>État de la Cité du Vatican</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Venezuela</source>
   <translation>Venezuela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vietnam</source>
   <translation>Viêt Nam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Wallis &amp; Futuna</source>
   <translation>Wallis-et-Futuna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Western Sahara</source>
   <translation>Sahara occidental</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Yemen</source>
   <translation>Yémen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zambia</source>
   <translation>Zambie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zimbabwe</source>
   <translation>Zimbabwe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Åland Islands</source>
   <translation>Îles Åland</translation>
  </message>
 </context>
 <context>
  <name>crash</name>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Close Dialproof</source>
   <translation>Fermer Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone numbers and no keys, so that you can send them to whoever looks after it.</source>
   <translation>Continuez, et si quelque chose semble anormal, fermez Dialproof et redémarrez-le. Les détails ne contiennent ni numéros de téléphone ni clés : vous pouvez les envoyer à la personne qui s’occupe de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details</source>
   <translation>Détails</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details…</source>
   <translation>Détails…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof didn't close properly last time.</source>
   <translation>Dialproof n’a pas été fermé correctement la dernière fois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof ended unexpectedly last time.</source>
   <translation>Dialproof s’est arrêté de façon inattendue la dernière fois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Hide details</source>
   <translation>Masquer les détails</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under way go on, now or at the next start; if it isn't known whether a task arrived, you are asked.</source>
   <translation>Rien n’est envoyé deux fois et aucune liste n’est perdue : tout envoi est noté avant de partir. Les listes en cours se poursuivent, maintenant ou au prochain démarrage ; si l’on ignore si une tâche est arrivée, la question vous est posée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task arrived, the task monitor asks you.</source>
   <translation>Rien n’est envoyé deux fois et aucune liste n’est perdue : ce qui était en cours se poursuit. Si l’on ignore si une tâche est arrivée, le suivi des tâches vous le demande.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.</source>
   <translation>Rien n’est envoyé deux fois. Si cela continue, fermez Dialproof et redémarrez-le.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Open log folder</source>
   <translation>Ouvrir le dossier du journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Show details</source>
   <translation>Afficher les détails</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof again.</source>
   <translation>Une nouvelle erreur s’est produite dans Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Une erreur s’est produite dans Dialproof.</translation>
  </message>
 </context>
 <context>
  <name>decide</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>An older copy took the place of the damaged journal, so it is not known which of its numbers were checked since then. Dialproof doesn't ask by itself, because some might be paid for twice.</source>
   <translation>Une copie plus ancienne a remplacé le registre endommagé : on ignore quels numéros de ce lot ont été contrôlés depuis. Dialproof ne redemande rien de lui-même, car certains pourraient être payés deux fois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Asking the service…</source>
   <translation>Interrogation du service…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance after</source>
   <translation>Solde après</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance before</source>
   <translation>Solde avant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check these</source>
   <translation>Contrôler ceux-ci</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check those without an answer here</source>
   <translation>Contrôler ceux dont la réponse manque ici</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Choose a way</source>
   <translation>Choisir une option</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide later</source>
   <translation>Décider plus tard</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof doesn't send it again by itself: some services accept what they say they refuse. Fix what the service names, then send it again.</source>
   <translation>Dialproof ne la renvoie pas de lui-même : certains services acceptent ce qu’ils disent refuser. Corrigez ce que signale le service, puis faites-la renvoyer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did it arrive?</source>
   <translation>Est-elle arrivée ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did task {} of “{}” arrive?</source>
   <translation>La tâche {} de « {} » est-elle arrivée ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>First and last</source>
   <translation>Premier et dernier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Hide the answer</source>
   <translation>Masquer la réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should it go on?</source>
   <translation>Quelle suite donner ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should task {} of “{}” go on?</source>
   <translation>Quelle suite donner à la tâche {} de « {} » ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It arrived: continue with its id</source>
   <translation>Elle est arrivée : la rattacher par son identifiant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It did not arrive: send it again</source>
   <translation>Elle n’est pas arrivée : la renvoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It has another id at the service</source>
   <translation>Elle a un autre identifiant chez le service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is fixed: send it again</source>
   <translation>C’est corrigé : la renvoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is not known whether it arrived. Dialproof doesn't send it again by itself, because it might be paid for twice. Your service's own task list or its support can tell.</source>
   <translation>On ignore si elle est arrivée. Dialproof ne la renvoie pas de lui-même, car elle pourrait être payée deux fois. La liste des tâches de votre service, ou son assistance, peut vous renseigner.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Leave it</source>
   <translation>En rester là</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Look for this task</source>
   <translation>Rechercher cette tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again</source>
   <translation>Renvoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again?</source>
   <translation>La renvoyer ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Sent</source>
   <translation>Envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Show the service's answer</source>
   <translation>Afficher la réponse du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Started</source>
   <translation>Début</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task id</source>
   <translation>Identifiant de la tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it probably did not arrive.</source>
   <translation>Le solde n’a pas baissé : elle n’est donc probablement pas arrivée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it was not charged.</source>
   <translation>Le solde n’a pas baissé : elle n’a donc pas été facturée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance fell by {}, so it probably arrived.</source>
   <translation>Le solde a baissé de {} : elle est donc probablement arrivée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The reply to it is here, and could not be read. Correct the connection, or how results are read, and carry on: nothing is paid for again.</source>
   <translation>La réponse est ici et n’a pas pu être lue. Corrigez la connexion, ou la façon de lire les résultats, puis continuez : rien n’est payé de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service accepted it as {}. “Fetch again” in the task monitor is free.</source>
   <translation>Le service l’a acceptée sous {}. « Récupérer de nouveau », dans le suivi des tâches, est gratuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service has no task {}. Check the id.</source>
   <translation>Le service n’a pas de tâche {}. Vérifiez l’identifiant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service refused task {} of “{}”.</source>
   <translation>Le service a refusé la tâche {} de « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The service's answer</source>
   <translation>La réponse du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The task's id at the service, such as t_8f31</source>
   <translation>L’identifiant de la tâche chez le service, comme t_8f31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Were more numbers of “{}” checked?</source>
   <translation>D’autres numéros de « {} » ont-ils été contrôlés ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>What happened</source>
   <translation>Ce qui s’est passé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>balance {} → {}</source>
   <translation>solde {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>sent {}</source>
   <translation>envoi du {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>started {}</source>
   <translation>début : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>{} to {}</source>
   <translation>{} à {}</translation>
  </message>
 </context>
 <context>
  <name>errors</name>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>A list that was deleted since had {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours.</source>
   <translation>Une liste supprimée depuis avait {count} des {total} numéros de « {name} », envoyés pour {product} dans les dernières 24 heures.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>A number may have been charged without an answer ({reason}).</source>
   <translation>Un numéro a peut-être été facturé sans réponse ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Add --no-suppression to check it all the same, or take it off the list.</source>
   <translation>Ajoutez --no-suppression pour le vérifier quand même, ou retirez-le de la liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Add credit to the account, then carry on.</source>
   <translation>Créditez le compte, puis reprenez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name in the settings.</source>
   <translation>Ajoutez son fichier sous ce nom dans les réglages.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name, in the settings or by “dialproof suppress add”.</source>
   <translation>Ajoutez son fichier sous ce nom, dans les paramètres ou avec « dialproof suppress add ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>All numbers in “{name}” are on your suppression lists ({lists}), so nothing is sent.</source>
   <translation>Tous les numéros de « {name} » sont sur vos listes d’exclusion ({lists}) : rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Ask the service what it delivers there; fetching it again is free.</source>
   <translation>Demandez au service ce qu’il envoie là ; récupérer de nouveau la réponse est gratuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask whoever looks after this computer to correct it.</source>
   <translation>Demandez à la personne qui s’occupe de cet ordinateur de la corriger.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>By its own word it took nothing of this request; what was accepted earlier goes on.</source>
   <translation>Le service dit n’avoir rien pris de cette requête ; ce qui a été accepté auparavant se poursuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Cancelled.</source>
   <translation>Annulé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Carry it on in the task monitor, or delete it there and send the list anew.</source>
   <translation>Reprenez ce lot dans le suivi des tâches, ou supprimez-le et envoyez la liste de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check it, capital letters and keyboard layout included, and try again.</source>
   <translation>Vérifiez-le, y compris les majuscules et la disposition du clavier, puis réessayez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address (it ends with the version, as in /api/v1) and the task's id.</source>
   <translation>Vérifiez l’adresse de la connexion (elle se termine par la version, comme dans /api/v1) et l’identifiant de la tâche.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection's address. If it is right, teach Dialproof what the service calls things: “Test” in the connection's settings shows what it says.</source>
   <translation>Vérifiez l’adresse de la connexion. Si elle est juste, apprenez à Dialproof les noms employés par le service : « Tester », dans les paramètres de la connexion, montre ce qu’il répond.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address: it ends with the version, as in /api/v1.</source>
   <translation>Vérifiez l’adresse de la connexion : elle se termine par la version, comme dans /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection: its address, and with “Test” what the service says. The names that the service uses can be set there.</source>
   <translation>Vérifiez la connexion : son adresse et, avec « Tester », ce que répond le service. Les noms employés par le service s’y définissent aussi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Check the default country and the column with the numbers.</source>
   <translation>Vérifiez le pays par défaut et la colonne des numéros.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check the name and the folder, or choose the file again.</source>
   <translation>Vérifiez le nom et le dossier, ou choisissez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again.</source>
   <translation>Vérifiez le réseau et l’adresse de la connexion, puis réessayez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again; “dialproof resume” carries on a batch.</source>
   <translation>Vérifiez le réseau et l’adresse de la connexion, puis réessayez ; « dialproof resume » reprend un lot.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the product and the country, and what the service says.</source>
   <translation>Vérifiez le produit et le pays, et ce que dit le service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file in it.</source>
   <translation>Choisissez un fichier de ce dossier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file with at least one row.</source>
   <translation>Choisissez un fichier d’au moins une ligne.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose another encoding, or save the list as XLSX or as CSV in UTF-8.</source>
   <translation>Choisissez un autre encodage, ou enregistrez la liste en XLSX ou en CSV UTF-8.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose another one.</source>
   <translation>Choisissez-en une autre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Choose another place, or close the file if it is open elsewhere.</source>
   <translation>Choisissez un autre emplacement, ou fermez le fichier s’il est ouvert ailleurs.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Choose another product for these numbers, or verify them together with a longer list.</source>
   <translation>Choisissez un autre produit pour ces numéros, ou vérifiez-les avec une liste plus longue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Choose fewer rows with a filter, or split the list into smaller files.</source>
   <translation>Réduisez le nombre de lignes avec un filtre, ou divisez la liste en fichiers plus petits.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these, by name or by letter.</source>
   <translation>Choisissez l’une d’elles, par son nom ou par sa lettre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these.</source>
   <translation>Choisissez l’une d’elles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT).</source>
   <translation>Choisissez l’archive ou le fichier qui contient la liste, sous forme de feuille de calcul (XLSX, XLS, ODS) ou de texte (CSV, TXT).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the country of the national numbers, or correct the rows with a problem.</source>
   <translation>Choisissez le pays des numéros nationaux, ou corrigez les lignes avec un problème.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the file again where it is now.</source>
   <translation>Choisissez de nouveau le fichier, là où il se trouve maintenant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the row in which the columns' names stand, or none.</source>
   <translation>Choisissez la ligne où figurent les noms des colonnes, ou aucune.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Close every Dialproof and start it again: it restores its newest copy and says what needs a decision.</source>
   <translation>Fermez toutes les fenêtres de Dialproof et redémarrez-le : il rétablit sa copie la plus récente et dit ce qui requiert une décision.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Close it in other programs, check that you may read it, or copy it to your own folder.</source>
   <translation>Fermez-le dans les autres programmes, vérifiez que vous avez le droit de le lire, ou copiez-le dans votre propre dossier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and check that the account may use this product.</source>
   <translation>Copiez de nouveau la clé depuis votre compte chez le service, et vérifiez que le compte peut utiliser ce produit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and enter it in the settings under Connection.</source>
   <translation>Copiez de nouveau la clé depuis votre compte chez le service, et saisissez-la dans les paramètres, sous Connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Correct that file in the folder “recipes” of the data folder, or save the recipe anew.</source>
   <translation>Corrigez ce fichier dans le dossier « recipes » du dossier de données, ou enregistrez de nouveau la recette.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the products of this connection in the settings, or go back to those that come with the program.</source>
   <translation>Corrigez les produits de cette connexion dans les paramètres, ou revenez à ceux fournis avec le programme.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the service profile of this connection in the settings, or clear it there.</source>
   <translation>Corrigez le dialecte de cette connexion dans les paramètres, ou effacez-le.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings or by “dialproof suppress remove {name}”, and add its file again.</source>
   <translation>Supprimez-la dans les paramètres ou avec « dialproof suppress remove {name} », et ajoutez de nouveau son fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings, and add its file again.</source>
   <translation>Supprimez-la dans les paramètres et ajoutez de nouveau son fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Dialproof doesn't start, so that nothing happens that your organisation doesn't want. Nothing was sent.</source>
   <translation>Dialproof ne démarre pas, afin que rien ne se fasse contre la volonté de votre organisation. Rien n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Dialproof is already open over “{name}”, and its window does not answer.</source>
   <translation>Dialproof est déjà ouvert avec le dossier « {name} », et sa fenêtre ne répond pas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Enter its password.</source>
   <translation>Saisissez son mot de passe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Saisissez la clé dans les paramètres, sous Connexion, ou définissez DIALPROOF_API_KEY pour cette adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection.</source>
   <translation>Saisissez la clé dans les paramètres, sous Connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away.</source>
   <translation>Saisissez le prix du produit ou retirez le plafond.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away; then carry on.</source>
   <translation>Saisissez le prix du produit ou retirez le plafond, puis continuez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Every valid number in “{name}” is on your suppression lists ({lists}), so nothing is sent. Rows with a number that has a problem: {count}.</source>
   <translation>Tous les numéros valides de « {name} » sont sur vos listes d’exclusion ({lists}) : rien n’est envoyé. Lignes avec un numéro qui a un problème : {count}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Export them as an Excel workbook (XLSX) instead: it has every row and column of the list.</source>
   <translation>Exportez-les plutôt dans un classeur Excel (XLSX) : il contient toutes les lignes et colonnes de la liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space and try again; “dialproof resume” carries on with what is open.</source>
   <translation>Libérez de l’espace et réessayez ; « dialproof resume » reprend ce qui est en suspens.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, check the folder's rights, or name another with --home.</source>
   <translation>Libérez de l’espace, vérifiez les droits sur le dossier, ou indiquez-en un autre avec --home.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, or check the folder's rights.</source>
   <translation>Libérez de l’espace, ou vérifiez les droits sur le dossier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, start Dialproof again, and decide “It arrived” with this id.</source>
   <translation>Libérez de l’espace, redémarrez Dialproof et choisissez « Elle est arrivée » avec cet identifiant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, then carry on.</source>
   <translation>Libérez de l’espace, puis reprenez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it a cap.</source>
   <translation>Donnez-lui un plafond.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it one: numbers or amount under [cap] in its file, or in the window.</source>
   <translation>Donnez-lui-en un : numbers ou amount sous [cap] dans son fichier, ou dans la fenêtre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Give its password in a file with --password-file, or on a terminal, where it is asked for.</source>
   <translation>Donnez son mot de passe dans un fichier avec --password-file, ou dans un terminal, où il vous est demandé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; or enter the key in the settings under Connection.</source>
   <translation>Si elle est destinée à cette adresse, exécutez « dialproof resume --base-url {base_url} » avec DIALPROOF_API_KEY définie ; ou saisissez la clé dans les paramètres, sous Connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>If it is on a network drive or in a cloud folder, copy it to your own disk and choose the copy; else save it anew as XLSX or CSV.</source>
   <translation>S’il se trouve sur un lecteur réseau ou dans un dossier en ligne, copiez-le sur votre disque et choisissez la copie ; sinon, enregistrez-le de nouveau en XLSX ou CSV.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>In the window, open the results of this batch and choose “Read results differently…”, where you see the file as it was received. If it isn't a result at all, ask the service.</source>
   <translation>Dans la fenêtre, ouvrez les résultats de ce lot et choisissez « Lire les résultats autrement… » : vous y voyez le fichier tel qu’il a été reçu. Si ce n’est pas du tout un résultat, demandez au service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version, or name another folder with --home.</source>
   <translation>Installez la version plus récente, ou indiquez un autre dossier avec --home.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version.</source>
   <translation>Installez la version plus récente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It can't be told whether there is a new version: {reason}.</source>
   <translation>Impossible de savoir s’il existe une nouvelle version : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It goes on by itself once that day or month is over, if the window is open then; or raise the cap on the page Balance, and carry on.</source>
   <translation>La suite part d’elle-même dès que ce jour ou ce mois est terminé, si la fenêtre est alors ouverte ; ou relevez le plafond sur la page Solde et continuez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It goes on there.</source>
   <translation>Le travail s’y poursuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is Dialproof's window, or another command: look there, or wait until it has finished.</source>
   <translation>C'est la fenêtre de Dialproof, ou une autre commande : regardez là, ou attendez qu'elle ait fini.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is a command in a terminal, or run by a schedule. Wait until it has finished.</source>
   <translation>C'est une commande dans un terminal ou lancée par une planification. Attendez qu'elle ait fini.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It is not checked again by itself, since that might be charged, too.</source>
   <translation>Il n’est pas recontrôlé automatiquement, car cela pourrait aussi être facturé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It is not known whether the service accepted {count} submission(s) ({reason}).</source>
   <translation>On ignore si le service a accepté {count} envoi(s) ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>It is yours alone from now on. Whether somebody changed anything in it before can't be seen.</source>
   <translation>Il est désormais réservé à vous seul. Impossible de voir si quelqu’un y a changé quelque chose auparavant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Its owner can read your lists and change what was noted of them.</source>
   <translation>Son propriétaire peut lire vos listes et changer ce qui en a été noté.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance and ask the service before you have the rest sent again.</source>
   <translation>Regardez le solde et interrogez le service avant de faire renvoyer le reste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Look at the balance before you check the number again.</source>
   <translation>Regardez le solde avant de contrôler de nouveau le numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance in your account at the service.</source>
   <translation>Consultez le solde dans votre compte auprès du service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at the suppression lists in the settings.</source>
   <translation>Consultez les listes d’exclusion dans les paramètres.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at what would be sent and what it costs now, and send it again.</source>
   <translation>Regardez ce qui serait envoyé et ce que cela coûte maintenant, puis envoyez de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for it, also on other computers that use this folder; close or end it, then start Dialproof again.</source>
   <translation>Cherchez cette fenêtre, y compris sur les autres ordinateurs qui utilisent ce dossier ; fermez-la ou arrêtez le programme, puis redémarrez Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for lists and tasks that you don't know before you send anything.</source>
   <translation>Avant tout envoi, cherchez les listes et les tâches que vous ne connaissez pas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Look in your service's task list before you decide, or verify a list again. The damaged file is kept in “{folder}”.</source>
   <translation>Consultez la liste des tâches de votre service avant de décider ou de vérifier une liste de nouveau. Le fichier endommagé est conservé dans « {folder} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Missing in it, and perhaps sent: {lists}. Verified again, they wait for your decision first.</source>
   <translation>Absentes de cette copie, et peut-être envoyées : {lists}. Si vous les vérifiez de nouveau, elles attendent d’abord votre décision.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Name a folder of your own with --home or DIALPROOF_HOME.</source>
   <translation>Indiquez un dossier à vous avec --home ou DIALPROOF_HOME.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Name another file with “-o”. “dialproof export BATCH -o FILE” writes a batch's result elsewhere, for free; “dialproof tasks” lists them.</source>
   <translation>Indiquez un autre fichier avec « -o ». « dialproof export BATCH -o FILE » écrit ailleurs le résultat d’un lot, gratuitement ; « dialproof tasks » donne la liste des lots.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the column with the numbers, and the country of numbers written without a country code.</source>
   <translation>Indiquez la colonne des numéros, et le pays des numéros écrits sans indicatif du pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the country that numbers without a country code are written in (“--country GB”, for example), or mend the others (“--mend”).</source>
   <translation>Indiquez le pays dans lequel sont écrits les numéros sans indicatif de pays (« --country GB », par exemple), ou corrigez les autres (« --mend »).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>No answer came for {number} ({reason}).</source>
   <translation>Aucune réponse n’est venue pour {number} ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>No phone numbers were found in “{name}”.</source>
   <translation>Aucun numéro de téléphone n’a été trouvé dans « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>None of the numbers in “{name}” is valid, so there is nothing to send.</source>
   <translation>Aucun des numéros de « {name} » n’est valide : il n’y a rien à envoyer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id. Free some space, or end what holds the journal; then “dialproof decide {batch}/{part} --arrived {task_id}” and “dialproof resume” carry on.</source>
   <translation>Notez cet identifiant. Libérez de l’espace, ou arrêtez ce qui bloque le registre ; puis reprenez avec « dialproof decide {batch}/{part} --arrived {task_id} » et « dialproof resume ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id: at the next start Dialproof asks whether the task arrived.</source>
   <translation>Notez cet identifiant : au prochain démarrage, Dialproof demandera si la tâche est arrivée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Nothing is lost: the journal has all that was sent.</source>
   <translation>Rien n’est perdu : tout ce qui a été envoyé est dans le registre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Nothing is lost: what was sent is in the journal, and the batch can be carried on.</source>
   <translation>Rien n’est perdu : ce qui a été envoyé est dans le registre, et le lot peut être repris.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is overwritten.</source>
   <translation>Rien n’est écrasé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing is sent that can't be written down first. An answer on its way may need your decision.</source>
   <translation>Rien n’est envoyé sans avoir d’abord été noté. Une réponse en route peut requérir votre décision.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is sent through this connection until it is corrected; your lists are unchanged.</source>
   <translation>Rien n’est envoyé par cette connexion avant la correction ; vos listes sont inchangées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more is sent until it has been put right.</source>
   <translation>Plus rien n’est envoyé avant la réparation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more of it is sent. What was answered earlier is still at the service.</source>
   <translation>Plus rien de cette liste n’est envoyé. Les réponses déjà données sont encore chez le service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing of it is lost.</source>
   <translation>Rien n’en est perdu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Nothing of that was sent.</source>
   <translation>Rien de cela n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was changed.</source>
   <translation>Rien n’a été modifié.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing was sent, and your file is unchanged.</source>
   <translation>Rien n’a été envoyé, et votre fichier est inchangé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was sent.</source>
   <translation>Rien n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Of the numbers in “{name}”, {total} would be sent; {count} of these went for {product} within the last 24 hours or will go, {where}.</source>
   <translation>Parmi les numéros de « {name} », {total} seraient envoyés ; {count} d’entre eux sont partis pour {product} au cours des dernières 24 heures ou vont partir, {where}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program and save it anew, or ask for the file again.</source>
   <translation>Ouvrez-le dans votre tableur et enregistrez-le de nouveau, ou redemandez le fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program, save a copy without a password, and choose the copy.</source>
   <translation>Ouvrez-le dans votre tableur, enregistrez une copie sans mot de passe, et choisissez cette copie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Open the file again and correct it there; the answers that this list has can be reused for free.</source>
   <translation>Ouvrez de nouveau le fichier et corrigez-le là ; les réponses de cette liste peuvent être réutilisées gratuitement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that.</source>
   <translation>Ouvrez le fichier dans votre tableur, enregistrez-le dans un nouveau fichier XLSX ou CSV, et choisissez celui-ci.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Others on this computer could write in the data folder “{name}”.</source>
   <translation>D’autres personnes pouvaient écrire dans le dossier de données « {name} » de cet ordinateur.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Press the button again to pay for them once more.</source>
   <translation>Appuyez de nouveau sur le bouton pour les payer une fois de plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”.</source>
   <translation>Relevez le plafond de la recette sous « Recettes… », « Modifier… ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”; then carry on.</source>
   <translation>Relevez le plafond de la recette sous « Recettes… », « Modifier… », puis continuez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe, or verify the list by hand.</source>
   <translation>Relevez le plafond de la recette, ou vérifiez la liste à la main.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, or wait until that day or month is over.</source>
   <translation>Relevez le plafond sur la page Solde ou attendez la fin de ce jour ou de ce mois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”.</source>
   <translation>Relevez le plafond sur la page Solde, sous « Dépenser au plus ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”; then carry on.</source>
   <translation>Relevez le plafond sur la page Solde, sous « Dépenser au plus », puis continuez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the quota at the service, or wait until it is renewed, then send again.</source>
   <translation>Augmentez le quota auprès du service, ou attendez son renouvellement, puis renvoyez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Reuse their answers if that is offered and not chosen yet, or press the button again to pay for them once more.</source>
   <translation>Réutilisez leurs réponses si c’est proposé et pas encore choisi, ou appuyez de nouveau sur le bouton pour les payer une fois de plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Row {row} can't be the header: only the first {rows} rows are looked at.</source>
   <translation>La ligne {row} ne peut pas être l’en-tête : seules les {rows} premières lignes sont examinées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save or export the list in it as XLSX or CSV and choose that file.</source>
   <translation>Enregistrez ou exportez en XLSX ou CSV la liste qu’il contient, et choisissez ce fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save the list as XLSX or CSV and choose that file.</source>
   <translation>Enregistrez la liste en XLSX ou CSV et choisissez ce fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Save the list as a workbook (XLSX), or name no sheet; a recipe names it in its text file.</source>
   <translation>Enregistrez la liste comme classeur (XLSX), ou n'indiquez pas de feuille ; une recette l'indique dans son fichier texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>See “dialproof --help”.</source>
   <translation>Voir « dialproof --help ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Send the list in smaller tasks.</source>
   <translation>Envoyez la liste en tâches plus petites.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Some answers that “{name}” was to reuse are too old by now, or their list was deleted.</source>
   <translation>Certaines réponses que « {name} » devait réutiliser sont désormais trop anciennes, ou leur liste a été supprimée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>Something went wrong.</source>
   <translation>Une erreur s’est produite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Split the list into smaller files.</source>
   <translation>Divisez la liste en fichiers plus petits.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Start Dialproof again. If it keeps happening, look into the log.</source>
   <translation>Redémarrez Dialproof. Si cela se reproduit, consultez le journal.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Start Dialproof with a data folder of your own.</source>
   <translation>Démarrez Dialproof avec un dossier de données qui vous appartient.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Take it off the list to check it.</source>
   <translation>Retirez-le de la liste pour le vérifier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Task {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason}).</source>
   <translation>La tâche {part} de « {name} » a été acceptée sous « {task_id} », et cela ne peut pas être noté ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>That password doesn't open “{name}”.</source>
   <translation>Ce mot de passe n’ouvre pas « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The API key for {origin} is in the system keyring, which is locked.</source>
   <translation>La clé API pour {origin} se trouve dans le trousseau du système, qui est verrouillé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The account's quota is used up. {message}</source>
   <translation>Le quota du compte est épuisé. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} is too large: {reason}.</source>
   <translation>La réponse de {origin} est trop volumineuse : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} was not understood: {reason}.</source>
   <translation>La réponse de {origin} n’a pas été comprise : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The answers are kept; nothing is lost.</source>
   <translation>Les réponses sont conservées ; rien n’est perdu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” is protected with a password.</source>
   <translation>L’archive « {name} » est protégée par un mot de passe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked.</source>
   <translation>L’archive « {name} » en contient une autre, « {inner} » ; les archives dans une archive ne sont pas décompressées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}.</source>
   <translation>Le plafond de la recette « {recipe} » est de {cap} par exécution, et « {name} » demande {needed}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}”, {cap}, leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>Le plafond de la recette « {recipe} », {cap}, laisse trop peu : {spent} dépensés jusqu’ici, et le reste coûte {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} can't be kept: nobody has said what a number costs.</source>
   <translation>Le plafond de {cap} ne peut pas être respecté : personne n’a indiqué le prix d’un numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>Le plafond de {cap} laisse trop peu : {spent} dépensés jusqu’ici, et le reste coûte {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The check may have been charged all the same; the balance shows it.</source>
   <translation>Le contrôle a peut-être été facturé malgré tout ; le solde le montre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” belongs to somebody else.</source>
   <translation>Le dossier de données « {name} » appartient à quelqu’un d’autre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” can't be used: {reason}.</source>
   <translation>Le dossier de données « {name} » est inutilisable : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The disk with the folder “{name}” is full.</source>
   <translation>Le disque du dossier « {name} » est plein.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The journal in “{name}” was written by a newer version of Dialproof.</source>
   <translation>Le registre dans « {name} » a été écrit par une version plus récente de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged and has been restored from its copy of {copy}.</source>
   <translation>Le registre était endommagé et a été rétabli à partir de sa copie ({copy}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged, and there is no sound copy of it: a new, empty one was begun.</source>
   <translation>Le registre était endommagé, et il n’en existe aucune copie intacte : un nouveau registre, vide, a été commencé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The key may be mistyped, expired or not meant for this. Nothing is lost; lists that wait go on with the right key.</source>
   <translation>La clé est peut-être mal saisie, expirée ou prévue pour un autre usage. Rien n’est perdu ; avec la bonne clé, les listes en attente reprennent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The list has no column “{column}”. It has: {columns}.</source>
   <translation>La liste n’a pas de colonne « {column} ». Colonnes présentes : {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The list is too large for this: it takes more memory than Dialproof allows itself.</source>
   <translation>La liste est trop grande pour cela : il faudrait plus de mémoire que Dialproof ne s’en accorde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The list of products of “{name}” can't be read: {reason}.</source>
   <translation>La liste des produits de « {name} » est illisible : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The local service did not start ({reason}).</source>
   <translation>Le service local n’a pas démarré ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The policy of this computer, “{name}”, can't be used: {reason}.</source>
   <translation>La règle de cet ordinateur, « {name} », est inutilisable : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe in “{name}” can't be read: {reason}.</source>
   <translation>La recette dans « {name} » est illisible : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe “{name}” has no cap, and nobody is here to agree to what it costs.</source>
   <translation>La recette « {name} » n’a pas de plafond, et personne n’est là pour accepter le coût.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The result can't be written to “{name}”: {reason}.</source>
   <translation>Le résultat ne peut pas être écrit dans « {name} » : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The result of task {task} can't be read: {reason}.</source>
   <translation>Le résultat de la tâche {task} est illisible : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The results can't be added to a copy of “{name}”: {reason}.</source>
   <translation>Les résultats ne peuvent pas être ajoutés à une copie de « {name} » : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asked to wait {count} times in a row. {message}</source>
   <translation>Le service a demandé d’attendre {count} fois de suite. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asks to wait before the next request. {message}</source>
   <translation>Le service demande d’attendre avant la prochaine requête. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service did not accept the API key ({status}). {message}</source>
   <translation>Le service n’a pas accepté la clé API ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service does not know what was asked for. {message}</source>
   <translation>Le service ne connaît pas ce qui lui a été demandé. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The service profile of “{name}” can't be read: {reason}.</source>
   <translation>Les noms employés par le service de « {name} » sont illisibles : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service refused the request ({status}). {message}</source>
   <translation>Le service a refusé la requête ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes fewer numbers in one task. {message}</source>
   <translation>Le service accepte moins de numéros par tâche. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes only larger tasks. {message}</source>
   <translation>Le service n’accepte que des tâches plus grandes. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” is missing or damaged.</source>
   <translation>La liste enregistrée de « {name} » est absente ou endommagée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” was written by an earlier version of Dialproof.</source>
   <translation>La liste enregistrée de « {name} » provient d’une version antérieure de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The suppression list “{name}” can't be read, so nothing is sent.</source>
   <translation>La liste d’exclusion « {name} » est illisible : rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The time of {seconds:g} seconds is up.</source>
   <translation>Le délai de {seconds:g} s est écoulé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}.</source>
   <translation>Aucune clé API pour {origin}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before.</source>
   <translation>Aucune clé API pour {origin} : celle de DIALPROOF_API_KEY n’y a pas encore servi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>There is no list in the archive “{name}”: it has {content}.</source>
   <translation>L’archive « {name} » ne contient aucune liste. Contenu : {content}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>There is no recipe “{name}”.</source>
   <translation>Il n’y a pas de recette « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is not enough credit. {message}</source>
   <translation>Le solde ne suffit pas. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>They may have been charged, so they are not sent again by themselves.</source>
   <translation>La facturation a peut-être eu lieu : rien n’est renvoyé automatiquement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>This service has no balance that can be read.</source>
   <translation>Ce service n’a pas de solde qui puisse être lu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while.</source>
   <translation>Réessayez dans un petit moment.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while; the batch can be carried on.</source>
   <translation>Réessayez dans un petit moment ; le lot peut être repris.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again later, or ask whoever gave you Dialproof.</source>
   <translation>Réessayez plus tard, ou demandez à la personne qui vous a remis Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Try again: it is brought up to date first.</source>
   <translation>Réessayez : elle est d’abord mise à jour.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or enter the key in the settings under Connection.</source>
   <translation>Déverrouillez le trousseau et réessayez, ou saisissez la clé dans les paramètres, sous Connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Déverrouillez le trousseau et réessayez, ou définissez DIALPROOF_API_KEY pour cette adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it with its password, and choose the list that was in it.</source>
   <translation>Décompressez-la avec son mot de passe, et choisissez la liste qu’elle contenait.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it yourself, and choose the list that was in it.</source>
   <translation>Décompressez ce fichier vous-même, et choisissez la liste qu’il contenait.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack “{name}” yourself, and choose what is in it.</source>
   <translation>Décompressez « {name} » vous-même, et choisissez ce qu’il contient.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Use that one. Whoever looks after this computer can change its policy.</source>
   <translation>Utilisez celui-ci. La personne qui s’occupe de cet ordinateur peut changer sa règle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Verify it by hand, and save that as the recipe.</source>
   <translation>Vérifiez-le à la main, et enregistrez cela comme recette.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Verify the list again from its file; the journal shows what was sent.</source>
   <translation>Vérifiez de nouveau la liste à partir de son fichier ; le registre montre ce qui a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait a minute and carry on.</source>
   <translation>Attendez une minute, puis reprenez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder.</source>
   <translation>Attendez un instant et réessayez ; si cela persiste, suspendez les programmes de sauvegarde ou de synchronisation pour le dossier de données.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Wait until that program has finished, or close the file there, then choose it again.</source>
   <translation>Attendez que ce programme ait terminé, ou fermez-y le fichier, puis choisissez-le de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait until the service takes requests again, then have it sent again.</source>
   <translation>Attendez que le service accepte de nouveau les requêtes, puis relancez l’envoi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What a list costs is reckoned from the prices of its products; nothing is in the way.</source>
   <translation>Ce que coûte une liste se calcule d’après les prix de ses produits ; rien ne s’y oppose.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What isn't sent yet waits. Nothing is lost.</source>
   <translation>Ce qui n’est pas encore envoyé attend. Rien n’est perdu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. No open task waits to be sent.</source>
   <translation>Ce qui a été envoyé après la copie n’y figure pas. Aucune tâche ouverte n’attend d’être envoyée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. {parts} open task(s) may have been sent since; they are not sent again by themselves, but wait for your decision in the task monitor.</source>
   <translation>Ce qui a été envoyé après la copie n’y figure pas. Tâches ouvertes peut-être envoyées depuis : {parts}. Rien n’est renvoyé automatiquement : le suivi des tâches attend votre décision.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Whoever looks after this computer can change its policy.</source>
   <translation>La personne qui s’occupe de cet ordinateur peut changer sa règle.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Écrivez-le avec son indicatif du pays, comme dans +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Your lists are still on this computer, but Dialproof no longer knows what was sent of them.</source>
   <translation>Vos listes sont toujours sur cet ordinateur, mais Dialproof ne sait plus ce qui en a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Your lists have nothing to do with it.</source>
   <translation>Vos listes ne sont pas concernées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Your organisation has set {base_url} as the only service.</source>
   <translation>Votre organisation a fixé {base_url} comme seul service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Your organisation requires a suppression list that isn't here: {name}.</source>
   <translation>Votre organisation exige une liste d’exclusion qui n’est pas ici : {name}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>{count} of the {total} numbers in “{name}” were sent for {product} within the last 24 hours or are about to be, most of them in “{other}” (batch {batch}).</source>
   <translation>{count} des {total} numéros de « {name} » ont été envoyés pour {product} au cours des dernières 24 heures ou sont sur le point de l’être, la plupart dans « {other} » (lot {batch}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{number} is on the suppression list {lists}, so it wasn't checked.</source>
   <translation>{number} est sur la liste d’exclusion {lists} : il n’a pas été vérifié.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} can't be reached ({reason}).</source>
   <translation>{origin} est injoignable ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} did not answer properly ({reason}).</source>
   <translation>{origin} n’a pas répondu correctement ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{reason}</source>
   <translation>{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends the list all the same, and they are paid for once more.</source>
   <translation>« --again » envoie la liste malgré tout, et ces numéros sont payés une fois de plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends these {total} all the same, and pays for {count} of them once more.</source>
   <translation>« --again » envoie malgré tout ces {total} et en paie {count} une fois de plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof export {batch} -o FILE” writes those answers for free; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>« dialproof export {batch} -o FILE » écrit ces réponses gratuitement ; « --again » envoie la liste malgré tout, et ces numéros sont payés une fois de plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof recipes” names them.</source>
   <translation>« dialproof recipes » les nomme.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE --again” takes the other answers over for free and sends {rest}, which pays once more for the {unknown} without an answer that tells anything; “dialproof export {batch} -o FILE” writes all answers, free; “--again” sends the list all the same.</source>
   <translation>« dialproof refresh {batch} INPUT -o FILE --again » reprend les autres réponses gratuitement et en envoie {rest}, ce qui paie une fois de plus les {unknown} sans réponse utile ; « dialproof export {batch} -o FILE » écrit gratuitement toutes les réponses ; « --again » envoie la liste malgré tout.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE” takes those answers over for free and sends only the rest; “dialproof export {batch} -o FILE” writes them alone; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>« dialproof refresh {batch} INPUT -o FILE » reprend ces réponses gratuitement et n’envoie que le reste ; « dialproof export {batch} -o FILE » les écrit seules ; « --again » envoie la liste malgré tout, et ces numéros sont payés une fois de plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof resume” carries on with what is open.</source>
   <translation>« dialproof resume » reprend ce qui est en suspens.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“dialproof resume” carries on.</source>
   <translation>« dialproof resume » reprend le travail.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“dialproof tasks” lists them.</source>
   <translation>« dialproof tasks » en donne la liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof tasks” shows them, “dialproof decide” settles them.</source>
   <translation>« dialproof tasks » les montre, « dialproof decide » permet de trancher.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be found.</source>
   <translation>« {name} » est introuvable.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read as {encoding}.</source>
   <translation>« {name} » n’est pas lisible en {encoding}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read: {reason}.</source>
   <translation>« {name} » est illisible : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“{name}” could not be processed: the reader ended unexpectedly.</source>
   <translation>« {name} » n’a pas pu être traité : le lecteur s’est arrêté de façon inattendue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” could not be read: nothing more came of it for {seconds:g} seconds.</source>
   <translation>« {name} » n’a pas pu être lu : plus rien n’est arrivé pendant {seconds:g} s.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” has no sheet “{sheet}”. It has: {sheets}.</source>
   <translation>« {name} » n’a pas de feuille « {sheet} ». Feuilles présentes : {sheets}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is a folder.</source>
   <translation>« {name} » est un dossier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” is a text file, and the sheet “{sheet}” was asked for: only workbooks have sheets.</source>
   <translation>« {name} » est un fichier texte, et la feuille « {sheet} » était demandée : seuls les classeurs ont des feuilles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is being worked on by another Dialproof.</source>
   <translation>« {name} » est en cours de traitement par un autre Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is damaged and can't be read ({reason}).</source>
   <translation>« {name} » est endommagé et illisible ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is damaged.</source>
   <translation>« {name} » est endommagé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is empty.</source>
   <translation>« {name} » est vide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is encrypted in a way that Dialproof can't open.</source>
   <translation>« {name} » a un chiffrement que Dialproof ne sait pas ouvrir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is held by another program.</source>
   <translation>« {name} » est utilisé par un autre programme.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is neither a spreadsheet nor a text list.</source>
   <translation>« {name} » n’est ni une feuille de calcul ni une liste en texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is protected with a password.</source>
   <translation>« {name} » est protégé par un mot de passe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is switched off by your organisation.</source>
   <translation>« {name} » : désactivé par votre organisation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is too large: {reason}.</source>
   <translation>« {name} » est trop grand : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is where the result of “{other}” (batch {other_batch}) is, or is to go.</source>
   <translation>« {name} » contient le résultat de « {other} » (lot {other_batch}), ou est prévu pour lui.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, not a spreadsheet or a text list.</source>
   <translation>« {name} » est {kind}, et non une feuille de calcul ou une liste en texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, which Dialproof does not unpack.</source>
   <translation>« {name} » est {kind}, que Dialproof ne décompresse pas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” isn't a file as the recipe “{recipe}” is for: {reason}.</source>
   <translation>« {name} » n’est pas un fichier pour la recette « {recipe} » : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” keeps changing while it is read: another program is writing it.</source>
   <translation>« {name} » change sans cesse pendant sa lecture : un autre programme y écrit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was begun before, and {count} of its numbers are still to be sent: more than was agreed to now.</source>
   <translation>« {name} » avait déjà été commencé. Numéros restant à envoyer : {count}, plus que ce qui vient d’être accepté.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” was moved, renamed or deleted while it was read.</source>
   <translation>« {name} » a été déplacé, renommé ou supprimé pendant sa lecture.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was sent, so its rows can't be corrected any more.</source>
   <translation>« {name} » a été envoyée, ses lignes ne peuvent donc plus être corrigées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{number}” is not a valid phone number ({problem}).</source>
   <translation>« {number} » n’est pas un numéro de téléphone valide ({problem}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{other}” (batch {batch}) has {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours or about to be.</source>
   <translation>« {other} » (lot {batch}) a {count} des {total} numéros de « {name} », envoyés pour {product} dans les dernières 24 heures ou sur le point de l’être.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All as text</source>
   <translation>Tout en texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Another export is under way. Try again when it has ended.</source>
   <translation>Un autre export est en cours. Réessayez quand il sera terminé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>CSV, cells as they are…</source>
   <translation>CSV, cellules telles quelles…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV…</source>
   <translation>CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Cancelled: nothing was written.</source>
   <translation>Annulé : rien n’a été écrit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Cells in Excel workbooks</source>
   <translation>Cellules des classeurs Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Choose another place…</source>
   <translation>Choisir un autre emplacement…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Clean list</source>
   <translation>Liste propre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Close this message</source>
   <translation>Fermer ce message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Columns are separated by {}.</source>
   <translation>Séparateur des colonnes : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel</source>
   <translation>Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel workbook (XLSX)…</source>
   <translation>Classeur Excel (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Excel workbook, split by outcome…</source>
   <translation>Classeur Excel, réparti par statut…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export results</source>
   <translation>Exporter les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good and doubtful numbers…</source>
   <translation>Numéros bons et douteux…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (CSV)…</source>
   <translation>Numéros bons (CSV)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (XLSX)…</source>
   <translation>Numéros bons (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, as a sheet of your workbook…</source>
   <translation>Numéros bons, en feuille de votre classeur…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, beside your column…</source>
   <translation>Numéros bons, à côté de votre colonne…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Look at its tasks in the Task monitor before you hand the file on.</source>
   <translation>Regardez ses tâches dans le suivi des tâches avant de transmettre le fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>More clean lists</source>
   <translation>Autres listes propres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>One page to hand on</source>
   <translation>Une page à transmettre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook with columns added…</source>
   <translation>Classeur d’origine, colonnes ajoutées…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook, with international numbers…</source>
   <translation>Classeur d’origine, avec numéros internationaux…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report (PDF)…</source>
   <translation>Rapport (PDF)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Report on {} written to “{}”.</source>
   <translation>Rapport sur {} écrit dans « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report with charts (XLSX)…</source>
   <translation>Rapport avec graphiques (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>Several sheets were read as one list, so there is no single sheet to add columns to.</source>
   <translation>Plusieurs feuilles ont été lues en une seule liste : il n’y a pas de feuille unique où ajouter des colonnes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Show in folder</source>
   <translation>Afficher dans le dossier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>SmartArt</source>
   <translation>SmartArt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>The export was cancelled. Nothing was written.</source>
   <translation>L’export a été annulé. Rien n’a été écrit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.</source>
   <translation>La liste n’est pas un classeur Excel (XLSX ou XLSM) : il n’y a pas de classeur où ajouter des colonnes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The list is not complete: {}.</source>
   <translation>La liste n’est pas complète : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.</source>
   <translation>La liste est trop longue pour être copiée avec sa mise en forme : exportez-la plutôt dans un classeur Excel (XLSX).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.</source>
   <translation>Le classeur de la liste est protégé par un mot de passe, que Dialproof ne conserve pas : sa copie ne peut donc pas être écrite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The sums do not agree: {}.</source>
   <translation>Les totaux ne concordent pas : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>The system has no program to open “{}”.</source>
   <translation>Le système n’a aucun programme pour ouvrir « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Types as in your file</source>
   <translation>Types comme dans votre fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Verdicts: {}.</source>
   <translation>Verdicts : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Write a report</source>
   <translation>Écrire un rapport</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Writing {}</source>
   <translation>Écriture de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>XML maps</source>
   <translation>mappages XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Your own file has what this copy could not keep: {}.</source>
   <translation>Votre fichier contient ce que cette copie n’a pas pu garder : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file with its sheets and formatting; your file stays as it is</source>
   <translation>une copie de votre fichier, avec ses feuilles et sa mise en forme ; votre fichier reste tel quel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file, with the clean list on a sheet behind the others</source>
   <translation>une copie de votre propre fichier, avec la liste propre sur une feuille après les autres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>additions to the ribbon</source>
   <translation>ajouts au ruban</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>all rows on one sheet, with an About sheet</source>
   <translation>toutes les lignes sur une feuille, avec une feuille À propos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with the doubtful numbers, too</source>
   <translation>comme la liste propre, avec aussi les numéros douteux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with your numbers as they were and E.164 in a column after them</source>
   <translation>comme la liste propre, vos numéros tels quels et E.164 dans une colonne après eux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>background pictures</source>
   <translation>images d’arrière-plan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>buttons and form controls</source>
   <translation>boutons et contrôles de formulaire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>cells that a spreadsheet program would run are made harmless</source>
   <translation>les cellules qu’un tableur exécuterait sont neutralisées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>chart sheets</source>
   <translation>feuilles de graphique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>charts</source>
   <translation>graphiques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>check boxes in cells</source>
   <translation>cases à cocher dans des cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>commas</source>
   <translation>virgule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>comments</source>
   <translation>commentaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>conditional formats</source>
   <translation>mises en forme conditionnelles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>consolidations</source>
   <translation>consolidations</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom XML data</source>
   <translation>données XML personnalisées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom views</source>
   <translation>affichages personnalisés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data connections</source>
   <translation>connexions de données</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data types and pictures in cells</source>
   <translation>types de données et images dans des cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>dialog sheets</source>
   <translation>feuilles de dialogue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>drop-down lists from other sheets</source>
   <translation>listes déroulantes d’autres feuilles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>embedded objects</source>
   <translation>objets incorporés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>error marks that were switched off</source>
   <translation>marques d’erreur désactivées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>every cell as it is, for other programs</source>
   <translation>chaque cellule telle quelle, pour d’autres programmes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/outside_links.py" />
   <source>formulas that fetch from outside the workbook (their last values are there)</source>
   <translation>formules qui vont chercher des données hors du classeur (leurs dernières valeurs y sont)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>formulas that spill (they become array formulas)</source>
   <translation>formules propagées (elles deviennent des formules matricielles)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ink</source>
   <translation>encre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links</source>
   <translation>liens</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links to other workbooks</source>
   <translation>liens vers d’autres classeurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>macros</source>
   <translation>macros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>merged cells</source>
   <translation>cellules fusionnées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>names of ranges</source>
   <translation>noms de plages</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer conditional formats, such as icon sets</source>
   <translation>mises en forme conditionnelles récentes, comme les jeux d’icônes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer kinds of charts, such as waterfalls and maps</source>
   <translation>types de graphiques récents, comme les cascades et les cartes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>numbers stay numbers; phone numbers and answers are text</source>
   <translation>les nombres restent des nombres ; numéros de téléphone et réponses sont du texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>other parts</source>
   <translation>autres éléments</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>panes of add-ins</source>
   <translation>volets de compléments</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>phonetic guides above Chinese and Japanese characters</source>
   <translation>indications phonétiques des caractères chinois et japonais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures</source>
   <translation>images</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures in headers and footers</source>
   <translation>images dans les en-têtes et pieds de page</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pivot tables</source>
   <translation>tableaux croisés dynamiques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>printer settings</source>
   <translation>paramètres d’impression</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>query tables</source>
   <translation>tables de requête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ranges that can be edited despite protection</source>
   <translation>plages modifiables malgré une protection</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>saved views of sheets</source>
   <translation>affichages de feuille enregistrés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>scenarios</source>
   <translation>scénarios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>semicolons</source>
   <translation>point-virgule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>sheets for answered, unanswered, invalid and other rows, each with its row number in your list</source>
   <translation>feuilles pour les lignes avec réponse, sans réponse, non valides et autres, chacune avec son numéro de ligne dans votre liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sheets of Excel 4 macros</source>
   <translation>feuilles de macros Excel 4</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>slicers</source>
   <translation>segments</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>some details of how charts look</source>
   <translation>détails de l’aspect des graphiques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sparklines</source>
   <translation>graphiques sparkline</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>tables</source>
   <translation>tableaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>tabs</source>
   <translation>tabulation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>text boxes and shapes</source>
   <translation>zones de texte et formes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the data model</source>
   <translation>le modèle de données</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the digital signature</source>
   <translation>la signature numérique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the history of a shared workbook</source>
   <translation>l’historique d’un classeur partagé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the recommendation to open it read-only</source>
   <translation>la recommandation d’ouverture en lecture seule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>the same, with E.164 in place of the numbers in your phone column; cells with suppressed numbers alone stay</source>
   <translation>la même chose, avec E.164 à la place des numéros de votre colonne de téléphone ; les cellules où il n’y a que des numéros exclus restent</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the sensitivity label</source>
   <translation>l’étiquette de confidentialité</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the signature of the macros</source>
   <translation>la signature des macros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the stored data of pivot tables</source>
   <translation>les données stockées des tableaux croisés dynamiques</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>threads of comments (their text stays as notes)</source>
   <translation>fils de commentaires (leur texte reste en notes)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>timelines</source>
   <translation>chronologies</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>vertical bars</source>
   <translation>barre verticale</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>watched cells</source>
   <translation>cellules espionnées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>what came in, how good it is by country, line type and source, what it cost; without numbers of the list</source>
   <translation>ce qui est entré, sa qualité par pays, type de ligne et source, ce que cela a coûté ; sans numéros de la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>your columns with the good numbers alone, each once, in international format</source>
   <translation>vos colonnes avec les seuls bons numéros, chacun une fois, au format international</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} (filtered)</source>
   <translation>{} (filtré)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial)</source>
   <translation>{} (partiel)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial, filtered)</source>
   <translation>{} (partiel, filtré)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} and {} more</source>
   <translation>{} et {} de plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} beside a row</source>
   <translation>réponses présentes dans la liste : {}, à côté d’une ligne : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} for numbers that were sent</source>
   <translation>réponses présentes dans la liste : {}, pour des numéros envoyés : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were received, {} stand in the list</source>
   <translation>réponses reçues : {}, présentes dans la liste : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were reused, {} stand in the list</source>
   <translation>réponses réutilisées : {}, présentes dans la liste : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} duplicate rows were read, {} were written</source>
   <translation>lignes en double lues : {}, écrites : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} empty rows were read, {} were written</source>
   <translation>lignes vides lues : {}, écrites : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} invalid rows were read, {} were written</source>
   <translation>lignes non valides lues : {}, écrites : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks</source>
   <translation>numéros dans la liste : {}, dans les tâches : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks or reused</source>
   <translation>numéros dans la liste : {}, dans les tâches ou réutilisés : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} are written as answered or unanswered</source>
   <translation>numéros envoyés : {}, écrits avec ou sans réponse : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} of them are in the list</source>
   <translation>numéros envoyés : {}, dont présents dans la liste : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were suppressed, {} of the list are in no task</source>
   <translation>{} numéros étaient exclus, {} de la liste ne sont dans aucune tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were asked for, {} were written</source>
   <translation>lignes demandées : {}, écrites : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} stand in the list</source>
   <translation>lignes lues dans le fichier : {}, présentes dans la liste : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} were written</source>
   <translation>lignes lues dans le fichier : {}, écrites : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} when it was sent</source>
   <translation>lignes lues dans le fichier : {}, lors de l’envoi : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were written, {} of a known kind</source>
   <translation>lignes écrites : {}, d’un type connu : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows with a number were written, {} have a verdict</source>
   <translation>{} lignes avec un numéro ont été écrites, {} ont un verdict</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} valid rows were read, {} were written</source>
   <translation>lignes valides lues : {}, écrites : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} written to “{}”.</source>
   <translation>Écrit : {} dans « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean</source>
   <translation>{} – propre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, beside</source>
   <translation>{} – propre, à côté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, with doubtful</source>
   <translation>{} – propre, avec douteux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – international</source>
   <translation>{} – international</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – raw results</source>
   <translation>{} – résultats bruts</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – report</source>
   <translation>{} – rapport</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results</source>
   <translation>{} – résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results by outcome</source>
   <translation>{} – résultats par statut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with clean list</source>
   <translation>{} – avec liste propre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} – with columns</source>
   <translation>{} – avec colonnes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with results</source>
   <translation>{} – avec résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered, {} reused; the sums agree.</source>
   <translation>{}, {} avec réponse, {} réutilisés ; les totaux concordent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered; the sums agree.</source>
   <translation>{}, {} avec réponse ; les totaux concordent.</translation>
  </message>
 </context>
 <context>
  <name>files</name>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose: {name}, {path}</source>
   <translation>Choisir : {name}, {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose…</source>
   <translation>Choisir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Look in:</source>
   <translation>Rechercher dans :</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>No: {name}</source>
   <translation>Aucun : {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>None</source>
   <translation>Aucun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Type of file:</source>
   <translation>Type de fichier :</translation>
  </message>
 </context>
 <context>
  <name>joining</name>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{name}: {value}</source>
   <translation>{name} : {value}</translation>
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
   <translation>{} :</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>“{}”</source>
   <translation>« {} »</translation>
  </message>
 </context>
 <context>
  <name>line types</name>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line</source>
   <translation>fixe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line or mobile</source>
   <translation>fixe ou mobile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>mobile</source>
   <translation>mobile</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>pager</source>
   <translation>radiomessagerie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>personal</source>
   <translation>numéro personnel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>premium rate</source>
   <translation>numéro surtaxé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>shared cost</source>
   <translation>coût partagé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>toll free</source>
   <translation>numéro gratuit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>uan</source>
   <translation>numéro universel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>voicemail</source>
   <translation>messagerie vocale</translation>
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
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copied.</source>
   <translation>Copié.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copy what is shown</source>
   <translation>Copier ce qui est affiché</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Follow</source>
   <translation>Suivre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Log</source>
   <translation>Journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>New entries are shown as they are written</source>
   <translation>Les nouvelles entrées s’affichent au fur et à mesure</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>No entry matches</source>
   <translation>Aucune entrée ne correspond</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Nothing has been written yet</source>
   <translation>Rien n’a encore été écrit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Open log folder</source>
   <translation>Ouvrir le dossier du journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Search the log</source>
   <translation>Rechercher dans le journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>errors</source>
   <translation>erreurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>everything</source>
   <translation>tout</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>warnings and errors</source>
   <translation>avertissements et erreurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>{shown} of {entries}</source>
   <translation>{shown} sur {entries}</translation>
  </message>
 </context>
 <context>
  <name>monitor</name>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Accepted</source>
   <translation>Acceptée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>All</source>
   <translation>Tous</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>All {reused} from earlier lists</source>
   <translation>{reused}, toutes de listes antérieures</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Answered</source>
   <translation>Avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Answers</source>
   <translation>Réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Asks for missing answers: nothing is sent or charged</source>
   <translation>Demande les réponses manquantes : rien n’est envoyé ni facturé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Back to the events</source>
   <translation>Retour aux événements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Balance</source>
   <translation>Solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Batch</source>
   <translation>Lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Batches</source>
   <translation>Lots</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Bytes</source>
   <translation>Octets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Cap reached</source>
   <translation>Plafond atteint</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Carry on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Carry on ({})</source>
   <translation>Reprendre ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Charged</source>
   <translation>Facturé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Checking</source>
   <translation>Contrôle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Choose one of them to see its events and answers.</source>
   <translation>Choisissez l’un d’eux pour voir ses événements et ses réponses.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Columns…</source>
   <translation>Colonnes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Completed</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Connection</source>
   <translation>Connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide…</source>
   <translation>Décider…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete ({})</source>
   <translation>Supprimer ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Delete the batch</source>
   <translation>Supprimer le lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Delete this batch</source>
   <translation>Supprimer ce lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.</source>
   <translation>Dialproof a été arrêté pendant l’envoi de la tâche {} de « {} ». Elle a peut-être été acceptée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Done</source>
   <translation>Terminés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Event</source>
   <translation>Événement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Events</source>
   <translation>Événements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Failed</source>
   <translation>Échec</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Fetch again</source>
   <translation>Récupérer de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Fetch the results again</source>
   <translation>Récupérer les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Fetching</source>
   <translation>Récupération</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>First number</source>
   <translation>Premier numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Go to Batch upload</source>
   <translation>Aller à Envoi de listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>In doubt</source>
   <translation>Incertains</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Incomplete</source>
   <translation>Incomplet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It isn't known which numbers of task {} were checked. Decide how it goes on.</source>
   <translation>On ne sait pas quels numéros de la tâche {} ont été contrôlés. Décidez de la suite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits for a valid key for {}.</source>
   <translation>En attente d’une clé valide pour {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>En attente jusqu’à ce que le trousseau soit déverrouillé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Keep it</source>
   <translation>Conserver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Keep note</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Keep them</source>
   <translation>Conserver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Kind</source>
   <translation>Type</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Last number</source>
   <translation>Dernier numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Last update</source>
   <translation>Contact</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Left out</source>
   <translation>Laissée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Maximum age in days</source>
   <translation>Au plus anciennes de (jours)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Message</source>
   <translation>Message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the left</source>
   <translation>Déplacer vers la gauche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the right</source>
   <translation>Déplacer vers la droite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Name of the batch</source>
   <translation>Nom du lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Needs key</source>
   <translation>Clé requise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Needs you</source>
   <translation>À décider</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Never sent</source>
   <translation>Jamais envoyés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>No answer</source>
   <translation>Pas de réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>No batch is in this state</source>
   <translation>Aucun lot dans cet état</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>No clear answer came for task {}. Decide whether it arrived.</source>
   <translation>Aucune réponse claire n’est venue pour la tâche {}. Décidez si elle est arrivée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>No clear answer came when task {} of “{}” was sent. It may have been accepted.</source>
   <translation>Aucune réponse claire n’est venue à l’envoi de la tâche {} de « {} ». Elle a peut-être été acceptée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>No progress since {}. Dialproof keeps asking.</source>
   <translation>Plus rien ne bouge (dernier changement : {}). Dialproof continue d’interroger.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Not known</source>
   <translation>Inconnus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Not sent</source>
   <translation>Non envoyés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Note</source>
   <translation>Note</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Note…</source>
   <translation>Note…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing has been verified yet</source>
   <translation>Aucune vérification pour l’instant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing matches “{}”</source>
   <translation>Rien ne correspond à « {} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>On trial</source>
   <translation>À l’essai</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Open results</source>
   <translation>Ouvrir les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Pause ({})</source>
   <translation>Pause ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Paused</source>
   <translation>En pause</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Pausing…</source>
   <translation>Mise en pause…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}</source>
   <translation>Préparé en {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}, {reused} reused</source>
   <translation>Préparé en {tasks}, dont {reused} par réutilisation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared to send {numbers} again, in {tasks}</source>
   <translation>Nouvel envoi préparé : {numbers}, en {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Price unknown</source>
   <translation>Prix inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Processing</source>
   <translation>Traitement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Product</source>
   <translation>Produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Progress</source>
   <translation>Progression</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Queued</source>
   <translation>En file</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Rate</source>
   <translation>Débit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Read as</source>
   <translation>Lu comme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reason</source>
   <translation>Motif</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Refused</source>
   <translation>Refusé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Remaining copies of deleted data are removed at the next start.</source>
   <translation>Ce que des copies en contiennent encore disparaîtra au prochain démarrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Rename this batch…</source>
   <translation>Renommer ce lot…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Rename…</source>
   <translation>Renommer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Repeated</source>
   <translation>Répétés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Reset</source>
   <translation>Par défaut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reused</source>
   <translation>Réutilisés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Running</source>
   <translation>En cours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches</source>
   <translation>Rechercher des lots</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches and tasks</source>
   <translation>Rechercher lots et tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Send the unanswered again…</source>
   <translation>Renvoyer ce qui manque…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Sending</source>
   <translation>Envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Sent</source>
   <translation>Envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Show all</source>
   <translation>Tout afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Space shows or hides a column. Alt with an arrow moves it.</source>
   <translation>Espace affiche ou masque une colonne. Alt et une flèche la déplacent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Split</source>
   <translation>Divisée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Stalled</source>
   <translation>À l’arrêt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>State</source>
   <translation>État</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task</source>
   <translation>Tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task id</source>
   <translation>Identifiant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Task monitor</source>
   <translation>Suivi des tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task {}</source>
   <translation>Tâche {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task {} of “{}” may have been sent before: the journal was damaged since.</source>
   <translation>La tâche {} de « {} » a peut-être déjà été envoyée : le registre a été endommagé depuis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Tasks</source>
   <translation>Tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <source>The chosen batch</source>
   <translation>Le lot choisi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers went, you are asked whether the rest goes</source>
   <translation>Les premiers numéros sont partis, il vous est demandé si le reste part</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers were answered, the rest follows</source>
   <translation>Les premiers numéros ont une réponse, le reste suit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service answered</source>
   <translation>Réponse du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>The service has not answered since {}.</source>
   <translation>Le service ne répond plus (dernière réponse : {}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service's answer</source>
   <translation>La réponse du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Time</source>
   <translation>Heure</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Time left</source>
   <translation>Reste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Trial done</source>
   <translation>Essai terminé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Two different answers</source>
   <translation>Deux réponses différentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Unanswered</source>
   <translation>Sans réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Unclear</source>
   <translation>Pas clair</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait until you carry on.</source>
   <translation>Ce qui n’est pas envoyé attend que vous repreniez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait. What was sent goes on.</source>
   <translation>Ce qui n’est pas envoyé attend. Ce qui est envoyé se poursuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Verify a list on Batch upload. It appears here, and its answers arrive one by one.</source>
   <translation>Vérifiez une liste sous « Envoi de listes ». Elle apparaît ici, et ses réponses arrivent une à une.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Waiting</source>
   <translation>En attente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Waits for the first numbers of another list</source>
   <translation>Attend les premiers numéros d’une autre liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>What is missing was permanently deleted in the meantime.</source>
   <translation>Ce qui manque a été supprimé définitivement entre-temps.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Write a note about this batch…</source>
   <translation>Écrire une note sur ce lot…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You are asked whether the rest goes</source>
   <translation>Il vous est demandé si le reste part</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You carried on</source>
   <translation>Vous avez repris</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: leave {part}</source>
   <translation>Décision : {part} laissée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: send {part} again</source>
   <translation>Décision : {part} à renvoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: {part} arrived</source>
   <translation>Décision : {part} arrivée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You had {part} fetched again</source>
   <translation>Nouvelle récupération demandée : {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You paused it</source>
   <translation>Vous avez mis en pause</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>all</source>
   <translation>toutes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>answered</source>
   <translation>avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>awaiting answers</source>
   <translation>en attente de réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>in doubt</source>
   <translation>incertains</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>not sent</source>
   <translation>non envoyés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of them reused, not sent</source>
   <translation>parmi eux réutilisés, non envoyés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of {}</source>
   <translation>sur {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>refused</source>
   <translation>refusés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task</source>
   <translation>tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task {}</source>
   <translation>tâche {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>unanswered</source>
   <translation>sans réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>waiting to be sent</source>
   <translation>en attente d’envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>yesterday</source>
   <translation>hier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} accepted</source>
   <translation>{part} acceptée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} answered in the reply</source>
   <translation>{part} répondue dans la réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} completed</source>
   <translation>{part} terminée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} failed</source>
   <translation>{part} en échec</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} fetched, {bytes}</source>
   <translation>{part} récupérée, {bytes}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} goes first, alone: {numbers}</source>
   <translation>{part} part en premier, seule : {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} has to wait</source>
   <translation>{part} doit attendre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} is tried again: it had been refused</source>
   <translation>{part} de nouveau tentée : elle avait été refusée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} not reached, tried again</source>
   <translation>{part} non transmise, nouvel essai</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} paused, its rest waits</source>
   <translation>{part} en pause, son reste attend</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} processing</source>
   <translation>{part} en traitement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} queued</source>
   <translation>{part} en file d’attente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} read differently: {answered}</source>
   <translation>{part} lue autrement : {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} refused by the service</source>
   <translation>{part} : refus du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} sent again with the same key, by itself</source>
   <translation>{part} renvoyée automatiquement avec la même clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} split</source>
   <translation>{part} divisée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} started: {numbers}</source>
   <translation>{part} lancée : {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} stopped before its first number</source>
   <translation>{part} arrêtée avant son premier numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: a number was refused</source>
   <translation>{part} : un numéro a été refusé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: all checked</source>
   <translation>{part} : tout est contrôlé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: balance read</source>
   <translation>{part} : solde lu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: charged or not?</source>
   <translation>{part} : facturée ou non ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: did it arrive?</source>
   <translation>{part} : est-elle arrivée ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: nothing newer available, {answered} kept</source>
   <translation>{part} : rien de plus récent, on garde {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: sending {numbers}</source>
   <translation>{part} : envoi de {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the journal was restored, was it sent since?</source>
   <translation>{part} : le registre a été rétabli, a-t-elle été envoyée depuis ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the list was lost, its answers are fetched again</source>
   <translation>{part} : la liste était perdue, ses réponses sont récupérées de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: {answered}</source>
   <translation>{part} : {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>{} a minute</source>
   <translation>{} par minute</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} answered</source>
   <translation>{} avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} processed</source>
   <translation>{} traité</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} with {}</source>
   <translation>{} avec {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>“{}” is deleted.</source>
   <translation>« {} » est supprimé.</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list is verified</source>
   <translation>Une liste est vérifiée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list needs your decision</source>
   <translation>Une liste requiert votre décision</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list waits for you</source>
   <translation>Une liste vous attend</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Notifications</source>
   <translation>Notifications</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Rows: {}.</source>
   <translation>Lignes : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Tell me on the desktop while I do something else</source>
   <translation>M’avertir sur le bureau quand je fais autre chose</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>The balance is low</source>
   <translation>Le solde est bas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>When a list is verified or needs a decision, and when the balance falls below your limit.</source>
   <translation>Quand une liste est vérifiée ou requiert une décision, et quand le solde passe sous votre seuil.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} left, below your limit of {}.</source>
   <translation>Il reste {}, en dessous de votre seuil de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} – Dialproof</source>
   <translation>{} – Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}” doesn't go on by itself. The task monitor says why.</source>
   <translation>« {} » ne continue pas de lui-même. Le suivi des tâches dit pourquoi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: it isn't known whether one of its tasks arrived. Nothing is sent again until you decide.</source>
   <translation>« {} » : on ignore si une tâche est arrivée. Rien n’est renvoyé avant votre décision.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: {} of {} numbers answered.</source>
   <translation>« {} » – numéros avec réponse : {} sur {}.</translation>
  </message>
 </context>
 <context>
  <name>offline</name>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>Add columns (offline, free)</source>
   <translation>Ajouter des colonnes (hors ligne, gratuit)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>By the numbers' time zones and the hours in the settings</source>
   <translation>D’après les fuseaux horaires des numéros et les horaires des réglages</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_cells.py" />
   <source>Can be called now</source>
   <translation>Appelable maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export the list without sending it</source>
   <translation>Exporter la liste sans l’envoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Export without sending</source>
   <translation>Exporter sans envoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>International format (offline)</source>
   <translation>Format international (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Line type (offline)</source>
   <translation>Type de ligne (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Local time there</source>
   <translation>Heure locale là-bas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called (your time)</source>
   <translation>Appel permis (votre heure)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called now</source>
   <translation>Appel permis maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>National format (offline)</source>
   <translation>Format national (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Nothing was sent or paid.</source>
   <translation>Rien n’a été envoyé ni payé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Only numbers that can be called now</source>
   <translation>Seulement les numéros que l’on peut appeler maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Original carrier (offline)</source>
   <translation>Opérateur d’origine (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Place (offline)</source>
   <translation>Lieu (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Region (offline)</source>
   <translation>Région (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Time zones (offline)</source>
   <translation>Fuseaux horaires (hors ligne)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>What the numbering plans say of a number, worked out on this computer. No network is asked, and nothing is sent or paid. An export has these columns, too.</source>
   <translation>Ce que les plans de numérotation disent d’un numéro, établi sur cet ordinateur. Aucun réseau n’est interrogé, rien n’est envoyé ni payé. Une exportation a aussi ces colonnes.</translation>
  </message>
 </context>
 <context>
  <name>popup</name>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Options</source>
   <translation>Options</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Search the options</source>
   <translation>Rechercher dans les options</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Type to search</source>
   <translation>Saisissez pour rechercher</translation>
  </message>
 </context>
 <context>
  <name>problems</name>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>0 or + lost?</source>
   <translation>0 ou + perdu ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A letter stands for a digit, such as an O for a zero.</source>
   <translation>Une lettre remplace un chiffre, par exemple un O pour un zéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A spreadsheet program made a date of it: enter the number again in a column formatted as text.</source>
   <translation>Un tableur en a fait une date : saisissez de nouveau le numéro dans une colonne au format texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>About this file</source>
   <translation>À propos de ce fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Add the area code, or write the number with its country code.</source>
   <translation>Ajoutez l’indicatif régional, ou écrivez le numéro avec l’indicatif du pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Comparez le numéro avec sa source, et écrivez-le avec l’indicatif du pays, comme dans +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the country code: no country has this one.</source>
   <translation>Corrigez l’indicatif du pays : aucun pays n’a celui-ci.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the formula, or enter the number itself instead.</source>
   <translation>Corrigez la formule, ou saisissez à sa place le numéro lui-même.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the letters among the digits, an O for a zero for example.</source>
   <translation>Corrigez les lettres parmi les chiffres, par exemple un O pour un zéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Damaged numbers first, then the most frequent problems, then by row</source>
   <translation>D’abord les numéros abîmés, puis les problèmes les plus fréquents, puis par ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Digits are missing: compare the number with its source.</source>
   <translation>Il manque des chiffres : comparez le numéro avec sa source.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Enter the number again in a column formatted as text.</source>
   <translation>Saisissez de nouveau le numéro dans une colonne au format texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel keeps 15 digits of a number and lost the rest.</source>
   <translation>Excel garde 15 chiffres d’un numéro, et a perdu le reste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel wrote it in scientific notation and dropped digits.</source>
   <translation>Excel l’a écrit en notation scientifique et a supprimé des chiffres.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Give each number a cell of its own.</source>
   <translation>Donnez à chaque numéro sa propre cellule.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It doesn't begin with the code of any country.</source>
   <translation>Il commence par un indicatif qui n’est celui d’aucun pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It has decimals or a minus. Is it the right column?</source>
   <translation>Il y a des décimales ou un signe moins. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a code of letters and digits. Is it the right column?</source>
   <translation>C’est un code de lettres et de chiffres. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a date, or a number that became one. Is it the right column?</source>
   <translation>C’est une date, ou un numéro devenu date. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a place on the map. Is it the right column?</source>
   <translation>C’est un lieu sur la carte. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an address. Is it the right column?</source>
   <translation>C’est une adresse. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an amount or a percentage. Is it the right column?</source>
   <translation>C’est un montant ou un pourcentage. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is only the local part of a number.</source>
   <translation>Ce n’est que la partie locale d’un numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is written nationally: choose the country of national numbers.</source>
   <translation>Il est écrit au format national : choisissez le pays des numéros nationaux.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Leave nothing but the number in the cell.</source>
   <translation>Ne laissez que le numéro dans la cellule.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>No number in {} begins like this.</source>
   <translation>Aucun numéro ne commence ainsi dans ce pays ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Nobody has this number: compare it with its source, especially its first digits.</source>
   <translation>Ce numéro n’est attribué à personne : comparez-le avec sa source, surtout ses premiers chiffres.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Open the list in the spreadsheet program that made it and save it, or enter the number itself.</source>
   <translation>Ouvrez la liste dans le tableur d’où elle vient et enregistrez-la, ou saisissez le numéro lui-même.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Order</source>
   <translation>Ordre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem</source>
   <translation>Problème</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem rows</source>
   <translation>Lignes à problème</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put each number in a cell of its own.</source>
   <translation>Mettez chaque numéro dans sa propre cellule.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the phone number here, or leave the cell empty.</source>
   <translation>Mettez ici le numéro de téléphone, ou laissez la cellule vide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the whole number here: some of its digits were hidden, with stars for example.</source>
   <translation>Mettez ici le numéro complet : certains de ses chiffres étaient masqués, par exemple par des astérisques.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Read</source>
   <translation>Lu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Row</source>
   <translation>Ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Sheet</source>
   <translation>Feuille</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Some digits are hidden, by stars for example: whoever made the list hid them.</source>
   <translation>Certains chiffres sont des astérisques ou semblables : l’auteur de la liste les a masqués.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Take the number from its source again; the column has to be formatted as text before it is filled.</source>
   <translation>Reprenez le numéro à sa source ; la colonne doit être au format texte avant d’être remplie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has more numbers than a row may have.</source>
   <translation>La cellule contient plus de numéros qu’une ligne ne peut en avoir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has several numbers that can't be told apart.</source>
   <translation>La cellule contient plusieurs numéros impossibles à distinguer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell shows an error such as #N/A.</source>
   <translation>La cellule affiche une erreur, comme #N/A.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The file has a formula here, but not its result.</source>
   <translation>Le fichier contient ici une formule, mais pas son résultat.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There are too many digits: compare the number with its source, and put a second number in a cell of its own.</source>
   <translation>Il y a trop de chiffres : comparez le numéro avec sa source, et mettez un second numéro dans sa propre cellule.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There is no phone number in it.</source>
   <translation>Il n’y a pas de numéro de téléphone dans la cellule.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>What to do</source>
   <translation>Que faire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Which digits of the cell belong to the number isn't clear.</source>
   <translation>On ne voit pas clairement quels chiffres de la cellule font partie du numéro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a + before it, it would be a number: spreadsheets drop a leading +.</source>
   <translation>Avec un + devant, ce serait un numéro : les tableurs suppriment le + initial.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it and with a +, it would be two different numbers.</source>
   <translation>Avec un 0 devant ou avec un +, ce seraient deux numéros différents.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it, it would be a number: spreadsheets drop leading zeros.</source>
   <translation>Avec un 0 devant, ce serait un numéro : les tableurs suppriment les zéros initiaux.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code, in a column formatted as text.</source>
   <translation>Écrivez le numéro avec son + et l’indicatif du pays, dans une colonne au format texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code: without them it could be either of two numbers.</source>
   <translation>Écrivez le numéro avec son + et l’indicatif du pays : sans eux, il peut s’agir de deux numéros différents.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its country code, as in +44 20 7946 0958.</source>
   <translation>Écrivez le numéro avec l’indicatif du pays, comme dans +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its leading zero or with its country code, in a column formatted as text.</source>
   <translation>Écrivez le numéro avec son zéro initial ou avec l’indicatif du pays, dans une colonne au format texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a code with letters</source>
   <translation>code avec des lettres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a date</source>
   <translation>une date</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>all sheets, one below the other</source>
   <translation>toutes les feuilles, l’une sous l’autre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>an amount</source>
   <translation>un montant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>area code missing</source>
   <translation>indicatif régional absent</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>coordinates</source>
   <translation>coordonnées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits hidden</source>
   <translation>chiffres masqués</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits lost in Excel</source>
   <translation>chiffres perdus dans Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>email or web address</source>
   <translation>adresse e-mail ou web</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>error in the sheet</source>
   <translation>erreur dans la feuille</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>formula without value</source>
   <translation>formule sans valeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading + lost?</source>
   <translation>+ initial perdu ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading 0 lost?</source>
   <translation>0 initial perdu ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>letters among digits</source>
   <translation>lettres parmi les chiffres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no country code</source>
   <translation>sans indicatif du pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no such country code</source>
   <translation>indicatif inexistant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a phone number</source>
   <translation>pas un numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a whole number</source>
   <translation>pas un nombre entier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not in use</source>
   <translation>non attribué</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>not in use in {}</source>
   <translation>non attribué ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>number unclear</source>
   <translation>numéro incertain</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>number {place}: {problem}</source>
   <translation>numéro {place} : {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>several numbers</source>
   <translation>plusieurs numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too long</source>
   <translation>trop long</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too many numbers</source>
   <translation>trop de numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too short</source>
   <translation>trop court</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{rows} of {every} have a phone number that can't be used</source>
   <translation>{rows} sur {every} ont un numéro de téléphone inutilisable</translation>
  </message>
 </context>
 <context>
  <name>products</name>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Account signals</source>
   <translation>Signaux de compte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Carrier and HLR lookup</source>
   <translation>Opérateur et HLR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Carrier lookup</source>
   <translation>Info opérateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>HLR lookup</source>
   <translation>Requête HLR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Messaging presence</source>
   <translation>Présence sur les messageries</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>Others</source>
   <translation>Autres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Phone validation</source>
   <translation>Validation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Telegram presence</source>
   <translation>Présence Telegram</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>WhatsApp presence</source>
   <translation>Présence WhatsApp</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>price unknown</source>
   <translation>prix inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>simulated</source>
   <translation>simulé</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>1 credit</source>
   <translation>1 crédit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>1 number</source>
   <translation>1 numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>A recipe that runs by itself needs a cap.</source>
   <translation>Une recette qui s’exécute seule a besoin d’un plafond.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>A report can't go to standard output; name a file.</source>
   <translation>Un rapport ne peut pas aller vers la sortie standard ; indiquez un fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>A suppression list needs a short name on one line.</source>
   <translation>Une liste d’exclusion a besoin d’un nom court sur une ligne.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>Days are a whole number from {least} to {most}.</source>
   <translation>Les jours sont un nombre entier de {least} à {most}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Doing without suppression lists</source>
   <translation>Se passer des listes d’exclusion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result has two different answers for {count} numbers; the first of each is kept.</source>
   <translation>Le résultat contient deux réponses différentes pour {count} numéros ; la première de chacun est conservée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result lacks {lacking} of {numbers} numbers. Fetching it again is free.</source>
   <translation>Il manque {lacking} numéros sur {numbers} dans le résultat. Le récupérer de nouveau est gratuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Keys in the system keyring</source>
   <translation>Clés dans le trousseau du système</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Look for a new version</source>
   <translation>Rechercher une nouvelle version</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>Name the folder or the file that the recipe takes at its times.</source>
   <translation>Indiquez le dossier ou le fichier que la recette prend à ses heures.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>No number of “{name}” was answered so; nothing is sent.</source>
   <translation>Aucun numéro de « {name} » n’a reçu cette réponse ; rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>No result of “{file}” can be read so; its answers are as they were.</source>
   <translation>Aucun résultat de « {file} » ne peut être lu ainsi ; ses réponses sont inchangées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>None of the {count} numbers that went first was answered. The rest was not sent.</source>
   <translation>Aucun des {count} numéros partis en premier n’a de réponse. Le reste n’a pas été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Not all numbers of another list that went first were answered. Nothing of this list was sent.</source>
   <translation>Les numéros d’une autre liste partis en premier n’ont pas tous une réponse. Rien de cette liste n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing had to be sent.</source>
   <translation>Rien n’était à envoyer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Nothing of this list was sent: its next task has more numbers than should be tried first.</source>
   <translation>Rien de cette liste n’a été envoyé : sa prochaine tâche compte plus de numéros qu’il ne fallait en essayer d’abord.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing was sent.</source>
   <translation>Rien n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Notifications</source>
   <translation>Notifications</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Numbers of another list went first. This list follows once they are answered.</source>
   <translation>Des numéros d’une autre liste partent en premier. Cette liste suit dès qu’ils ont une réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} can't be used ({error}).</source>
   <translation>Le port {port} est inutilisable ({error}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is in use by another program; choose another one, or 0 for any.</source>
   <translation>Le port {port} est utilisé par un autre programme ; choisissez-en un autre, ou 0 pour n’importe lequel.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is reserved by the system; choose one above 1023, or 0 for any.</source>
   <translation>Le port {port} est réservé par le système ; choisissez-en un au-dessus de 1023, ou 0 pour n’importe lequel.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Reuse answers</source>
   <translation>Réutiliser les réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>Say with --product which of these to verify: {slugs}.</source>
   <translation>Indiquez avec --product lequel vérifier : {slugs}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>Several submissions have the id “{shown_id}”: name the one that is meant, {parts}.</source>
   <translation>Plusieurs envois ont l’identifiant « {shown_id} » : indiquez celui dont il s’agit, {parts}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Single checks</source>
   <translation>Contrôles unitaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/addresses.py" />
   <source>The API key has characters that no key has; copy it once more.</source>
   <translation>La clé API contient des caractères qu’aucune clé ne contient ; copiez-la de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result asks for another key than the service itself (401).</source>
   <translation>L’adresse du résultat demande une autre clé que le service lui-même (401).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result has expired or does not exist ({status}).</source>
   <translation>L’adresse du résultat a expiré ou n’existe pas ({status}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>The address of the service can't be used: {why}.</source>
   <translation>L’adresse du service est inutilisable : {why}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The answer of {origin} was not understood: {reason}. Check that the connection's address is that of the verification service.</source>
   <translation>La réponse de {origin} n’a pas été comprise : {reason}. Vérifiez que l’adresse de la connexion est celle du service de vérification.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message}</source>
   <translation>Le solde ne suffit pas pour cette requête. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on with the batch.</source>
   <translation>Le solde ne suffit pas pour cette requête. {message} Créditez le compte, puis reprenez le lot.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on.</source>
   <translation>Le solde ne suffit pas pour cette requête. {message} Créditez le compte, puis reprenez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>The file of “{name}” can't be used: {reason}.</source>
   <translation>Le fichier de « {name} » ne peut pas être utilisé : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/reading.py" />
   <source>The first line of “{name}” is no password.</source>
   <translation>La première ligne de « {name} » n’est pas un mot de passe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The id “{remote_id}” belongs to another task already.</source>
   <translation>L’identifiant « {remote_id} » appartient déjà à une autre tâche.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” has no folder: name a file.</source>
   <translation>La recette « {name} » n’a pas de dossier : indiquez un fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” is for {address}.</source>
   <translation>La recette « {name} » est pour {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The reply lacks {lacking} of {numbers} numbers.</source>
   <translation>Il manque {lacking} numéros sur {numbers} dans la réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>The result</source>
   <translation>Le résultat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service accepted it as {task_id} ({sent}) and does not find it so far. Fetching it again is free.</source>
   <translation>Le service l’a acceptée sous {task_id} ({sent}) et ne la trouve pas pour l’instant. La récupérer de nouveau est gratuit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service accepted it as {task_id} and does not find it so far.</source>
   <translation>Le service l’a acceptée sous {task_id} et ne la trouve pas pour l’instant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service gave the id {task_id} to several submissions: to this one and to {others}.</source>
   <translation>Le service a donné l’identifiant {task_id} à plusieurs envois : à celui-ci et à {others}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.</source>
   <translation>Le service n’a pas encore toutes les réponses (il en manque {lacking} sur {numbers}) : le résultat est récupéré de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The service has no results of “{file}” that could be fetched again.</source>
   <translation>Le service n’a pas de résultats de « {file} » qui puissent être récupérés de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>The service says: “{words}”.</source>
   <translation>Le service répond : « {words} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The task “{shown_id}” needs no decision: it is {state}.</source>
   <translation>La tâche « {shown_id} » ne demande aucune décision : son état est {state}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is a connection to {address} already.</source>
   <translation>Il existe déjà une connexion à {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <location filename="../../desktop_app/services/recipes/watching.py" />
   <source>There is a fault in the program; its log says more.</source>
   <translation>Il y a une erreur dans le programme ; son journal en dit plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Il y a déjà une recette « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>There is a suppression list “{name}” already.</source>
   <translation>Il y a déjà une liste d’exclusion « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no batch “{batch_id}”.</source>
   <translation>Il n’y a pas de lot « {batch_id} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <location filename="../../desktop_app/core/report/figures.py" />
   <source>There is no column “{name}”; there are {known}.</source>
   <translation>Il n’y a pas de colonne « {name} » ; il y a {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/wiring/window.py" />
   <source>There is no screen to open the window on.</source>
   <translation>Il n’y a pas d’écran où ouvrir la fenêtre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is no service “{name}”. “dialproof connect” lists them.</source>
   <translation>Il n’y a pas de service « {name} ». « dialproof connect » les énumère.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>There is no standard input or output to use for “-”.</source>
   <translation>Il n’y a ni entrée ni sortie standard à utiliser pour « - ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/suppressing.py" />
   <source>There is no suppression list “{name}”; “dialproof suppress list” names them.</source>
   <translation>Il n’y a pas de liste d’exclusion « {name} » ; « dialproof suppress list » les nomme.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no task “{shown_id}”.</source>
   <translation>Il n’y a pas de tâche « {shown_id} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/instance_call.py" />
   <source>These are too many lists at once. Drop them on the window instead.</source>
   <translation>Cela fait trop de listes à la fois. Déposez-les plutôt sur la fenêtre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>This service answers in its reply: it has no task of “{shown_id}”.</source>
   <translation>Ce service répond tout de suite : il n’a pas de tâche pour « {shown_id} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/requests.py" />
   <source>This service wants a value for {name} in its address.</source>
   <translation>Ce service veut une valeur pour {name} dans son adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has two parts: enter them as user:password, with a colon between them.</source>
   <translation>La clé de ce service a deux parties : saisissez-les sous la forme utilisateur:mot de passe, séparées par deux-points.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has {count} parts ({names}): enter all of them, with a colon between them.</source>
   <translation>La clé de ce service a {count} parties ({names}) : saisissez-les toutes, séparées par deux-points.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a 7z archive</source>
   <translation>une archive 7z</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a CAB archive</source>
   <translation>une archive CAB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PDF document</source>
   <translation>un document PDF</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Parquet table</source>
   <translation>une table Parquet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PostScript document</source>
   <translation>un document PostScript</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a PowerPoint presentation</source>
   <translation>une présentation PowerPoint</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a RAR archive</source>
   <translation>une archive RAR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a TAR archive</source>
   <translation>une archive TAR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Visio drawing</source>
   <translation>un dessin Visio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a Word document</source>
   <translation>un document Word</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Zstandard archive</source>
   <translation>une archive Zstandard</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a bzip2 archive</source>
   <translation>une archive bzip2</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a cell has more than {most} characters</source>
   <translation>une cellule a plus de {most} caractères</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a cell is beyond row {rows} or column {columns}</source>
   <translation>une cellule est au-delà de la ligne {rows} ou de la colonne {columns}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a cell of a table has more than a hundred thousand characters</source>
   <translation>une cellule d’un tableau a plus de cent mille caractères</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a column is beyond {most}</source>
   <translation>une colonne est au-delà de {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>a fault in the program while asking: {kind}</source>
   <translation>une erreur du programme pendant l’interrogation : {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/submitting.py" />
   <source>a fault in the program while sending: {kind}</source>
   <translation>une erreur du programme pendant l’envoi : {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>a file in it can't be opened</source>
   <translation>un fichier qu’il contient ne s’ouvre pas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a gzip archive</source>
   <translation>une archive gzip</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a key or certificate</source>
   <translation>une clé ou un certificat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>a link leads to it</source>
   <translation>un lien y mène</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a number in it is too large</source>
   <translation>un nombre y est trop grand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a number in it is too long</source>
   <translation>un nombre y est trop long</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>a part of it doesn't match its checksum</source>
   <translation>une partie ne correspond pas à sa somme de contrôle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a picture</source>
   <translation>une image</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>a product has no “{key}”; it may have {known}</source>
   <translation>un produit n’a pas de « {key} » ; il peut avoir {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a program</source>
   <translation>un programme</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>a quotation mark in line {line} is never closed, and would swallow the rows below it</source>
   <translation>un guillemet de la ligne {line} n’est jamais fermé et engloberait les lignes suivantes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe needs a short name on one line</source>
   <translation>une recette a besoin d’un nom court sur une ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe's name can't have these signs: {signs}</source>
   <translation>le nom d’une recette ne peut pas avoir ces signes : {signs}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a row has more than {most} cells</source>
   <translation>une ligne a plus de {most} cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a row number is beyond {most}</source>
   <translation>un numéro de ligne est au-delà de {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a sheet has more than {most} rows</source>
   <translation>une feuille a plus de {most} lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a sheet's cells spread over {area}</source>
   <translation>les cellules d’une feuille s’étendent sur {area}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a sound or film</source>
   <translation>un son ou un film</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} columns</source>
   <translation>un tableau a plus de {most} colonnes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} rows</source>
   <translation>un tableau a plus de {most} lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a tag or a comment in its XML is never closed</source>
   <translation>une balise ou un commentaire de son XML n’est jamais fermé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a tag or a script of the page is never closed</source>
   <translation>une balise ou un script de la page n’est jamais fermé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a text document (RTF)</source>
   <translation>un document texte (RTF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a text stands in quotation marks: {line}</source>
   <translation>un texte s’écrit entre guillemets : {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a user name or password has no place in it</source>
   <translation>un nom d’utilisateur ou un mot de passe n’y a pas sa place</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>a user name or password has no place in it; the API key is entered by itself</source>
   <translation>un nom d’utilisateur ou un mot de passe n’y a pas sa place ; la clé API se saisit à part</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>account: it names what stands for {place} in the address</source>
   <translation>account : nomme ce qui remplace {place} dans l’adresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Access database</source>
   <translation>une base de données Access</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Apple Numbers, Pages or Keynote document</source>
   <translation>un document Apple Numbers, Pages ou Keynote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/xlsx_writer.py" />
   <source>an Excel sheet has {most} columns; name the result .csv</source>
   <translation>une feuille Excel a {most} colonnes ; nommez le résultat en .csv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>an HTML page came instead of the result</source>
   <translation>une page HTML est arrivée à la place du résultat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument drawing</source>
   <translation>un dessin OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument file of another kind</source>
   <translation>un fichier OpenDocument d’un autre type</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument presentation</source>
   <translation>une présentation OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument text</source>
   <translation>un texte OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Outlook mailbox</source>
   <translation>une boîte aux lettres Outlook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>an Outlook message</source>
   <translation>un message Outlook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an SQLite database</source>
   <translation>une base de données SQLite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an XZ archive</source>
   <translation>une archive XZ</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>an archive among other lists</source>
   <translation>une archive parmi d’autres listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an archive that is packed by method {method}</source>
   <translation>une archive compressée par la méthode {method}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an electronic book</source>
   <translation>un livre électronique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>at: name the folder or the file that is taken then</source>
   <translation>at : indiquez le dossier ou le fichier qui est pris alors</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say where in an answer that is</source>
   <translation>at : indiquez où cela se trouve dans une réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say which values mean success, or failure</source>
   <translation>at : indiquez quelles valeurs signifient succès ou échec</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>balance: without one, [test] says what is asked in its place</source>
   <translation>balance : sans solde, [test] dit ce qui est demandé à la place</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>before the path may stand {methods}</source>
   <translation>devant le chemin peut se trouver {methods}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>cap: a recipe that runs by itself needs numbers or amount in a section [cap]</source>
   <translation>cap : une recette qui s’exécute seule a besoin de numbers ou amount dans une section [cap]</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>cell {cell} of row {number} stands out of order</source>
   <translation>la cellule {cell} de la ligne {number} n’est pas à sa place</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each part has a name of its own</source>
   <translation>chaque partie a son propre nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each: objects are sent in JSON, and in a list</source>
   <translation>each : les objets sont envoyés en JSON, et dans une liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: say at which times it is taken</source>
   <translation>file : dites à quelles heures il est pris</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: there is a folder already</source>
   <translation>file : il y a déjà un dossier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>header_row: the list has no header</source>
   <translation>header_row : la liste n’a pas d’en-tête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in a list that was deleted since</source>
   <translation>dans une liste supprimée depuis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in “{other}” (batch {batch})</source>
   <translation>dans « {other} » (lot {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it can't be opened ({words})</source>
   <translation>il ne peut pas être ouvert ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it can't be read</source>
   <translation>lecture impossible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it can't be read ({words})</source>
   <translation>lecture impossible ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't be read: a quotation mark may be out of place</source>
   <translation>lecture impossible : un guillemet est peut-être mal placé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/repeats.py" />
   <source>it can't be sent again as it was, because numbers of it were suppressed since or the service takes fewer at once by now; what is sent instead is charged again if the first one arrived</source>
   <translation>elle ne peut pas être renvoyée telle quelle, car des numéros en ont été exclus depuis ou le service en accepte désormais moins à la fois ; ce qui est envoyé à la place est facturé de nouveau si le premier envoi est arrivé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't begin with {sign}</source>
   <translation>ne peut pas commencer par {sign}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't have spaces in it</source>
   <translation>ne peut pas contenir d’espaces</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>it did not answer within {timeout} seconds</source>
   <translation>pas de réponse en {timeout} secondes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it did not begin to answer</source>
   <translation>aucun début de réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it ended by itself</source>
   <translation>arrêt spontané</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it ends with the version, as in https://host/api/v1, without “?” and “#”</source>
   <translation>se termine par la version, comme dans https://host/api/v1, sans « ? » ni « # »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has a header</source>
   <translation>il a un en-tête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has characters in it that can't be shown</source>
   <translation>contient des caractères non affichables</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has characters that no address has</source>
   <translation>contient des caractères qu’aucune adresse ne contient</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>it has more than {most} sheets</source>
   <translation>plus de {most} feuilles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>it has more than {most} tables</source>
   <translation>plus de {most} tableaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{name}”</source>
   <translation>pas de colonne « {name} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{place}”</source>
   <translation>pas de colonne « {place} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has no header</source>
   <translation>il n’a pas d’en-tête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it has no rows at {places}</source>
   <translation>elle n’a pas de lignes à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has no section [provider], which names the service and its address</source>
   <translation>il manque la section [provider], qui nomme le service et son adresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>it has no single sheet “{sheet}”</source>
   <translation>pas de feuille unique « {sheet} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name in quotation marks, or its place: 1 for the first</source>
   <translation>doit être le nom d’une colonne entre guillemets, ou sa position : 1 pour la première</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name or place, or a list of such</source>
   <translation>doit être le nom ou la position d’une colonne, ou une liste de ceux-ci</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name, or its place from 1 to {most}</source>
   <translation>doit être le nom d’une colonne, ou sa position de 1 à {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a country of two letters, as in GB</source>
   <translation>ce doit être un pays en deux lettres, comme GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be a day such as {example}, without quotation marks</source>
   <translation>doit être un jour comme {example}, sans guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a field's name, or {shape}</source>
   <translation>doit être le nom d’un champ, ou {shape}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a file's name without its ending, with {name}; it may have {more}</source>
   <translation>ce doit être le nom d’un fichier sans son extension, avec {name} ; il peut avoir {more}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list in brackets</source>
   <translation>ce doit être une liste entre crochets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of column, value and verdict, as in {example}</source>
   <translation>ce doit être une liste de colonne, valeur et verdict, comme dans {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of different names in brackets</source>
   <translation>ce doit être une liste de noms différents entre crochets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a list of names in brackets</source>
   <translation>ce doit être une liste de noms entre crochets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of {words}</source>
   <translation>ce doit être une liste de {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks</source>
   <translation>doit être un nom entre guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or a list of at most {most}</source>
   <translation>il faut un nom entre guillemets, ou une liste de {most} au plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or {empty} for none</source>
   <translation>doit être un nom entre guillemets, ou {empty} pour aucun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number of seconds from {fewest} to {most}</source>
   <translation>doit être un nombre de secondes de {fewest} à {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a number such as 0.002, or nothing where it isn't known</source>
   <translation>doit être un nombre comme 0.002, ou rien s’il est inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number such as {example}</source>
   <translation>doit être un numéro comme {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a path that begins with /, such as /balance; with a query its method stands before it: {example}</source>
   <translation>il faut un chemin qui commence par /, par exemple /balance ; avec une requête, sa méthode le précède : {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a short text in quotation marks</source>
   <translation>ce doit être un texte court entre guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a short text in quotation marks, such as {example}</source>
   <translation>il faut un texte court entre guillemets, par exemple {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a short text on one line</source>
   <translation>doit être un texte court sur une seule ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a sign or two between numbers, such as {example}</source>
   <translation>il faut un signe ou deux entre les numéros, par exemple {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single line</source>
   <translation>doit tenir sur une seule ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single sign such as {signs}, or {empty} where nothing separates</source>
   <translation>doit être un seul signe, comme {signs}, ou {empty} si rien ne sépare</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a text in quotation marks</source>
   <translation>doit être un texte entre guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a text in quotation marks, or a list of such texts</source>
   <translation>doit être un texte entre guillemets, ou une liste de tels textes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a time in quotation marks, as in “07:30”</source>
   <translation>ce doit être une heure entre guillemets, comme dans « 07:30 »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a value, such as {example}, or a list of such</source>
   <translation>il faut une valeur, par exemple {example}, ou une liste de telles valeurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a whole number from 1 to {most}, or nothing</source>
   <translation>doit être un nombre entier de 1 à {most}, ou rien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a whole number from {fewest} to {most}</source>
   <translation>doit être un nombre entier de {fewest} à {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a whole path in quotation marks</source>
   <translation>ce doit être un chemin complet entre guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a word in quotation marks</source>
   <translation>doit être un mot entre guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be an address in quotation marks</source>
   <translation>doit être une adresse entre guillemets</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be an amount, as in 500 or 12.50</source>
   <translation>ce doit être un montant, comme 500 ou 12.50</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be auto, json, file or realtime</source>
   <translation>doit être auto, json, file ou realtime</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be fields with their values</source>
   <translation>doit contenir des champs avec leurs valeurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be one of {layouts}</source>
   <translation>doit être l’une des valeurs {layouts}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be one of {words}</source>
   <translation>il faut l’un de {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be the address of a page that begins with https://</source>
   <translation>doit être l’adresse d’une page qui commence par https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be the whole path of a file</source>
   <translation>doit être le chemin complet d’un fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be true or false</source>
   <translation>doit être true ou false</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be words, with letters or digits in them</source>
   <translation>doit contenir des mots, avec des lettres ou des chiffres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be “none” or an address as in http://proxy.example:8080</source>
   <translation>doit être « none » ou une adresse comme http://proxy.example:8080</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to begin with https://</source>
   <translation>doit commencer par https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold the number, as in {example}</source>
   <translation>il faut qu’il contienne le numéro, comme dans {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold {id} once, such as /tasks/{id}</source>
   <translation>doit contenir {id} une fois, comme /tasks/{id}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to name a product, as in {line}</source>
   <translation>doit nommer un produit, comme dans {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has {count} columns instead of {wanted}</source>
   <translation>il a {count} colonnes au lieu de {wanted}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>it has {size} GB</source>
   <translation>{size} Go</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it is JSON of more than 64 MB</source>
   <translation>JSON de plus de 64 Mo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <source>it is a folder</source>
   <translation>c’est un dossier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a text file, not a workbook</source>
   <translation>c’est un fichier texte, pas un classeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a workbook</source>
   <translation>c’est un classeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is a “Strict Open XML” workbook</source>
   <translation>c’est un classeur « Strict Open XML »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is compressed in an unknown way</source>
   <translation>compression d’un type inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is empty</source>
   <translation>aucun contenu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is longer than {most} characters</source>
   <translation>plus de {most} caractères</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is missing</source>
   <translation>absent</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is more than the most per task</source>
   <translation>c’est plus que le maximum par tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it is nested too deeply</source>
   <translation>imbrication trop profonde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is no XLSX or XLSM workbook</source>
   <translation>pas un classeur XLSX ou XLSM</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is no file</source>
   <translation>ce n’est pas un fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <source>it is not JSON</source>
   <translation>pas du JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is not JSON but an HTML page</source>
   <translation>pas du JSON, mais une page HTML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>it is not JSON but an HTML page: “{title}”</source>
   <translation>pas du JSON, mais une page HTML : « {title} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is not TOML ({words})</source>
   <translation>pas du TOML ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is not UTF-8 text</source>
   <translation>pas du texte UTF-8</translation>
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
   <translation>pas un fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is not compressed as it says</source>
   <translation>compression différente de celle annoncée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is too large</source>
   <translation>trop volumineux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is too long for a list of products</source>
   <translation>trop long pour une liste de produits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is too long for a policy</source>
   <translation>trop long pour une règle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is too long for a recipe</source>
   <translation>c’est trop long pour une recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>it is too long for a service profile</source>
   <translation>trop long pour un dialecte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it isn't text in UTF-8</source>
   <translation>ce n’est pas du texte en UTF-8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>it knows neither the task nor the account</source>
   <translation>ni la tâche ni le compte ne sont connus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it leads deeper than {most} steps</source>
   <translation>plus de {most} niveaux de profondeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may not be used</source>
   <translation>accès refusé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may only be read</source>
   <translation>lecture seule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result</source>
   <translation>aucune adresse du résultat n’est indiquée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result at {places}</source>
   <translation>aucune adresse du résultat n’est indiquée à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance</source>
   <translation>aucun solde n’est indiqué</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance at {places}</source>
   <translation>aucun solde n’est indiqué à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it names no field: write names with dots between them, such as data.task_id</source>
   <translation>n’indique aucun champ : écrivez des noms séparés par des points, comme data.task_id</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it names no host</source>
   <translation>aucun hôte n’est indiqué</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price</source>
   <translation>elle n’indique aucun prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price at {places}</source>
   <translation>elle n’indique aucun prix à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task</source>
   <translation>aucun état de la tâche n’est indiqué</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task at {places}</source>
   <translation>aucun état de la tâche n’est indiqué à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task</source>
   <translation>aucune tâche n’est indiquée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task at {places}</source>
   <translation>aucune tâche n’est indiquée à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it names none of the numbers</source>
   <translation>elle ne nomme aucun des numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names {count} result files where one was expected</source>
   <translation>{count} fichiers de résultats indiqués au lieu d’un seul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it needs the base_url of a service</source>
   <translation>il faut la base_url d’un service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it packs {count} files</source>
   <translation>{count} fichiers dans l’archive</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>it packs {count} lists</source>
   <translation>{count} listes dans l’archive</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>it redirects to an address that can't be used</source>
   <translation>redirection vers une adresse inutilisable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it redirects to {target} ({status})</source>
   <translation>redirection vers {target} ({status})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it refused the connection</source>
   <translation>connexion refusée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/cell_values.py" />
   <source>it repeats more than {most} times</source>
   <translation>plus de {most} répétitions</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/trial.py" />
   <source>it says no: {message}</source>
   <translation>la réponse est un refus : {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it says nothing where by = “{by}”</source>
   <translation>cela ne dit rien avec by = « {by} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it stands before a key that goes in one header</source>
   <translation>cela précède une clé qui va dans un seul en-tête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number</source>
   <translation>rien n’est dit du numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number at {places}</source>
   <translation>rien n’est dit du numéro à {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {size} GB</source>
   <translation>{size} Go une fois décompressé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {times} times its size</source>
   <translation>{times} fois sa taille une fois décompressé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it was cut off</source>
   <translation>interruption en cours de route</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>it was cut off before the answer came</source>
   <translation>interruption avant l’arrivée de la réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its address can't be used</source>
   <translation>adresse inutilisable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its certificate is not trusted: {words}</source>
   <translation>certificat non approuvé : {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its column “{name}” has numbers that were not sent, and “{other}” has some that were</source>
   <translation>la colonne « {name} » contient des numéros qui n’ont pas été envoyés, et « {other} » en contient qui l’ont été</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its columns “{one}” and “{two}” both have numbers that were sent, and nothing tells whose the answers are</source>
   <translation>les colonnes « {one} » et « {two} » contiennent toutes deux des numéros envoyés, et rien n’indique à qui sont les réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/protected_workbook.py" />
   <source>its encrypted content is damaged</source>
   <translation>son contenu chiffré est endommagé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>its file isn't here</source>
   <translation>son fichier n’est pas ici</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/single_instance.py" />
   <source>its file system can't lock files</source>
   <translation>son système de fichiers n’a pas de verrous</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/text_limit.py" />
   <source>its first {rows} rows alone hold {size} GB of text</source>
   <translation>ses {rows} premières lignes contiennent à elles seules {size} Go de texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>its first {rows} rows alone spread over {cells} cells</source>
   <translation>à elles seules, ses {rows} premières lignes s’étendent sur {cells} cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its folder belongs neither to the system nor to the administrators</source>
   <translation>son dossier n’appartient ni au système ni aux administrateurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its folder can't be used: {words}</source>
   <translation>son dossier est inutilisable : {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>its host or port can't be right</source>
   <translation>son hôte ou son port est incorrect</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>its lists unpack to {size} GB</source>
   <translation>ses listes font {size} Go une fois décompressées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its log can't be written: {words}</source>
   <translation>son journal ne peut pas être écrit : {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its name can't be found</source>
   <translation>son nom est introuvable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>its name ends in “.txt”: save it as “{name}”</source>
   <translation>son nom finit par « .txt » : enregistrez-le sous « {name} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>its name isn't text</source>
   <translation>son nom n’est pas du texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its owner is neither the system nor the administrators</source>
   <translation>n’appartient ni au système ni aux administrateurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process ended at once, exit code {exitcode}</source>
   <translation>son processus s’est arrêté aussitôt, code de sortie {exitcode}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process said something unknown</source>
   <translation>son processus a donné une information inconnue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>its sheet has no room for {count} more columns</source>
   <translation>sa feuille n’a pas la place pour {count} colonnes de plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its start was cancelled</source>
   <translation>son démarrage a été annulé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store was written by a newer version of Dialproof</source>
   <translation>son stockage a été écrit par une version plus récente de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store “{name}” can't be used: {error}</source>
   <translation>son stockage « {name} » est inutilisable : {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables are nested more than {most} deep</source>
   <translation>ses tableaux sont imbriqués sur plus de {most} niveaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables have more than {most} cells</source>
   <translation>ses tableaux ont plus de {most} cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>least: no task has {least} numbers and {most} at most</source>
   <translation>least : aucune tâche n’a {least} numéros et {most} au maximum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>less of the file came than was announced</source>
   <translation>le fichier reçu est plus court qu’annoncé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>line {line}, {reason}</source>
   <translation>ligne {line}, {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {line}: {error}; perhaps a quotation mark is never closed</source>
   <translation>ligne {line} : {error} ; un guillemet n’est peut-être jamais fermé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>line {line}: {reason}</source>
   <translation>ligne {line} : {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {number} has millions of characters</source>
   <translation>la ligne {number} a des millions de caractères</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>longest: it can't be shorter than the first interval</source>
   <translation>longest : ne peut pas être plus court que le premier intervalle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>more comes out of it than it says</source>
   <translation>il en sort plus que ce qui est annoncé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>more than {size} GB came</source>
   <translation>plus de {size} Go sont arrivés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>more than {size} MB came</source>
   <translation>plus de {size} Mo sont arrivés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>most of them in “{other}” (batch {batch})</source>
   <translation>la plupart dans « {other} » (lot {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/updating.py" />
   <source>no address to ask is known</source>
   <translation>aucune adresse à interroger n’est connue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no answer in time</source>
   <translation>pas de réponse à temps</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>no answer within {seconds} seconds</source>
   <translation>pas de réponse en {seconds} secondes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/detection/column_names.py" />
   <source>no columns at all</source>
   <translation>aucune</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection</source>
   <translation>pas de connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection in time</source>
   <translation>pas de connexion à temps</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>no files</source>
   <translation>aucun fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no free connection in time</source>
   <translation>pas de connexion libre à temps</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>no scheme</source>
   <translation>sans schéma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no secure connection could be made</source>
   <translation>aucune connexion sécurisée n’a pu être établie</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>none of its results can be read so</source>
   <translation>aucun de ses résultats ne peut être lu ainsi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>none of the numbers in the result was sent</source>
   <translation>aucun des numéros du résultat n’a été envoyé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <source>none, it is a text file</source>
   <translation>aucune, c’est un fichier texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>of the answer: {error}</source>
   <translation>à la réponse : {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>one part of an archive in several parts</source>
   <translation>une partie d’une archive en plusieurs parties</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>others than its owner may write “{path}”</source>
   <translation>d’autres que son propriétaire peuvent écrire dans « {path} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>price_page, price_date: say where and on which day the prices were read</source>
   <translation>price_page, price_date : indiquez où et quel jour les prix ont été lus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/process.py" />
   <source>reading it takes more than {size} GB of memory</source>
   <translation>sa lecture demande plus de {size} Go de mémoire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>reading stopped after line {line}</source>
   <translation>la lecture s’est arrêtée après la ligne {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>row {rows} has more than {most} columns</source>
   <translation>la ligne {rows} a plus de {most} colonnes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>row {wanted} stands below row {number}</source>
   <translation>la ligne {wanted} est placée sous la ligne {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say a number that is checked, or a task that isn't there: one of the two</source>
   <translation>indiquez un numéro à vérifier ou une tâche qui n’existe pas : l’un des deux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say what the key is called there, such as {example}</source>
   <translation>indiquez comment la clé s’y appelle, par exemple {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>section [{section}] has no “{key}”; did you mean “{near}”?</source>
   <translation>la section [{section}] n’a pas de « {key} » ; vouliez-vous dire « {near} » ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; it may have {known}</source>
   <translation>la section [{section}] n’a pas de « {key} » ; elle peut avoir {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; “{near}” may be meant</source>
   <translation>la section [{section}] n’a pas de « {key} » ; peut-être « {near} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>several of its sheets have phone numbers</source>
   <translation>plusieurs de ses feuilles ont des numéros de téléphone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/workbook_copies.py" />
   <source>several sheets were read as one list</source>
   <translation>plusieurs feuilles ont été lues en une seule liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>some of its text would not stay as it is (“_x…_”)</source>
   <translation>une partie de son texte ne resterait pas telle quelle (« _x…_ »)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>status {status}</source>
   <translation>statut {status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>status {status} instead of a file</source>
   <translation>statut {status} au lieu d’un fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>status {status}, but {reason}</source>
   <translation>statut {status}, mais {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}, code {code}: {message}</source>
   <translation>statut {status}, code {code} : {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}: {message}</source>
   <translation>statut {status} : {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/submission.py" />
   <source>stopped in between</source>
   <translation>arrêt entre deux numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>test: {reason}</source>
   <translation>test : {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result is neither https nor on this computer</source>
   <translation>l’adresse du résultat n’est ni en https ni sur cet ordinateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable</source>
   <translation>l’adresse du résultat est inutilisable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable ({scheme})</source>
   <translation>l’adresse du résultat est inutilisable ({scheme})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result redirects more than {most} times</source>
   <translation>l’adresse du résultat redirige plus de {most} fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/releases.py" />
   <source>the answer is too large</source>
   <translation>la réponse est trop grande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer isn't in the form that was expected</source>
   <translation>la réponse n’a pas la forme attendue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no page on https</source>
   <translation>la réponse n’indique aucune page en https</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no version</source>
   <translation>la réponse n’indique aucune version</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>the archive is cut off or damaged</source>
   <translation>l’archive est tronquée ou endommagée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/rolled_back.py" />
   <source>the balance has fallen by {fell} since {since} UTC, which nothing in this journal explains; if the data folder was put back to an older state, this may have been sent since then</source>
   <translation>le solde a baissé de {fell} depuis {since} UTC, ce que rien dans ce registre n’explique ; si le dossier de données a été remis dans un état antérieur, ceci a peut-être été envoyé depuis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection broke</source>
   <translation>la connexion a été coupée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection ended too early, or it does not speak HTTP</source>
   <translation>la connexion s’est terminée trop tôt, ou ne parle pas HTTP</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>the disk can't be read or written; it may be full or failing</source>
   <translation>le disque ne peut être ni lu ni écrit ; il est peut-être plein ou défaillant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the file holds no certificates that can be read ({error})</source>
   <translation>le fichier ne contient aucun certificat lisible ({error})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the file is empty</source>
   <translation>le fichier est vide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>the first line has to name the columns, and one of them “slug”</source>
   <translation>la première ligne doit nommer les colonnes, et l’une d’elles « slug »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>the folder does not exist</source>
   <translation>le dossier n’existe pas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged since; this list may have been sent before</source>
   <translation>le registre a été endommagé depuis ; cette liste a peut-être déjà été envoyée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>the journal was damaged; this part may have been sent after its copy of {copy}</source>
   <translation>le registre était endommagé ; cette tâche a peut-être été envoyée après sa copie ({copy})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged; this task may have been sent after its copy of {copy}</source>
   <translation>le registre était endommagé ; cette tâche a peut-être été envoyée après sa copie ({copy})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>the key has {count} parts</source>
   <translation>la clé a {count} parties</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the key is another one</source>
   <translation>la clé a changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>the key would go unencrypted; it has to begin with https:// (http only on this computer)</source>
   <translation>la clé serait transmise sans chiffrement ; l’adresse doit commencer par https:// (http seulement sur cet ordinateur)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>the parts of a workbook are missing in it</source>
   <translation>les parties d’un classeur y manquent</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the policy already has a service profile</source>
   <translation>le dialecte figure déjà dans la règle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/in_flight.py" />
   <source>the program was stopped while sending</source>
   <translation>le programme a été arrêté pendant l’envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the proxy refused: {words}</source>
   <translation>le proxy a refusé : {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>the proxy setting of this computer can't be used</source>
   <translation>le réglage de proxy de cet ordinateur est inutilisable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>the result</source>
   <translation>le résultat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>the result of task {shown_id}: {error}</source>
   <translation>le résultat de la tâche {shown_id} : {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>the result of {name}</source>
   <translation>le résultat de {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service said that it did not take it, and yet the balance fell by {amount}</source>
   <translation>le service a dit ne pas l’avoir prise, et pourtant le solde a baissé de {amount}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service takes {most} numbers in a task</source>
   <translation>le service accepte {most} numéros par tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the system doesn't say why</source>
   <translation>le système n’indique pas de raison</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the task is {word}</source>
   <translation>état de la tâche : {word}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/calamine_workbook.py" />
   <location filename="../../desktop_app/sheets/ods/open_document.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>the workbook has no sheet with cells</source>
   <translation>le classeur n’a aucune feuille avec des cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>there are more than {most} files</source>
   <translation>il y a plus de {most} fichiers</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there are more than {most} products</source>
   <translation>il y a plus de {most} produits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is a folder of that name</source>
   <translation>il y a un dossier de ce nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>there is more credit than before</source>
   <translation>le solde est plus élevé qu’avant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is no folder “{parent}”</source>
   <translation>il n’y a pas de dossier « {parent} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there is no product in it</source>
   <translation>aucun produit n’y figure</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>there is no section “{name}”; did you mean “{near}”?</source>
   <translation>il n’y a pas de section « {name} » ; vouliez-vous dire « {near} » ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; it may have {known}</source>
   <translation>il n’y a pas de section « {name} » ; sont possibles : {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; “{near}” may be meant</source>
   <translation>il n’y a pas de section « {name} » ; peut-être « {near} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>this version of Dialproof reads service profiles of version {version}</source>
   <translation>cette version de Dialproof lit les dialectes de la version {version}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>together they have more than {most} cells</source>
   <translation>ensemble, plus de {most} cellules</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>two columns are the {field}: “{one}” and “{other}”</source>
   <translation>deux colonnes désignent {field} : « {one} » et « {other} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>two files would have the same name</source>
   <translation>deux fichiers auraient le même nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>values: there are none in layout = “{layout}”</source>
   <translation>values : il n’y en a pas avec layout = « {layout} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/realtime_list.py" />
   <source>what was asked of it one by one was written down beside its list, and isn't there any more, or not all of it</source>
   <translation>ce qui en a été demandé un par un était noté à côté de sa liste, et n’y est plus, ou pas en entier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/result_source.py" />
   <source>with it, the list would have {count} result columns</source>
   <translation>avec lui, la liste aurait {count} colonnes de résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>without it the policy has to name a service (base_url)</source>
   <translation>sans lui, la règle doit indiquer un service (base_url)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>write [[files]] above each file</source>
   <translation>écrivez [[files]] au-dessus de chaque fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>write [[products]] above each product</source>
   <translation>écrivez [[products]] au-dessus de chaque produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/part_file.py" />
   <source>write error</source>
   <translation>erreur d’écriture</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>{against} ({refusal})</source>
   <translation>{against} ({refusal})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>{all} or {other}</source>
   <translation>{all} ou {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/text/translatable.py" />
   <source>{all}, {next}</source>
   <translation>{all}, {next}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>{amount} credits</source>
   <translation>{amount} crédits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{answered} of {count} numbers that went first were answered. The rest was not sent.</source>
   <translation>{answered} sur {count} numéros partis en premier ont une réponse. Le reste n’a pas été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{answered} des {sent} numéros envoyés ont une réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} answers were taken over.</source>
   <translation>{count} réponses ont été reprises.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>{count} numbers</source>
   <translation>{count} numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. The rest follows once all of them are answered.</source>
   <translation>{count} numéros partent en premier. Le reste suit dès qu’ils ont tous une réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. You are asked before the rest goes.</source>
   <translation>{count} numéros partent en premier. Il vous sera demandé avant d’envoyer le reste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} were refused and left, so they were not sent.</source>
   <translation>{count} ont été refusés et laissés tels quels : ils n’ont pas été envoyés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: without a header no column has a name</source>
   <translation>{entry} : sans en-tête, aucune colonne n’a de nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: {reason}</source>
   <translation>{entry} : {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: “{name}” is the name of another field</source>
   <translation>{entry} : « {name} » est le nom d’un autre champ</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>{field}: it is missing</source>
   <translation>{field} : manquant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{field}: {reason}</source>
   <translation>{field} : {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>{files} and {count} more</source>
   <translation>{files} et {count} de plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>{key}: {error}</source>
   <translation>{key} : {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day</source>
   <translation>{most} par jour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day, at all connections together</source>
   <translation>{most} par jour, pour toutes les connexions ensemble</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a list</source>
   <translation>{most} par liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month</source>
   <translation>{most} par mois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month, at all connections together</source>
   <translation>{most} par mois, pour toutes les connexions ensemble</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a run</source>
   <translation>{most} par exécution</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>{name} wants --account: {account}.</source>
   <translation>{name} demande --account : {account}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: nothing had to be sent.</source>
   <translation>{product} : rien n’était à envoyer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: {answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{product} : {answered} des {sent} numéros envoyés ont une réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{text} could be {fewest} or {thousands}: write {plain} or {thousands}</source>
   <translation>{text} peut vouloir dire {fewest} ou {thousands} : écrivez {plain} ou {thousands}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>{variable} must be a whole number of credits, not “{value}”.</source>
   <translation>{variable} doit être un nombre entier de crédits, et non « {value} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--at-random” needs “--try N”.</source>
   <translation>« --at-random » demande « --try N ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--doubtful” and “--beside” belong to “--clean”; add it, or leave them out.</source>
   <translation>« --doubtful » et « --beside » vont avec « --clean » ; ajoutez-le, ou retirez-les.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” and “--clean” can't be together; choose one of them.</source>
   <translation>« --in-place » et « --clean » ne vont pas ensemble ; choisissez l’un des deux.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” belongs to “--into”; add it, or leave it out.</source>
   <translation>« --in-place » va avec « --into » ; ajoutez-le, ou omettez-le.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>“--mend” is for a newer file: name it after the batch.</source>
   <translation>« --mend » vaut pour un fichier plus récent : indiquez-le après le lot.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>“-o -” and “--json” both want standard output; choose one of them.</source>
   <translation>« -o - » et « --json » veulent tous deux la sortie standard ; choisissez l’un des deux.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{account}” can't be what stands in the address.</source>
   <translation>« {account} » ne peut pas figurer dans l’adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>“{address}” is no cell</source>
   <translation>« {address} » n’est pas une cellule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>“{country}” is not a country code such as GB, DE or US.</source>
   <translation>« {country} » n’est pas un code de pays comme GB, DE ou US.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/repeating.py" />
   <source>“{file}” has changed meanwhile: look again at what is unanswered.</source>
   <translation>« {file} » a changé entre-temps : regardez de nouveau ce qui est sans réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/preparing.py" />
   <source>“{file}” has changed meanwhile: look again how many numbers these are.</source>
   <translation>« {file} » a changé entre-temps : regardez de nouveau combien de numéros cela fait.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/delimiter.py" />
   <source>“{given}” can't separate fields: one character is needed, such as ; or tab.</source>
   <translation>« {given} » ne peut pas séparer des champs : il faut un seul caractère, comme ; ou tab.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{key}” is none of its values: {values}</source>
   <translation>« {key} » n’est aucune de ses valeurs : {values}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}”</source>
   <translation>« {name} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}” (empty)</source>
   <translation>« {name} » (vide)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” can't be a header with a key</source>
   <translation>« {name} » ne peut pas être un en-tête qui porte une clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reporting.py" />
   <source>“{name}” can't be a report: its name has to end with {pdf} or {xlsx}.</source>
   <translation>« {name} » ne peut pas être un rapport : son nom doit se terminer par {pdf} ou {xlsx}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” can't be the name: {reason}.</source>
   <translation>« {name} » ne peut pas être le nom : {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” can't be the workbook's copy: name it .xlsx or .xlsm.</source>
   <translation>« {name} » ne peut pas être la copie du classeur : nommez-la en .xlsx ou .xlsm.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>“{name}” can't be written: the result's name has to end with one of {suffixes}.</source>
   <translation>« {name} » ne peut pas être écrit : le nom du résultat doit se terminer par l’une de ces extensions : {suffixes}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/exporting.py" />
   <source>“{name}” can't have several sheets: name the result .xlsx.</source>
   <translation>« {name} » ne peut pas avoir plusieurs feuilles : nommez le résultat en .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” has no column of numbers.</source>
   <translation>« {name} » n’a pas de colonne de numéros.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” has no macros: name its copy .xlsx.</source>
   <translation>« {name} » n’a pas de macros : nommez sa copie en .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” has the content of “{former}” of {day}. Nothing was sent.</source>
   <translation>« {name} » a le contenu de « {former} » du {day}. Rien n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{name}” has to be a text, a number, true or false, or a list of these</source>
   <translation>« {name} » doit être un texte, un nombre, true ou false, ou une liste de ceux-ci</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is a later step of its list; refresh the first one.</source>
   <translation>« {name} » est une étape ultérieure de sa liste ; actualisez la première.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>“{name}” is a section: write [{name}] on a line of its own</source>
   <translation>« {name} » est une section : écrivez [{name}] sur sa propre ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>“{name}” is no pattern that “dialproof inspect --suggest” names</source>
   <translation>« {name} » n’est pas un motif que nomme « dialproof inspect --suggest »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/mending.py" />
   <source>“{name}” is none of the patterns that “dialproof inspect --suggest” names.</source>
   <translation>« {name} » n’est aucun des motifs que nomme « dialproof inspect --suggest ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/encoding.py" />
   <source>“{name}” is not the name of a text encoding.</source>
   <translation>« {name} » n’est pas le nom d’un encodage de texte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>“{name}” is paused; its numbers that aren't sent yet wait for you.</source>
   <translation>« {name} » est en pause ; les numéros pas encore envoyés vous attendent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” is running; rename it when it has ended.</source>
   <translation>« {name} » est en cours ; renommez-la une fois terminée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” is sent already</source>
   <translation>« {name} » est déjà envoyé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is still being verified; refresh it when it has ended.</source>
   <translation>« {name} » est encore en cours de vérification ; actualisez-la quand ce sera terminé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” is the list itself; name another file for the result.</source>
   <translation>« {name} » est la liste elle-même ; indiquez un autre fichier pour le résultat.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>“{name}” is the name of the recipe in “{file}”, too</source>
   <translation>« {name} » est aussi le nom de la recette dans « {file} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>“{name}” is your organisation's list.</source>
   <translation>« {name} » est la liste de votre organisation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” was verified on {day}, and deleted since. Nothing was sent.</source>
   <translation>« {name} » a été vérifié le {day}, puis supprimé. Rien n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{name}”: a key has no place in a profile; [auth] says how it goes</source>
   <translation>« {name} » : une clé n’a pas sa place dans un profil ; [auth] dit comment elle est envoyée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>“{path}” does not belong to root</source>
   <translation>« {path} » n’appartient pas à root</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{query}” can't be a query</source>
   <translation>« {query} » ne peut pas être une requête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>“{reference}” is no cell</source>
   <translation>« {reference} » n’est pas une cellule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>“{shown_id}” goes one by one: the service has no task of it.</source>
   <translation>« {shown_id} » est envoyé un par un : le service n’en a pas de tâche.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>“{slug}” stands in an earlier line, too</source>
   <translation>« {slug} » figure déjà dans une ligne précédente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places</source>
   <translation>« {text} » ne peut pas être lu comme un emplacement : data.task_id et data.tasks[0].id sont des emplacements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{text}” is no condition: write {example}.</source>
   <translation>« {text} » n’est pas une condition : écrivez {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/step_plan.py" />
   <source>“{text}” is no step: write {example}.</source>
   <translation>« {text} » n’est pas une étape : écrivez {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{text}” is not the name of a text encoding, such as utf-8, utf-16 or gb18030</source>
   <translation>« {text} » n’est pas le nom d’un encodage de texte, comme utf-8, utf-16 ou gb18030</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{value}” is no value of “{name}”, which has {known}.</source>
   <translation>« {value} » n’est pas une valeur de « {name} », qui a {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two states</source>
   <translation>« {word} » ne peut pas désigner deux états</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two things</source>
   <translation>« {word} » ne peut pas avoir deux sens</translation>
  </message>
 </context>
 <context>
  <name>recipes</name>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has nothing to do now</source>
   <translation>Une recette n’a rien à faire pour l’instant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has run</source>
   <translation>Une recette a été exécutée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe needs a look</source>
   <translation>Une recette demande votre attention</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>A run that would take more stops before anything is sent, and says so.</source>
   <translation>Une exécution qui demanderait plus s’arrête avant tout envoi, et le dit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>All its steps together: at most {amount}.</source>
   <translation>Toutes ses étapes ensemble : au plus {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Another recipe</source>
   <translation>Autre recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Answers that you have</source>
   <translation>Réponses déjà connues</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>At most in one run</source>
   <translation>Au plus par exécution</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount} for all its steps: more than its cap of {cap}.</source>
   <translation>Au plus {amount} pour toutes ses étapes : plus que son plafond de {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount}: more than its cap of {cap}.</source>
   <translation>Au plus {amount} : plus que son plafond de {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Begun</source>
   <translation>Début</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>By itself</source>
   <translation>D’elle-même</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Change its cap…</source>
   <translation>Modifier le plafond…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Change…</source>
   <translation>Modifier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose at least one thing that is written.</source>
   <translation>Choisissez au moins un fichier à écrire.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the days for these times.</source>
   <translation>Choisissez les jours pour ces heures.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the folder or the file for these times.</source>
   <translation>Choisissez le dossier ou le fichier pour ces heures.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cost</source>
   <translation>Coût</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Decide in the task monitor, then it goes on.</source>
   <translation>Décidez dans le suivi des tâches, puis elle continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Delete: {name}</source>
   <translation>Supprimer : {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Each new file in this folder</source>
   <translation>Chaque nouveau fichier de ce dossier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Each row's country is in “{column}”.</source>
   <translation>Le pays de chaque ligne est dans « {column} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Every number is sent; no earlier answer is taken over.</source>
   <translation>Chaque numéro est envoyé ; aucune réponse antérieure n’est reprise.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>File for the times</source>
   <translation>Fichier pour les heures</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder</source>
   <translation>Dossier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder for what is written</source>
   <translation>Dossier pour les fichiers écrits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>It hasn't run yet.</source>
   <translation>Pas encore exécutée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>It isn't told of any more. Its file stays, and can be verified by hand.</source>
   <translation>On n’en parle plus. Le fichier reste et peut être vérifié à la main.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Its further steps go through another service too, and cost more there.</source>
   <translation>Ses autres étapes passent aussi par un autre service, qui les facture en plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Judges the answers by the rule of this list.</source>
   <translation>Juge les réponses selon la règle de cette liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Leave it</source>
   <translation>En rester là</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Log sheet: {path}</source>
   <translation>Feuille de journal : {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Looks like “{name}”.</source>
   <translation>On dirait « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Mends {patterns}.</source>
   <translation>Corrige {patterns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most numbers of a run</source>
   <translation>Nombre maximal de numéros par exécution</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most that a run may spend</source>
   <translation>Dépense maximale par exécution</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>National numbers are read with the country {country}.</source>
   <translation>Les numéros nationaux sont lus avec le pays {country}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}</source>
   <translation>Nouveaux fichiers dans {folder}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}, {times}</source>
   <translation>Nouveaux fichiers dans {folder}, {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>New name</source>
   <translation>Nouveau nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>No number of this list would be sent.</source>
   <translation>Aucun numéro de cette liste ne serait envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: rows that you had read with the country {country}. Only you can say which these are: mark them in the next file.</source>
   <translation>Non conservé : les lignes que vous avez fait lire avec le pays {country}. Vous seul savez lesquelles : marquez-les dans le prochain fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: the numbers that you typed. Type those of the next file there.</source>
   <translation>Non conservés : les numéros que vous avez saisis. Saisissez ceux du prochain fichier dans celui-ci.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: {product}. A recipe's step takes its numbers by the answers of the step just before it.</source>
   <translation>Non conservée : {product}. Une étape d’une recette prend ses numéros d’après les réponses de l’étape qui la précède.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it goes on by itself.</source>
   <translation>Rien à faire : elle continue d’elle-même.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it is taken up by itself, within a day at the latest.</source>
   <translation>Rien à faire : le fichier est repris de lui-même, dans un jour au plus tard.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing was sent.</source>
   <translation>Rien n’a été envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Numbers on your suppression lists aren't sent.</source>
   <translation>Les numéros de vos listes d’exclusion ne sont pas envoyés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Only what was answered within 24 hours is taken over.</source>
   <translation>Seul ce qui a reçu une réponse dans les dernières 24 heures est repris.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open results</source>
   <translation>Ouvrir les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file</source>
   <translation>Ouvrir le fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file to see how it differs.</source>
   <translation>Ouvrez le fichier pour voir ce qui diffère.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, and the file is taken up by itself.</source>
   <translation>Relevez le plafond et le fichier est repris de lui-même.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, then run the file again: Runs… has it.</source>
   <translation>Relevez le plafond, puis exécutez de nouveau le fichier : il est dans « Exécutions… ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on all sheets.</source>
   <translation>Lit les numéros dans {columns}, sur toutes les feuilles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on the sheet “{sheet}”.</source>
   <translation>Lit les numéros dans {columns}, sur la feuille « {sheet} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}.</source>
   <translation>Lit les numéros dans {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Recipes</source>
   <translation>Recettes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Recipes…</source>
   <translation>Recettes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Reckoning what it takes…</source>
   <translation>Calcul en cours…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Rename: {name}</source>
   <translation>Renommer : {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run again</source>
   <translation>Exécuter de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again</source>
   <translation>Exécuter de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again tomorrow, or once these numbers have their answers: Runs… has it.</source>
   <translation>Exécutez-le de nouveau demain, ou quand ces numéros auront leurs réponses : il est dans « Exécutions… ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again; what was sent isn't sent twice.</source>
   <translation>Exécutez-la de nouveau ; rien n’est envoyé deux fois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe</source>
   <translation>Exécuter la recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe {name}</source>
   <translation>Exécuter la recette {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run with a file…</source>
   <translation>Exécuter avec un fichier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run “{name}” with a file</source>
   <translation>Exécuter « {name} » avec un fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Running…</source>
   <translation>En cours…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs</source>
   <translation>Exécutions</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs of “{name}”</source>
   <translation>Exécutions de « {name} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Runs…</source>
   <translation>Exécutions…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save as recipe</source>
   <translation>Enregistrer comme recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Save as recipe…</source>
   <translation>Enregistrer comme recette…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save recipe</source>
   <translation>Enregistrer la recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Say at which times this file is taken.</source>
   <translation>Dites à quelles heures ce fichier est pris.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show it</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show the recipe</source>
   <translation>Afficher la recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>So that the next file of its shape gets the same with one click</source>
   <translation>Pour que le prochain fichier de cette forme reçoive le même traitement en un clic</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Spends at most {amount}.</source>
   <translation>Dépense au plus {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Take over answers</source>
   <translation>Reprendre les réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over answers that are at most {days} old, free.</source>
   <translation>Reprend gratuitement les réponses vieilles d’au plus {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over the last run's answers that are at most {days} old, free.</source>
   <translation>Reprend gratuitement les réponses de la dernière exécution vieilles d’au plus {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>The next file with these columns is recognised when you open it, and gets the same with one click. Nothing is sent before that.</source>
   <translation>Le prochain fichier avec ces colonnes est reconnu à l’ouverture et reçoit le même traitement en un clic. Rien n’est envoyé avant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>The recipe</source>
   <translation>La recette</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>The task monitor says why.</source>
   <translation>Le suivi des tâches dit pourquoi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Then {step}.</source>
   <translation>Puis {step}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>There are no recipes yet</source>
   <translation>Il n’y a pas encore de recettes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Il y a déjà une recette « {name} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This folder isn't there now: nothing of it is run.</source>
   <translation>Ce dossier est introuvable pour l’instant : rien n’en est exécuté.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This recipe can't be used: {problem}.</source>
   <translation>Cette recette est inutilisable : {problem}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Times</source>
   <translation>Heures</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Verified, beside the list</source>
   <translation>Verified, à côté de la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Verifies the rest with {product}.</source>
   <translation>Vérifie le reste avec {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Verify a list as you need it, then choose “Save as recipe…” in the menu beside Export.</source>
   <translation>Vérifiez une liste comme il vous la faut, puis choisissez « Enregistrer comme recette… » dans le menu à côté d’Exporter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Watched folder</source>
   <translation>Dossier surveillé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>What became of it</source>
   <translation>Ce qui en est advenu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What is written</source>
   <translation>Ce qui est écrit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What it costs isn't known, so its cap can't be kept.</source>
   <translation>Son coût n’est pas connu ; son plafond ne peut donc pas être respecté.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>What it does</source>
   <translation>Ce qu’elle fait</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What its further steps cost isn't known.</source>
   <translation>On ne sait pas ce que coûtent ses autres étapes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What runs by itself needs a cap: say how many numbers, or how much, at most.</source>
   <translation>Ce qui s’exécute seul a besoin d’un plafond : combien de numéros, ou quel coût, au plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>What was done with a list, kept for the next file of its shape.</source>
   <translation>Ce qui a été fait d’une liste, gardé pour le prochain fichier de sa forme.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Without a folder: this file at the times</source>
   <translation>Sans dossier : ce fichier aux heures dites</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Works while Dialproof is open. “dialproof run” does the same without it, for your system's scheduler.</source>
   <translation>Fonctionne tant que Dialproof est ouvert. « dialproof run » fait de même sans lui, pour le planificateur de votre système.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Writes {files}, {place}.</source>
   <translation>Écrit {files}, {place}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Written: {files}.</source>
   <translation>Écrit : {files}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Younger answers aren't asked, or paid for, again.</source>
   <translation>Les réponses plus récentes ne sont ni redemandées ni repayées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a + too many</source>
   <translation>un + en trop</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a clean list of the good numbers</source>
   <translation>une liste propre des bons numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a list that was deleted</source>
   <translation>une liste supprimée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost +</source>
   <translation>un + perdu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost 0</source>
   <translation>un 0 perdu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a report</source>
   <translation>un rapport</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a workbook split by outcome</source>
   <translation>un classeur réparti par statut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>all rows with their results</source>
   <translation>toutes les lignes avec leurs résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>beside your own column</source>
   <translation>à côté de votre colonne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>done</source>
   <translation>terminée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>each cell as it is</source>
   <translation>chaque cellule telle quelle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>every day</source>
   <translation>tous les jours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>failed</source>
   <translation>échouée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>for example, 07:30, 14:00</source>
   <translation>par exemple, 07:30, 14:00</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in the folder Verified beside the list</source>
   <translation>dans le dossier Verified à côté de la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in “{folder}”</source>
   <translation>dans « {folder} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>its list was deleted</source>
   <translation>liste supprimée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>left as it is</source>
   <translation>laissé tel quel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>letters for digits</source>
   <translation>des lettres à la place de chiffres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no cap</source>
   <translation>sans plafond</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no file</source>
   <translation>aucun fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no folder is watched</source>
   <translation>aucun dossier n’est surveillé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>none</source>
   <translation>aucune</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>not read</source>
   <translation>non lu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>on workdays</source>
   <translation>les jours ouvrés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>partly answered</source>
   <translation>partiellement répondue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>refused by the service</source>
   <translation>refusée par le service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped by its cap</source>
   <translation>arrêtée par son plafond</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped: you decide</source>
   <translation>arrêtée : à vous de décider</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the country {country} for rows that name none</source>
   <translation>le pays {country} pour les lignes qui n’en indiquent aucun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the first of several numbers</source>
   <translation>le premier de plusieurs numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the same file as before</source>
   <translation>le même fichier qu’avant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the second of several numbers</source>
   <translation>le deuxième de plusieurs numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the third of several numbers</source>
   <translation>le troisième de plusieurs numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>under way</source>
   <translation>en cours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, and is tried again</source>
   <translation>attend et sera réessayée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, as its numbers were sent lately</source>
   <translation>attend, car des numéros viennent d’être envoyés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with international numbers in place of yours</source>
   <translation>avec des numéros internationaux à la place des vôtres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with the doubtful ones</source>
   <translation>avec les douteux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>words around a number</source>
   <translation>des mots autour d’un numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with columns added</source>
   <translation>votre propre classeur, colonnes ajoutées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with the clean list on a sheet</source>
   <translation>votre propre classeur avec la liste propre sur une feuille</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{days} at {times}</source>
   <translation>{days} à {times}</translation>
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
   <translation>{numbers} avec {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product} through “{connection}”</source>
   <translation>{product} via « {connection} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product}, for {numbers}</source>
   <translation>{product}, pour {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{what} ({kind})</source>
   <translation>{what} ({kind})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” had this file before.</source>
   <translation>« {name} » a déjà traité ce fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” has this file already.</source>
   <translation>« {name} » a déjà ce fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is called “{new}” now.</source>
   <translation>« {name} » s’appelle maintenant « {new} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is deleted. What it wrote stays.</source>
   <translation>« {name} » est supprimée. Ce qu’elle a écrit reste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is saved.</source>
   <translation>« {name} » est enregistrée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>“{name}” is saved. Recipes… in the ⋯ menu has what is written, a folder to watch, and times.</source>
   <translation>« {name} » est enregistrée. « Recettes… » dans le menu ⋯ propose ce qui est écrit, un dossier à surveiller et des heures.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” runs with {file}.</source>
   <translation>« {name} » s’exécute avec {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>“{text}” is no time: write 07:30.</source>
   <translation>« {text} » n’est pas une heure : écrivez 07:30.</translation>
  </message>
 </context>
 <context>
  <name>refresh</name>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Answers stay fresh</source>
   <translation>Les réponses restent à jour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Ask {product} again only where the answers of “{list}” of {date} are too old or unknown, or where a number is new. All other answers are taken over, free, and keep their date.</source>
   <translation>Ne redemander {product} que là où les réponses de « {list} » du {date} sont trop anciennes ou inconnues, ou quand un numéro est nouveau. Toutes les autres réponses sont reprises gratuitement et gardent leur date.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh</source>
   <translation>Actualiser</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh the list</source>
   <translation>Actualiser la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>The new results are judged by this product alone, without {products}: order that with “Next step…” afterwards, where young answers are taken over.</source>
   <translation>Les nouveaux résultats sont jugés d’après ce seul produit, sans {products} : commandez-le ensuite avec « Étape suivante… », où les réponses récentes sont reprises.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>There is nothing to ask.</source>
   <translation>Il n’y a rien à demander.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>new: {count}</source>
   <translation>nouveaux : {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>older than {days} days: {count}</source>
   <translation>de plus de {days} jours : {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>unknown or unanswered: {count}</source>
   <translation>inconnus ou sans réponse : {count}</translation>
  </message>
 </context>
 <context>
  <name>repeat</name>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>About {}</source>
   <translation>Environ {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Counting what is unanswered…</source>
   <translation>Comptage des numéros sans réponse…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>No number is left without an answer.</source>
   <translation>Plus aucun numéro n’est sans réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Preparing…</source>
   <translation>Préparation…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send again</source>
   <translation>Renvoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>What it costs isn't known: the service charges its own price.</source>
   <translation>Le coût est inconnu : le service facture son propre prix.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; balance after: {}.</source>
   <translation>{} ; solde après : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; the balance is {} short.</source>
   <translation>{} ; il manque {} au solde.</translation>
  </message>
 </context>
 <context>
  <name>report</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>A problem is a row without a number that can be sent: invalid or empty.</source>
   <translation>Un problème est une ligne sans numéro qui puisse être envoyé : invalide ou vide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Account</source>
   <translation>Compte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Answers still to come</source>
   <translation>Réponses encore attendues</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By country</source>
   <translation>Par pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By line type</source>
   <translation>Par type de ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By “{column}”</source>
   <translation>Par « {column} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with</source>
   <translation>Comparé à</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with the last time</source>
   <translation>Par rapport à la dernière fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Each row of the list is counted once, by its best number; no number of it stands in this report.</source>
   <translation>Chaque ligne de la liste compte une fois, par son meilleur numéro ; aucun de ses numéros ne figure dans ce rapport.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Good (share)</source>
   <translation>Bons (part)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>How that is known</source>
   <translation>D’où on le sait</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Last time, {date}</source>
   <translation>Dernière fois, {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>New numbers</source>
   <translation>Nouveaux numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: answered by an earlier list</source>
   <translation>Non envoyés : réponse d’une liste antérieure</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: invalid numbers</source>
   <translation>Non envoyés : numéros invalides</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: on a suppression list</source>
   <translation>Non envoyés : sur une liste d’exclusion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: repeated in the list</source>
   <translation>Non envoyés : répétés dans la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers corrected by hand or by suggestion</source>
   <translation>Numéros corrigés à la main ou sur suggestion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, other answer</source>
   <translation>Dans les deux listes, autre réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, same answer</source>
   <translation>Dans les deux listes, même réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, without two answers</source>
   <translation>Dans les deux listes, sans deux réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers no longer there</source>
   <translation>Numéros qui n’y sont plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers sent, each once</source>
   <translation>Numéros envoyés, chacun une fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Of these, answered</source>
   <translation>Dont avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Phone numbers of {list}</source>
   <translation>Numéros de téléphone de {list}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Price of one number</source>
   <translation>Prix d’un numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Product</source>
   <translation>Produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report</source>
   <translation>Rapport</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report made</source>
   <translation>Rapport établi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Run</source>
   <translation>Passage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Saved at that price</source>
   <translation>Économisé à ce prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted</source>
   <translation>Envoyé le</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted to</source>
   <translation>Envoyé à</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Suppression list</source>
   <translation>Liste d’exclusion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>The list was not complete when this report was made: there may be more answers.</source>
   <translation>La liste n’était pas complète quand ce rapport a été établi : d’autres réponses sont possibles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>This time</source>
   <translation>Cette fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What it cost and saved</source>
   <translation>Ce que cela a coûté et économisé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What was done with the data</source>
   <translation>Ce qui a été fait des données</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Whole result written</source>
   <translation>Résultat entier écrit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>all others</source>
   <translation>tous les autres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no country</source>
   <translation>sans pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no line type</source>
   <translation>sans type de ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet</source>
   <translation>pas encore</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet to “{file}”</source>
   <translation>pas encore dans « {file} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>nothing: no number was sent</source>
   <translation>rien : aucun numéro n’a été envoyé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>since {date}</source>
   <translation>depuis le {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>the local service, on this computer</source>
   <translation>service local, sur cet ordinateur</translation>
  </message>
 </context>
 <context>
  <name>results</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>(empty)</source>
   <translation>(vide)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Active filters</source>
   <translation>Filtres actifs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>All rows</source>
   <translation>Toutes les lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Alt+Left</source>
   <translation>Alt+Gauche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Answered</source>
   <translation>Avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Apply to all results of this list</source>
   <translation>Appliquer à tous les résultats de cette liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As detected</source>
   <translation>Comme détecté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As received</source>
   <translation>Tel que reçu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Ask again only what is too old or unknown; the rest is free</source>
   <translation>Ne redemander que ce qui est trop ancien ou inconnu ; le reste est gratuit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Ask another product or service about these numbers, or some of them</source>
   <translation>Interroger un autre produit ou service sur ces numéros, ou sur certains d’entre eux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Awaiting</source>
   <translation>En attente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Back to the Task monitor</source>
   <translation>Retour au suivi des tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Bad</source>
   <translation>Mauvais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Bringing the list up to date…</source>
   <translation>Mise à jour de la liste…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Chart</source>
   <translation>Graphique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Chart of the answers</source>
   <translation>Graphique des réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Column</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Columns of values, number and value in one cell, or only the numbers that match</source>
   <translation>Des colonnes de valeurs, le numéro et la valeur dans une même cellule, ou seulement les numéros trouvés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Compare…</source>
   <translation>Comparer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Copier les numéros (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Delimiter</source>
   <translation>Séparateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Doubtful</source>
   <translation>Douteux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Duplicates</source>
   <translation>Doublons</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>E.164</source>
   <translation>E.164</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Empty</source>
   <translation>Vides</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Encoding</source>
   <translation>Encodage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Filter: {}</source>
   <translation>Filtre : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>First line</source>
   <translation>Première ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Good</source>
   <translation>Bons</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>How the results are read</source>
   <translation>Façon dont les résultats sont lus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Invalid</source>
   <translation>Non valides</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>It can't be read that way: {}</source>
   <translation>Lecture impossible ainsi : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Its answers stay as they are.</source>
   <translation>Ses réponses restent telles quelles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Lines</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Listed numbers get the answer “{}”. Of the others the service says nothing: they stay unanswered, and are never counted as a “no”.</source>
   <translation>Les numéros qui y figurent reçoivent la réponse « {} ». Des autres, le service ne dit rien : ils restent sans réponse, et ne comptent jamais comme un « non ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Looking…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>More about these results</source>
   <translation>Autres actions sur ces résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Next step…</source>
   <translation>Étape suivante…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers to chart.</source>
   <translation>Aucune réponse à représenter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers yet. The chart fills as they come in.</source>
   <translation>Aucune réponse pour l’instant. Le graphique se remplit à mesure qu’elles arrivent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>No result is kept here as it was received</source>
   <translation>Aucun résultat n’est gardé ici tel que reçu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>No row matches</source>
   <translation>Aucune ligne ne correspond</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>None of the rows shown has an answer.</source>
   <translation>Aucune des lignes affichées n’a de réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Not sent</source>
   <translation>Non envoyés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Nothing was copied: the list was left or changed meanwhile.</source>
   <translation>Rien n’a été copié : la liste a été quittée ou modifiée entre-temps.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Number status</source>
   <translation>Statut du numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Numbers in</source>
   <translation>Numéros dans</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Only the most frequent</source>
   <translation>Seulement les plus fréquentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Possible once the batch has stopped</source>
   <translation>Quand plus rien n’est en cours dans le lot</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Problem</source>
   <translation>Problème</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read as</source>
   <translation>Tel que lu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read differently…</source>
   <translation>Lire autrement…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read later results of this connection the same way</source>
   <translation>Lire ainsi aussi les prochains résultats de cette connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read results differently</source>
   <translation>Lire les résultats autrement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Read results differently…</source>
   <translation>Lire les résultats autrement…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reading…</source>
   <translation>Lecture…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Reading… {} of {}</source>
   <translation>Lecture… {} sur {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Refresh…</source>
   <translation>Actualiser…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reset: everything is detected automatically</source>
   <translation>Annuler vos indications : tout est détecté automatiquement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Result of</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Results</source>
   <translation>Résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>Results are signals about data quality. They do not prove identity, and do not replace legal, consent or compliance review.</source>
   <translation>Les résultats sont des indices sur la qualité des données. Ils ne prouvent aucune identité et ne remplacent pas un examen juridique, du consentement ou de conformité.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Reused</source>
   <translation>Réutilisées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number can be sent and wasn't: it still waits, or it is none of those that this step is for.</source>
   <translation>Lignes dont le numéro peut être envoyé et ne l'a pas été : il attend encore, ou cette étape n'est pas pour lui.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is of no use, by what the service answered.</source>
   <translation>Lignes dont le numéro est inutilisable, d’après la réponse du service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is on a suppression list: not sent, and in no clean list.</source>
   <translation>Lignes dont le numéro est sur une liste d’exclusion : non envoyé, et dans aucune liste propre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number may or may not be of use: look at the answer.</source>
   <translation>Lignes dont le numéro est peut-être utilisable : regardez la réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as answered, too.</source>
   <translation>Lignes dont le numéro figure dans une ligne précédente. Il a été envoyé une fois, et chacune de ses lignes a la réponse : elles comptent aussi comme « avec réponse ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, and nobody knows: no answer came, or it tells nothing.</source>
   <translation>Lignes dont le numéro a été envoyé et dont on ne sait rien : aucune réponse, ou elle ne dit rien.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, or perhaps was, and whose answer may still come.</source>
   <translation>Lignes dont le numéro a été envoyé, ou l’a peut-être été, et dont la réponse peut encore venir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with a number that can be used, by what the service answered.</source>
   <translation>Lignes dont le numéro est utilisable, d’après la réponse du service.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too.</source>
   <translation>Lignes qui ont la réponse d’une liste antérieure. Ni envoyées ni payées, elles comptent aussi comme « avec réponse ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows without a number that can be sent: what stands there is invalid, or nothing does.</source>
   <translation>Lignes sans numéro qui puisse être envoyé : ce qui s’y trouve n’est pas valide, ou il n’y a rien.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search all cells, numbers and answers</source>
   <translation>Rechercher cellules, numéros, réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search the results</source>
   <translation>Rechercher dans les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See and change which answers are good, doubtful or bad</source>
   <translation>Voir et modifier quelles réponses sont bonnes, douteuses ou mauvaises</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See what has changed since an earlier run</source>
   <translation>Voir ce qui a changé depuis une vérification antérieure</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Send the unanswered again…</source>
   <translation>Renvoyer ce qui manque…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Share</source>
   <translation>Part</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Sheet</source>
   <translation>Feuille</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show all</source>
   <translation>Tout afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Show all rows</source>
   <translation>Afficher toutes les lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show the chart</source>
   <translation>Afficher le graphique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Showing {} of {}</source>
   <translation>Affichage : {} sur {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Shows only these</source>
   <translation>N’affiche que celles-ci</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Simulated</source>
   <translation>Simulé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stop filtering by this (Delete)</source>
   <translation>Ne plus filtrer ainsi (Suppr)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stops filtering by this</source>
   <translation>Cesse de filtrer ainsi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Suppressed</source>
   <translation>Exclus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Task monitor</source>
   <translation>Suivi des tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Task {}</source>
   <translation>Tâche {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The answers as they are read</source>
   <translation>Les réponses telles qu’elles sont lues</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The first lines as they were received</source>
   <translation>Les premières lignes telles que reçues</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The first {} of {} rows were copied. An export takes them all.</source>
   <translation>Les {} premières lignes sur {} ont été copiées. Un export les prend toutes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>The results are as your suppression lists marked them before.</source>
   <translation>Les résultats sont tels que vos listes d’exclusion les ont marqués auparavant.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The selected rows have no number that can be sent.</source>
   <translation>Les lignes sélectionnées n’ont aucun numéro qui puisse être envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>There is no live network behind this product in the local service: every answer is simulated.</source>
   <translation>Aucun réseau réel ne se trouve derrière ce produit dans le service local : chaque réponse est simulée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial, and more are coming: {}.</source>
   <translation>Ces résultats sont partiels, et d’autres arrivent : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial: {}.</source>
   <translation>Ces résultats sont partiels : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>They are kept here as received. Nothing is fetched or paid for again.</source>
   <translation>Ils sont gardés ici tels que reçus. Rien n’est récupéré ni payé de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>This is one step of the list: numbers that it isn't for are not sent in it. The answers of the other steps stand beside, and verdicts go by all of them.</source>
   <translation>Ceci est une étape de la liste : les numéros qu'elle ne concerne pas n'y sont pas envoyés. Les réponses des autres étapes sont à côté, et les verdicts tiennent compte de toutes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>This list is paused, so its results are partial: {}.</source>
   <translation>Cette liste est en pause, ses résultats sont donc partiels : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unanswered</source>
   <translation>Sans réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unknown</source>
   <translation>Inconnus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Values, the most frequent first; Enter shows only their rows</source>
   <translation>Valeurs, les plus fréquentes d’abord ; Entrée n’affiche que leurs lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Verdict</source>
   <translation>Verdict</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>What answers mean…</source>
   <translation>Ce que signifient les réponses…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Whether it names the columns</source>
   <translation>Indique si elle nomme les colonnes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Write the results to a file</source>
   <translation>Écrire les résultats dans un fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>all of them</source>
   <translation>toutes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>also answered</source>
   <translation>aussi avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered</source>
   <translation>avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered, reused</source>
   <translation>avec réponse, réutilisée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>awaiting answer</source>
   <translation>en attente de réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>caret</source>
   <translation>accent circonflexe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>colon</source>
   <translation>deux-points</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>column “{}” holds none of your numbers</source>
   <translation>la colonne « {} » ne contient aucun de vos numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>columns</source>
   <translation>colonnes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>counted in the first {} lines</source>
   <translation>compté dans les {} premières lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>detected</source>
   <translation>détection automatique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>matches only</source>
   <translation>numéros trouvés seuls</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>names</source>
   <translation>noms</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>no names</source>
   <translation>pas de noms</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>not sent</source>
   <translation>non envoyé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number and value</source>
   <translation>numéro et valeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number sign</source>
   <translation>croisillon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>repeat a number</source>
   <translation>répètent un numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>task {}</source>
   <translation>tâche {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>tilde</source>
   <translation>tilde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>unanswered</source>
   <translation>sans réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} (detected)</source>
   <translation>{} (détecté)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} (result)</source>
   <translation>{} (résultat)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} and {} more</source>
   <translation>{} et {} de plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} of {} answered</source>
   <translation>{} sur {} avec réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>{} shows what was received. If that isn't a result, ask the service.</source>
   <translation>{} montre ce qui a été reçu. Si ce n’est pas un résultat, demandez au service.</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A kept key is only ever sent to the address that it was entered for.</source>
   <translation>Une clé conservée n’est jamais envoyée qu’à l’adresse pour laquelle elle a été saisie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A key is saved: leave empty to use it</source>
   <translation>Une clé est conservée : laissez vide pour l’utiliser</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>A service like Dialproof's own</source>
   <translation>Un service comme celui de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A single check</source>
   <translation>Un contrôle unitaire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A task</source>
   <translation>Une tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>A user name or password has no place in it; the key is entered below.</source>
   <translation>Un nom d’utilisateur ou un mot de passe n’y a pas sa place ; la clé se saisit ci-dessous.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>API key</source>
   <translation>Clé API</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>About</source>
   <translation>À propos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>All files</source>
   <translation>Tous les fichiers</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>All rights reserved</source>
   <translation>Tous droits réservés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Also on public holidays there</source>
   <translation>Aussi les jours fériés de là-bas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Another key</source>
   <translation>Autre clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Another product has the same slug</source>
   <translation>Un autre produit a le même code</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Another service? Choose the one that is nearest, and change below what differs.</source>
   <translation>Un autre service ? Choisissez le plus proche et modifiez ci-dessous ce qui diffère.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Answered</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Appearance</source>
   <translation>Apparence</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>As everywhere</source>
   <translation>Comme partout</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>As it is shown in the window, such as “Team account”</source>
   <translation>Comme il s’affiche dans la fenêtre, par exemple « Compte d’équipe »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>As the service shows it</source>
   <translation>Telle que le service l’affiche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask</source>
   <translation>Interroger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asked</source>
   <translation>Demande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asking…</source>
   <translation>Interrogation…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asks about a task that the service accepted earlier, by its id. It costs nothing.</source>
   <translation>Demande l’état d’une tâche déjà acceptée par le service, d’après son identifiant. Cela ne coûte rien.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Asks {host} for the number of the newest version, and says nothing of you or your lists. Nothing is installed.</source>
   <translation>Demande à {host} le numéro de la version la plus récente, sans rien dire de vous ni de vos listes. Rien n’est installé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>At least one product is required</source>
   <translation>Il faut au moins un produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Automatic</source>
   <translation>Automatique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Balance</source>
   <translation>Solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>By the clock where a number is, on these days. The columns “May be called” and the filter “Can be called now” go by it; your own clock and your country's rules may differ.</source>
   <translation>À l’heure du lieu du numéro, ces jours-ci. Les colonnes « Appel permis » et le filtre « Appelable maintenant » suivent cette règle ; votre heure et les règles de votre pays peuvent différer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call from</source>
   <translation>Appeler à partir de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call until</source>
   <translation>Appeler jusqu’à</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Calling hours</source>
   <translation>Horaires d’appel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Check it</source>
   <translation>Contrôler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Checks one number, with its + and country code. The service may charge for it.</source>
   <translation>Contrôle un numéro, avec son + et l’indicatif du pays. Le service peut le facturer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Choose the right value below, then press “{}”.</source>
   <translation>Choisissez la bonne valeur ci-dessous, puis « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Colours</source>
   <translation>Couleurs</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connect an account</source>
   <translation>Connecter un compte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Connect an account…</source>
   <translation>Connecter un compte…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: the service has accepted the key.</source>
   <translation>Connecté : le service a accepté la clé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: {}</source>
   <translation>Connecté : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Connection</source>
   <translation>Connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Connections</source>
   <translation>Connexions</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Connection…</source>
   <translation>Connexion…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Counted from when something last happened to a list. Those under way are never deleted automatically.</source>
   <translation>À compter du dernier événement d’une liste. Celles qui sont en cours ne sont jamais supprimées automatiquement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark, high contrast</source>
   <translation>Sombre, contraste élevé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Data</source>
   <translation>Données</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Data folder: {}</source>
   <translation>Dossier de données : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Decide…</source>
   <translation>Décider…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Defaults</source>
   <translation>Par défaut</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Defaults: no price is known</source>
   <translation>Par défaut : aucun prix n’est connu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Delete</source>
   <translation>Suppr</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete all that is finished…</source>
   <translation>Supprimer tout ce qui est terminé…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete for good</source>
   <translation>Supprimer définitivement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete now</source>
   <translation>Supprimer maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted for good: {}.</source>
   <translation>Supprimé définitivement : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted: {}. What copies still have of it goes at the next start.</source>
   <translation>Supprimé : {}. Ce que des copies en contiennent encore disparaîtra au prochain démarrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleting…</source>
   <translation>Suppression…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dialproof uses this language from its next start.</source>
   <translation>Dialproof utilisera cette langue à partir du prochain démarrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard</source>
   <translation>Abandonner</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard your changes?</source>
   <translation>Abandonner vos modifications ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Documentation</source>
   <translation>Documentation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit connection</source>
   <translation>Modifier la connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit the names that the service uses</source>
   <translation>Modifier les noms employés par le service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit the products and their prices</source>
   <translation>Modifier les produits et leurs prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Edit {}</source>
   <translation>Modifier {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit…</source>
   <translation>Modifier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Enter key…</source>
   <translation>Saisir la clé…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the API key first.</source>
   <translation>Il manque la clé API.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the address first.</source>
   <translation>Il manque l’adresse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export CSV…</source>
   <translation>Exporter en CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export products</source>
   <translation>Exporter les produits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Export the service profile</source>
   <translation>Exporter le profil du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Fewest per task</source>
   <translation>Min. par tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Files that you exported stay.</source>
   <translation>Les fichiers que vous avez exportés restent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Find your key</source>
   <translation>Trouver votre clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Finished more than {days} ago: {due}</source>
   <translation>Terminé depuis plus de {days} : {due}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>First enter: {}</source>
   <translation>Saisissez d’abord : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Found automatically</source>
   <translation>Détectés automatiquement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Go there</source>
   <translation>Y aller</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Group</source>
   <translation>Groupe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Hide</source>
   <translation>Masquer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Hide the key</source>
   <translation>Masquer la clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours for</source>
   <translation>Horaires pour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours of their own: {}</source>
   <translation>Avec leurs propres horaires : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>How the numbers are sent: “Automatic” uses JSON for a few and a file for many</source>
   <translation>Mode d’envoi des numéros : « Automatique » prend JSON s’il y en a peu, un fichier s’il y en a beaucoup</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Id of the task</source>
   <translation>Identifiant de la tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import CSV…</source>
   <translation>Importer un CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Import a service profile</source>
   <translation>Importer un profil de service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import products</source>
   <translation>Importer des produits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Import…</source>
   <translation>Importer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>In the unit of the balance; empty where it isn't known</source>
   <translation>Dans l’unité du solde ; vide s’il est inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Insert</source>
   <translation>Inser</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It ends with the version, without “?” and “#”.</source>
   <translation>Elle se termine par la version, sans « ? » ni « # ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It names no host.</source>
   <translation>Elle ne nomme aucun hôte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Its host or port can't be right.</source>
   <translation>Son hôte ou son port est incorrect.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Keep</source>
   <translation>Conserver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Keep editing</source>
   <translation>Poursuivre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep finished lists and checks</source>
   <translation>Conserver les listes et vérifications terminées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep them</source>
   <translation>Conserver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept in the system keyring (or until Dialproof closes); sent only to this address.</source>
   <translation>Gardée dans le trousseau du système (ou jusqu’à la fermeture de Dialproof) ; envoyée à cette adresse seulement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept until Dialproof closes, as your organisation has set it; sent only to this address.</source>
   <translation>Gardée jusqu’à la fermeture de Dialproof, selon le réglage de votre organisation ; envoyée à cette adresse seulement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence</source>
   <translation>Licence</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence: {}</source>
   <translation>Licence : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light, high contrast</source>
   <translation>Clair, contraste élevé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Line {}</source>
   <translation>Ligne {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Lists</source>
   <translation>Listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists and single checks</source>
   <translation>Listes et contrôles unitaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Lists that were verified through it stay.</source>
   <translation>Les listes vérifiées par elle restent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists under way are never deleted automatically.</source>
   <translation>Les listes en cours ne sont jamais supprimées automatiquement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists with their answers</source>
   <translation>Listes avec leurs réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Log</source>
   <translation>Journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version now</source>
   <translation>Rechercher maintenant une nouvelle version</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version once a day</source>
   <translation>Rechercher une nouvelle version une fois par jour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look now</source>
   <translation>Rechercher maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Looking…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Made with</source>
   <translation>Composants</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Manage connections…</source>
   <translation>Gérer les connexions…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Most per task</source>
   <translation>Max. par tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down</source>
   <translation>Descendre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down (Alt+Down)</source>
   <translation>Descendre (Alt+Bas)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up</source>
   <translation>Monter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up (Alt+Up)</source>
   <translation>Monter (Alt+Haut)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Names that the service uses</source>
   <translation>Noms employés par le service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>New lists and single checks go through the chosen connection.</source>
   <translation>Les nouvelles listes et les contrôles unitaires passent par la connexion choisie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>No answer came.</source>
   <translation>Aucune réponse n’est venue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>No hours of its own for this country</source>
   <translation>Pas d’horaires propres à ce pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>No prices came with this service: enter yours, for estimates and caps.</source>
   <translation>Ce service est fourni sans prix : saisissez les vôtres, pour les estimations et les plafonds.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Not understood: {}.</source>
   <translation>Non compris : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Nothing is installed by itself.</source>
   <translation>Rien n’est installé automatiquement.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Nothing set: found automatically</source>
   <translation>Rien de défini : détecté automatiquement</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Number, such as +447911123456</source>
   <translation>Numéro, par exemple +447911123456</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow the system's region.</source>
   <translation>Les nombres, les dates et le séparateur des fichiers CSV suivent la région du système.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow this language, since the system has another one.</source>
   <translation>Les nombres, les dates et le séparateur des fichiers CSV suivent cette langue, car celle du système est différente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys are in the system keyring; without one, they last until Dialproof is closed.</source>
   <translation>Sur cet ordinateur seulement, lisible par vous seul. Les clés API sont dans le trousseau du système ; sans lui, elles sont gardées jusqu’à la fermeture de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys last until Dialproof is closed.</source>
   <translation>Sur cet ordinateur seulement, lisible par vous seul. Les clés API sont gardées jusqu’à la fermeture de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>On this computer: no account, no network</source>
   <translation>Sur cet ordinateur : ni compte, ni réseau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>One by one</source>
   <translation>Un par un</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Only what Dialproof doesn't detect has to be set here: remove the # before a line and enter the service's own name. Ask whoever runs the service, or get the file from a colleague.</source>
   <translation>Seul ce que Dialproof ne trouve pas de lui-même doit figurer ici : retirez le # devant une ligne et écrivez le nom employé par le service. Renseignez-vous auprès de l’exploitant du service, ou demandez son fichier à un collègue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Open folder</source>
   <translation>Ouvrir le dossier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Open folder: {}</source>
   <translation>Ouvrir le dossier : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Open its page</source>
   <translation>Ouvrir sa page</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Password</source>
   <translation>Mot de passe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that age. Files that you exported stay.</source>
   <translation>Supprimer définitivement {due} (terminé depuis plus de {days}) ? Le reste suivra en atteignant cet âge. Les fichiers que vous avez exportés restent.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {}, with all answers, their history and its backups? Files that you exported stay. This can't be undone.</source>
   <translation>Supprimer définitivement {}, avec toutes les réponses, leur historique et ses sauvegardes ? Les fichiers que vous avez exportés restent. Cette action est irréversible.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Price list</source>
   <translation>Liste de prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Price per number</source>
   <translation>Prix par numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Prices in {}, as read on {}: yours may differ.</source>
   <translation>Prix en {}, lus le {} : les vôtres peuvent différer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Privacy</source>
   <translation>Confidentialité</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products</source>
   <translation>Produits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Products and prices</source>
   <translation>Produits et prix</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products of the same group are listed together</source>
   <translation>Les produits d’un même groupe sont réunis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products of {}</source>
   <translation>Produits de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Products of “{}”</source>
   <translation>Produits de « {} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products…</source>
   <translation>Produits…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Reads the balance of the account. It costs nothing.</source>
   <translation>Lit le solde du compte. Cela ne coûte rien.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove {}</source>
   <translation>Retirer {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove “{}” and its key?</source>
   <translation>Retirer « {} » et sa clé ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove…</source>
   <translation>Retirer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Restart now</source>
   <translation>Redémarrer maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Row {}, {}</source>
   <translation>Ligne {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system</source>
   <translation>Comme le système</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system ({})</source>
   <translation>Comme le système ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save and use</source>
   <translation>Enregistrer et utiliser</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save anyway</source>
   <translation>Enregistrer quand même</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Saving…</source>
   <translation>Enregistrement…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Sections of the settings</source>
   <translation>Sections des paramètres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>See what was said…</source>
   <translation>Voir l’échange…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Send first, through a new connection</source>
   <translation>Envoyer d’abord par une nouvelle connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Sent as</source>
   <translation>Envoyé en</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profile</source>
   <translation>Profil du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profiles</source>
   <translation>Profils de service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Service's code</source>
   <translation>Code du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Set by your organisation</source>
   <translation>Réglage de votre organisation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Set up…</source>
   <translation>Définir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Show the key</source>
   <translation>Afficher la clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Show the log</source>
   <translation>Afficher le journal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Single checks</source>
   <translation>Contrôles unitaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Start over</source>
   <translation>Recommencer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Steps</source>
   <translation>Étapes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Suppression</source>
   <translation>Exclusion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test</source>
   <translation>Tester</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test and pay</source>
   <translation>Tester et payer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Testing…</source>
   <translation>Test en cours…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address has to begin with https://</source>
   <translation>L’adresse doit commencer par https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address usually ends with the version, as in /api/v1.</source>
   <translation>L’adresse se termine d’ordinaire par la version, comme dans /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The fewest numbers that the service accepts in a task; empty for no limit</source>
   <translation>Le moins de numéros que le service accepte par tâche ; vide s’il n’y a pas de minimum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The key also stands below, in the names that the service uses, as plain text: remove it there.</source>
   <translation>La clé se trouve aussi plus bas, en clair, dans les noms qu’utilise le service : retirez-la de là.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The key for the new address</source>
   <translation>La clé pour la nouvelle adresse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The key is kept until Dialproof is closed, as your organisation has set it.</source>
   <translation>La clé est gardée jusqu’à la fermeture de Dialproof, selon le réglage de votre organisation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>The local service on this computer has exactly these products and charges these prices, so they can't be changed here.</source>
   <translation>Le service local de cet ordinateur a exactement ces produits et facture ces prix : ils ne peuvent pas être modifiés ici.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The most numbers that the service accepts in a task; empty for no limit</source>
   <translation>Le plus de numéros que le service accepte par tâche ; vide s’il n’y a pas de maximum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The rest follows once all of them are answered: what can't be read costs no more than these.</source>
   <translation>Le reste suit dès qu’ils ont tous une réponse : ce qui ne peut pas être lu ne coûte pas plus que ceux-ci.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The service did not accept the key that is kept.</source>
   <translation>Le service n’a pas accepté la clé conservée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>The system has no program to show the page. It is {page}</source>
   <translation>Le système n’a aucun programme pour afficher la page. Adresse : {page}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring can't be used: the key is kept until Dialproof is closed.</source>
   <translation>Le trousseau du système est inutilisable : la clé est gardée jusqu’à la fermeture de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring keeps its key.</source>
   <translation>Le trousseau du système conserve sa clé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>There is no value to point at: check the connection's address.</source>
   <translation>Il n’y a aucune valeur à désigner : vérifiez l’adresse de la connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are deleted for good in an hour, as your organisation has set it.</source>
   <translation>Elles seront supprimées définitivement dans une heure, selon le réglage de votre organisation.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are permanently deleted once you agree, and later ones when they reach that age.</source>
   <translation>Tout cela sera supprimé définitivement avec votre accord, et plus tard ce qui atteindra cet âge.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>They can't be read: correct them here</source>
   <translation>Ils sont illisibles : corrigez-les ici</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the answer about the number</source>
   <translation>C’est la réponse sur le numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the balance</source>
   <translation>C’est le solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the cost</source>
   <translation>C’est le coût</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the currency</source>
   <translation>C’est la devise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the message</source>
   <translation>C’est le message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>This is the newest version.</source>
   <translation>Vous avez la version la plus récente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the progress</source>
   <translation>C’est la progression</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the task's state</source>
   <translation>C’est l’état de la tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number at its price?</source>
   <translation>Ce service ne peut pas être testé gratuitement. Vérifier un numéro à son prix ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number for {}?</source>
   <translation>Ce service ne peut pas être testé gratuitement. Vérifier un numéro pour {} ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Try the connection</source>
   <translation>Tester la connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Type a key only to replace it.</source>
   <translation>Saisissez une clé seulement pour la remplacer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Understood.</source>
   <translation>Compris.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates</source>
   <translation>Mises à jour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates are off: no update address is set.</source>
   <translation>Les mises à jour sont désactivées : aucune adresse n’est définie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Use</source>
   <translation>Utiliser</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Use these settings</source>
   <translation>Utiliser ce qui a été appris</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>User name</source>
   <translation>Nom d’utilisateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Version {version} is available.</source>
   <translation>La version {version} est disponible.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version {}</source>
   <translation>Version {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Versions of the program and its components, for whoever helps you</source>
   <translation>Versions du programme et de ses composants, pour la personne qui vous aide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>What can be ordered through this connection. Codes, prices and sizes are the service's own: its price list or whoever runs it knows them. They make the estimate before anything is sent, and the size of tasks.</source>
   <translation>Ce qui peut être commandé par cette connexion. Les codes, prix et tailles sont ceux du service : son tarif ou son exploitant les indique. Ils déterminent l’estimation avant l’envoi et la taille des tâches.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What it is called in this window</source>
   <translation>Son nom dans cette fenêtre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What the service calls it: sent with each task</source>
   <translation>Son nom pour le service : envoyé avec chaque tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What the service said</source>
   <translation>Ce que le service a dit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What was asked</source>
   <translation>Ce qui a été demandé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Where it is kept</source>
   <translation>Lieu de conservation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Where things are</source>
   <translation>Emplacements</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Whether this is the newest version can't be told: this one runs from its source code.</source>
   <translation>Impossible de dire si c’est la version la plus récente : celle-ci fonctionne depuis son code source.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Which service?</source>
   <translation>Quel service ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>With its version at the end: {}</source>
   <translation>Avec sa version à la fin : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Written to “{}”</source>
   <translation>Écrit dans « {} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Your key would go unencrypted: it has to begin with https://</source>
   <translation>Votre clé serait transmise sans chiffrement : l’adresse doit commencer par https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Your organisation has set the service for this computer.</source>
   <translation>Votre organisation a fixé le service de cet ordinateur.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your organisation has them kept for {days} at most.</source>
   <translation>Votre organisation les fait conserver {days} au plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your suppression lists stay.</source>
   <translation>Vos listes d’exclusion sont conservées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>a year</source>
   <translation>un an</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>balance</source>
   <translation>solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>can't be read</source>
   <translation>illisible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>cost</source>
   <translation>coût</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>currency</source>
   <translation>devise</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>everywhere</source>
   <translation>partout</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>from source</source>
   <translation>depuis les sources</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>line {}</source>
   <translation>ligne {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>message</source>
   <translation>message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>no price known: nothing can be estimated</source>
   <translation>aucun prix connu : aucune estimation possible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>of which finished</source>
   <translation>dont terminées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>one by one</source>
   <translation>un par un</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>or another one</source>
   <translation>ou un autre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>progress</source>
   <translation>progression</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>task's state</source>
   <translation>état de la tâche</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>until I delete them</source>
   <translation>jusqu’à ce que je le supprime</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>whole lists</source>
   <translation>listes entières</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>your own file</source>
   <translation>votre propre fichier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} Read from “{}”.</source>
   <translation>{} Lu dans « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} These are the defaults: “Use” puts them in its place.</source>
   <translation>{} Voici les valeurs par défaut : « Utiliser » les met à sa place.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>{} and {}</source>
   <translation>{} et {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“Cancel” keeps what you had; “Defaults” brings back those that came with the program.</source>
   <translation>« Annuler » garde ce que vous aviez ; « Par défaut » rétablit ceux fournis avec le programme.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” and its key are removed.</source>
   <translation>« {} » et sa clé sont retirées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be read: {}</source>
   <translation>« {} » est illisible : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be written: {}</source>
   <translation>Impossible d’écrire « {} » : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” is saved and in use.</source>
   <translation>« {} » est enregistrée et utilisée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” isn't text, so it isn't a list of products.</source>
   <translation>« {} » n’est pas du texte, donc pas une liste de produits.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>“{}” isn't text, so it isn't a service profile.</source>
   <translation>« {} » n’est pas du texte, donc pas un dialecte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” was not imported. {}</source>
   <translation>« {} » n’a pas été importé. {}</translation>
  </message>
 </context>
 <context>
  <name>shell</name>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>As counted here, against the connection's limits. When none are left, Dialproof waits.</source>
   <translation>Comptées ici, selon les limites de la connexion. Quand il n’en reste plus, Dialproof attend.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Attention</source>
   <translation>Attention</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Balance: {} {}</source>
   <translation>Solde : {} {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Close this message</source>
   <translation>Fermer ce message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Connection: {}</source>
   <translation>Connexion : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/start_trouble.py" />
   <source>Dialproof can't start</source>
   <translation>Dialproof ne peut pas démarrer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Done</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Error</source>
   <translation>Erreur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Not connected</source>
   <translation>Non connecté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Note</source>
   <translation>Information</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/nav_tabs.py" />
   <source>Parts of the window</source>
   <translation>Parties de la fenêtre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>Requests left this minute:</source>
   <translation>Requêtes restantes cette minute :</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show less</source>
   <translation>Afficher moins</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show the whole message</source>
   <translation>Afficher tout le message</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.</source>
   <translation>Le guide est absent. Depuis les sources, lancez Dialproof avec packaging/dev.py run.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>next in {}</source>
   <translation>prochaine dans {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>the service asked to wait {}</source>
   <translation>le service demande d’attendre {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>{} {} of {}</source>
   <translation>{} {} sur {}</translation>
  </message>
 </context>
 <context>
  <name>standard columns</name>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Line type</source>
   <translation>Type de ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>MCC/MNC</source>
   <translation>MCC/MNC</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Network</source>
   <translation>Réseau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Ported</source>
   <translation>Porté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Reachable</source>
   <translation>Joignable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Registered</source>
   <translation>Inscrit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Risk</source>
   <translation>Risque</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Roaming</source>
   <translation>Itinérance</translation>
  </message>
 </context>
 <context>
  <name>step</name>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Ask another product, or another service, about this list: about all of its numbers, or only about those that were answered in a certain way. All answers then stand side by side.</source>
   <translation>Interrogez un autre produit ou un autre service sur cette liste : sur tous ses numéros, ou seulement sur ceux qui ont reçu une certaine réponse. Toutes les réponses se trouvent alors côte à côte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Counting the numbers…</source>
   <translation>Comptage des numéros…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Next step</source>
   <translation>Étape suivante</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>No number was answered so.</source>
   <translation>Aucun numéro n’a reçu cette réponse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Pay once more</source>
   <translation>Payer de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Product</source>
   <translation>Produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Service</source>
   <translation>Service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Verify</source>
   <translation>Vérifier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>all of them</source>
   <translation>tous</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>choose…</source>
   <translation>choisir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>unknown, or without an answer</source>
   <translation>inconnu ou sans réponse</translation>
  </message>
 </context>
 <context>
  <name>suppression</name>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>A new list</source>
   <translation>Une nouvelle liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add a file…</source>
   <translation>Ajouter un fichier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add another file…</source>
   <translation>Ajouter un autre fichier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>All numbers are on your suppression lists.</source>
   <translation>Tous les numéros sont sur vos listes d’exclusion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Any list that Dialproof reads; or drop it here</source>
   <translation>Toute liste que Dialproof lit ; ou déposez-la ici</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Choose a file of numbers</source>
   <translation>Choisir un fichier de numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete “{name}”? Its numbers are suppressed no more, and nothing brings it back.</source>
   <translation>Supprimer « {name} » ? Ses numéros ne seront plus exclus, et rien ne la ramènera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete…</source>
   <translation>Supprimer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find</source>
   <translation>Chercher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find a number</source>
   <translation>Chercher un numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>National numbers</source>
   <translation>Numéros nationaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Numbers on your suppression lists are being counted.</source>
   <translation>Les numéros de vos listes d’exclusion sont en cours de comptage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Numbers that must not be used: never sent, never paid for, and left out of clean lists.</source>
   <translation>Numéros à ne pas utiliser : jamais envoyés, jamais payés, et dans aucune liste propre.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Purpose</source>
   <translation>But</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Reading…</source>
   <translation>Lecture…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Replace…</source>
   <translation>Remplacer…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>See them</source>
   <translation>Les voir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since</source>
   <translation>Depuis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since when?</source>
   <translation>Depuis quand ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Suppression lists</source>
   <translation>Listes d’exclusion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists that apply to this list</source>
   <translation>Listes d’exclusion qui s’appliquent à cette liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists…</source>
   <translation>Listes d’exclusion…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Switched off: {}.</source>
   <translation>Désactivées : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>The new file's numbers alone; those that stay keep their date</source>
   <translation>Seulement les numéros du nouveau fichier ; ceux qui restent gardent leur date</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>What is valid here is on your suppression lists; the other numbers have a problem.</source>
   <translation>Ce qui est valide ici est sur vos listes d’exclusion ; les autres numéros ont un problème.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Which lists have it, and since when</source>
   <translation>Sur quelles listes il se trouve, et depuis quand</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Which lists…</source>
   <translation>Quelles listes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Your organisation's lists apply to everything.</source>
   <translation>Les listes de votre organisation s’appliquent à tout.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, Opt-outs</source>
   <translation>par exemple Désinscrits</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, asked not to be called</source>
   <translation>par exemple : a demandé à ne pas être appelé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>the day of import</source>
   <translation>le jour de l’importation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{file}, row {row}: “{cell}”, {problem}</source>
   <translation>{file}, ligne {row} : « {cell} », {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, from {file}</source>
   <translation>{numbers} depuis le {day}, de {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, last from {file} ({changed})</source>
   <translation>{numbers} depuis le {day}, derniers de {file} ({changed})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on none of your suppression lists.</source>
   <translation>{number} ne figure sur aucune de vos listes d’exclusion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on “{name}” since {day}, from {file}.</source>
   <translation>{number} figure sur « {name} » depuis le {day}, de {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{file}” has dates. Choose the column that says since when each number must not be used.</source>
   <translation>« {file} » contient des dates. Choisissez la colonne qui indique depuis quand chaque numéro ne doit plus être utilisé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” is deleted.</source>
   <translation>« {name} » est supprimée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” now has {numbers}.</source>
   <translation>« {name} » a maintenant {numbers}.</translation>
  </message>
 </context>
 <context>
  <name>upload</name>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>A spreadsheet to send back to whoever made the list</source>
   <translation>Une feuille de calcul à renvoyer à l’auteur de la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>A task of this product takes at least {} numbers. The service may refuse: {}.</source>
   <translation>Une tâche de ce produit demande au moins {} numéros. Le service peut refuser : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>About {}. It can be paused.</source>
   <translation>Environ {}. Pause possible.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Add these, too</source>
   <translation>Les prendre aussi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Added</source>
   <translation>Ajout</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>All files</source>
   <translation>Tous les fichiers</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>All rows in one batch, each with the name of its file.</source>
   <translation>Toutes les lignes dans un seul lot, chacune avec le nom de son fichier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>All sheets</source>
   <translation>Toutes les feuilles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another column has phone numbers, too: {}. They are not sent.</source>
   <translation>Une autre colonne contient aussi des numéros : {}. Ils ne sont pas envoyés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Another country…</source>
   <translation>Autre pays…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another sheet has phone numbers, too: {}. They are not sent.</source>
   <translation>Une autre feuille contient aussi des numéros : {}. Ils ne sont pas envoyés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Answers of earlier lists are being looked for.</source>
   <translation>Recherche en cours des réponses de listes antérieures.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Arabic (cp1256)</source>
   <translation>Arabe (cp1256)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>As one list</source>
   <translation>En une seule liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>As the service quoted it</source>
   <translation>D’après le devis du service</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Balance after</source>
   <translation>Solde après</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Baltic (cp1257)</source>
   <translation>Balte (cp1257)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Before you send</source>
   <translation>Avant l’envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a day, at most {} can be spent.</source>
   <translation>Selon votre plafond journalier, au plus {} peuvent être dépensés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a list, at most {} can be spent.</source>
   <translation>Selon votre plafond par liste, au plus {} peuvent être dépensés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a month, at most {} can be spent.</source>
   <translation>Selon votre plafond mensuel, au plus {} peuvent être dépensés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Cancel reading the list</source>
   <translation>Annuler la lecture de la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Central European (cp1250)</source>
   <translation>Europe centrale (cp1250)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (Big5)</source>
   <translation>Chinois (Big5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (GB 18030)</source>
   <translation>Chinois (GB 18030)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Choose a product that costs less, or a shorter list.</source>
   <translation>Choisissez un produit moins cher ou une liste plus courte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another column for the countries, or one country for all numbers.</source>
   <translation>Choisissez une autre colonne pour les pays, ou un seul pays pour tous les numéros.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another country for the numbers.</source>
   <translation>Choisissez un autre pays pour les numéros.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Choose another…</source>
   <translation>Choisir une autre…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Choose file…</source>
   <translation>Choisir un fichier…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Choose lists of phone numbers</source>
   <translation>Choisir des listes de numéros de téléphone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the column that tells each row's country</source>
   <translation>Choisir la colonne qui donne le pays de chaque ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the column with the numbers first.</source>
   <translation>Choisissez d’abord la colonne des numéros.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the columns…</source>
   <translation>Choisir les colonnes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Choose the column…</source>
   <translation>Choisir la colonne…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers</source>
   <translation>Choisir le pays des numéros nationaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers.</source>
   <translation>Choisissez le pays des numéros nationaux.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the country of the numbers first.</source>
   <translation>Choisissez d’abord le pays des numéros.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose…</source>
   <translation>Choisir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Click a name to take that column alone, or tick the boxes of several.</source>
   <translation>Cliquez sur un nom pour n’utiliser que cette colonne, ou cochez les cases de plusieurs.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Close this list without sending it</source>
   <translation>Fermer cette liste sans l’envoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Correct as last time</source>
   <translation>Corriger comme la dernière fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Correct it in the file, or choose another column.</source>
   <translation>Corrigez-le dans le fichier ou choisissez une autre colonne.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Corrected: {}</source>
   <translation>Corrigé : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Correct… (F2)</source>
   <translation>Corriger… (F2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Cost</source>
   <translation>Coût</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Countries</source>
   <translation>Pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Country from</source>
   <translation>Pays d’après</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Ctrl+Enter</source>
   <translation>Ctrl+Entrée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (KOI8-R)</source>
   <translation>Cyrillique (KOI8-R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (cp1251)</source>
   <translation>Cyrillique (cp1251)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>DOS, Western (cp850)</source>
   <translation>DOS, Europe occidentale (cp850)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Delimiter</source>
   <translation>Séparateur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Don't verify now</source>
   <translation>N’en vérifier aucun maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Drop one or more lists of phone numbers here</source>
   <translation>Déposez ici une ou plusieurs listes de numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open in Batch upload</source>
   <translation>Déposez pour ouvrir sous « Envoi de listes »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open this list instead</source>
   <translation>Déposez pour ouvrir cette liste à la place</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Earlier answers can't be read: every number is sent.</source>
   <translation>Les réponses antérieures sont illisibles : tous les numéros sont envoyés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Edit products…</source>
   <translation>Modifier les produits…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Encoding</source>
   <translation>Encodage</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Enter prices…</source>
   <translation>Saisir les prix…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Esc</source>
   <translation>Échap</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer of “{}” was known already: nothing was sent. Here is the next list.</source>
   <translation>Toutes les réponses de « {} » étaient déjà connues : rien n’a été envoyé. Voici la liste suivante.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer was known already: nothing was sent, nothing was paid.</source>
   <translation>Toutes les réponses étaient déjà connues : rien n’a été envoyé, rien n’a été payé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Every number has its answer already: nothing is sent.</source>
   <translation>Chaque numéro a déjà sa réponse : rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Excel, OpenDocument, CSV or text, up to 1,048,576 rows. Or copy numbers and press Ctrl+V. Nothing is sent before you have seen it.</source>
   <translation>Excel, OpenDocument, CSV ou texte, jusqu’à 1 048 576 lignes. Ou copiez des numéros et appuyez sur Ctrl+V. Rien n’est envoyé avant que vous ne l’ayez vu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>From the prices saved with the connection; the service charges its own</source>
   <translation>Selon les prix gardés avec la connexion ; le service facture les siens</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Greek (cp1253)</source>
   <translation>Grec (cp1253)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Header</source>
   <translation>En-tête</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Hebrew (cp1255)</source>
   <translation>Hébreu (cp1255)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Hide the password</source>
   <translation>Masquer le mot de passe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>How the numbers are sent</source>
   <translation>Mode d’envoi des numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>In rows that also have a valid number:</source>
   <translation>Dans des lignes qui ont aussi un numéro valide :</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>In the unit of the balance, which isn't known yet</source>
   <translation>Dans l’unité du solde, qui n’est pas encore connue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>It is used to read this list and kept nowhere.</source>
   <translation>Il sert à lire cette liste et n’est conservé nulle part.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>En attente jusqu’à ce que le trousseau soit déverrouillé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until you have entered a valid key.</source>
   <translation>En attente jusqu’à ce que vous saisissiez une clé valide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>It was left out.</source>
   <translation>Laissé de côté.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (EUC-JP)</source>
   <translation>Japonais (EUC-JP)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (Shift JIS)</source>
   <translation>Japonais (Shift JIS)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Korean (cp949)</source>
   <translation>Coréen (cp949)</translation>
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
   <translation>Types de ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Lists</source>
   <translation>Listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Lists under way</source>
   <translation>Listes en cours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Look at them</source>
   <translation>Les voir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Looking for them…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Mac Roman</source>
   <translation>Mac Roman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend</source>
   <translation>Corriger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>More about this list</source>
   <translation>Plus sur cette liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid as they are.</source>
   <translation>La plupart des numéros ne sont pas valides tels quels.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid for the countries in “{}”.</source>
   <translation>La plupart des numéros ne sont pas valides pour les pays de « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid with “{}” as their country.</source>
   <translation>Avec « {} » comme pays, la plupart des numéros ne sont pas valides.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>National numbers</source>
   <translation>Numéros nationaux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Next suggestion, {}</source>
   <translation>Suggestion suivante, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>No column looks like one of phone numbers.</source>
   <translation>Aucune colonne ne semble contenir des numéros de téléphone.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid as it is.</source>
   <translation>Aucun numéro n’est valide tel quel.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid for the countries in “{}”.</source>
   <translation>Aucun numéro n’est valide pour les pays de « {} ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid with “{}” as its country.</source>
   <translation>Avec « {} » comme pays, aucun numéro n’est valide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Nobody has said what a number costs, so your cap can't be kept: nothing is sent.</source>
   <translation>Personne n’a indiqué le prix d’un numéro, donc votre plafond ne peut pas être respecté : rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>None of these is a number of that country.</source>
   <translation>Aucun de ceux-ci n’est un numéro de ce pays.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>None of these numbers has an earlier answer.</source>
   <translation>Aucun de ces numéros n’a de réponse connue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Not copied: the rows changed</source>
   <translation>Non copié : les lignes ont changé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Numbers in</source>
   <translation>Numéros dans</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Numbers that the same product has answered: filled in, not sent and not paid for again</source>
   <translation>Numéros auxquels le même produit a répondu : complétés, ni envoyés ni payés de nouveau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One after the other</source>
   <translation>L’une après l’autre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One batch each; the next opens when one is sent or closed.</source>
   <translation>Un lot par liste ; la suivante vient quand la précédente est envoyée ou fermée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>One by one</source>
   <translation>Un par un</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open it</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Open results</source>
   <translation>Ouvrir les résultats</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open {}</source>
   <translation>Ouvrir {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Password</source>
   <translation>Mot de passe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/list_title.py" />
   <source>Pasted numbers</source>
   <translation>Numéros collés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Preparing…</source>
   <translation>Préparation…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Preview of the list</source>
   <translation>Aperçu de la liste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Prices are saved with the connection</source>
   <translation>Les prix sont gardés avec la connexion</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Problems, some of them beside a valid number:</source>
   <translation>Problèmes, parfois à côté d’un numéro valide :</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Product</source>
   <translation>Produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of</source>
   <translation>Lire comme numéro de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of…</source>
   <translation>Lire comme numéro de…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Read as last time</source>
   <translation>Lire comme la dernière fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Reading {}</source>
   <translation>Lecture : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Reading {} was cancelled.</source>
   <translation>Lecture annulée : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Recent lists</source>
   <translation>Listes récentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers</source>
   <translation>Réutilisation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers of earlier lists</source>
   <translation>Réutiliser les réponses de listes antérieures</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Reuse the answers</source>
   <translation>Réutiliser les réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Reused, free</source>
   <translation>Réutilisé, gratuit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Rows that name an unknown country there get none</source>
   <translation>Les lignes qui y indiquent un pays inconnu n’en reçoivent aucun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Rows to mend</source>
   <translation>Lignes à corriger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>Save the problem rows</source>
   <translation>Enregistrer les lignes à problème</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Save the problem rows…</source>
   <translation>Enregistrer les lignes à problème…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Send</source>
   <translation>Envoi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again.</source>
   <translation>La renvoyer coûte de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again; only answers that you reuse are free.</source>
   <translation>La renvoyer coûte de nouveau ; seules les réponses que vous réutilisez sont gratuites.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Several countries are possible. Which one are they from?</source>
   <translation>Plusieurs pays sont possibles. Duquel viennent ces numéros ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Sheet</source>
   <translation>Feuille</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Show all</source>
   <translation>Tout afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Show fewer</source>
   <translation>Afficher moins</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Show it</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>Show only these rows</source>
   <translation>N’afficher que ces lignes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Show the password</source>
   <translation>Afficher le mot de passe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Simulated: no network is asked.</source>
   <translation>Simulé : aucun réseau n’est interrogé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip it</source>
   <translation>Passer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip {}</source>
   <translation>Passer {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Spreadsheets</source>
   <translation>Feuilles de calcul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>State</source>
   <translation>État</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take the correction back</source>
   <translation>Retirer la correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Take the last correction back</source>
   <translation>Retirer la dernière correction</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take {}</source>
   <translation>Prendre {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Thai (cp874)</source>
   <translation>Thaï (cp874)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The API key is in the system keyring, which is locked.</source>
   <translation>La clé API se trouve dans le trousseau du système, qui est verrouillé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance is {} short.</source>
   <translation>Il manque {} au solde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The balance isn't enough for all numbers</source>
   <translation>Le solde ne suffit pas pour tous les numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance may be {} short.</source>
   <translation>Il manque peut-être {} au solde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that holds the phone numbers</source>
   <translation>La colonne qui contient les numéros de téléphone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that tells each row's country</source>
   <translation>La colonne qui indique le pays de chaque ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The columns that hold phone numbers:</source>
   <translation>Les colonnes qui contiennent des numéros de téléphone :</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>The corrections were taken back.</source>
   <translation>Les corrections ont été retirées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of national numbers in rows where that column is empty</source>
   <translation>Le pays des numéros nationaux dans les lignes où cette colonne est vide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of numbers written without a country code</source>
   <translation>Le pays des numéros écrits sans indicatif du pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The first {} of {} rows were copied.</source>
   <translation>Les {} premières lignes sur {} ont été copiées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is being read again.</source>
   <translation>La liste est en cours de relecture.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The list is shown as it was.</source>
   <translation>La liste s’affiche telle qu’elle était.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is still being read.</source>
   <translation>La liste est encore en cours de lecture.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>The number of row {}, corrected</source>
   <translation>Le numéro de la ligne {}, corrigé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The rest waits in the task monitor until you press Carry on.</source>
   <translation>Le reste attend dans le suivi des tâches que vous appuyiez sur « Reprendre ».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The row with the columns' names, as the spreadsheet counts it</source>
   <translation>La ligne des noms de colonnes, telle que le tableur la compte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The ticked columns are not used yet</source>
   <translation>Les colonnes cochées ne sont pas encore utilisées</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>There are no numbers to paste. Copy them first, then press Ctrl+V.</source>
   <translation>Il n’y a aucun numéro à coller. Copiez d’abord les numéros, puis appuyez sur Ctrl+V.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>There is no valid number to send. Is it the right column?</source>
   <translation>Il n’y a aucun numéro valide à envoyer. Est-ce la bonne colonne ?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>These can't be read and were left out: {}.</source>
   <translation>Illisibles et laissés de côté : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>These may be read in several ways: take one of what is suggested now.</source>
   <translation>Ils peuvent se lire de plusieurs façons : choisissez l’une de celles qui sont maintenant suggérées.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>They look like numbers from “{}”: {} are valid there.</source>
   <translation>Ces numéros ressemblent à ceux de « {} » ; {} y sont valides.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is being verified already, with {}.</source>
   <translation>Cette liste est déjà en cours de vérification, avec {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is in the task monitor already, with {}, and waits for you.</source>
   <translation>Cette liste est déjà dans le suivi des tâches, avec {}, et vous attend.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified before with {} ({}).</source>
   <translation>Cette liste a déjà été vérifiée avec {} ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified just now with {}.</source>
   <translation>Cette liste vient d’être vérifiée avec {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified {} ago with {}.</source>
   <translation>Cette liste a été vérifiée il y a {} avec {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This looks like a newer “{}”, which was verified before ({}).</source>
   <translation>Cela ressemble à une version plus récente de « {} », déjà vérifiée ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>To send</source>
   <translation>À envoyer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together</source>
   <translation>Ensemble</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together, this product takes {} numbers or more.</source>
   <translation>Ensemble, ce produit accepte {} numéros ou plus.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Try the sample list</source>
   <translation>Essayer la liste d’exemple</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Turkish (cp1254)</source>
   <translation>Turc (cp1254)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Type a row number</source>
   <translation>Saisissez un numéro de ligne</translation>
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
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: the corrections are those of before</source>
   <translation>Annulé : les corrections sont celles d’avant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlocking…</source>
   <translation>Déverrouillage…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use all sheets</source>
   <translation>Prendre toutes les feuilles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use {}</source>
   <translation>Choisir {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify</source>
   <translation>Vérifier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Vietnamese (cp1258)</source>
   <translation>Vietnamien (cp1258)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Western European (cp1252)</source>
   <translation>Europe occidentale (cp1252)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Another product may take fewer.</source>
   <translation>Ce qui est refusé n’est pas facturé. Un autre produit accepte peut-être de plus petites quantités.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Send them one by one, or choose another product.</source>
   <translation>Ce qui est refusé n’est pas facturé. Envoyez-les un par un, ou choisissez un autre produit.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What the service refuses for the balance waits in the task monitor.</source>
   <translation>Ce que le service refuse faute de solde attend dans le suivi des tâches.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What they will still cost; the balance doesn't show it yet</source>
   <translation>Ce qui sera encore facturé pour elles ; le solde n’en tient pas encore compte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>What was dropped has neither a file nor a number in it.</source>
   <translation>Il n’y avait ni fichier ni numéro dans ce qui a été déposé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Where empty</source>
   <translation>Si vide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Which numbers are tried first</source>
   <translation>Quels numéros sont essayés d’abord</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance is {} short.</source>
   <translation>Avec les listes en cours, il manque {} au solde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance may be {} short.</source>
   <translation>Avec les listes en cours, il manque peut-être {} au solde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>With “{}”, {} are valid.</source>
   <translation>Avec « {} », {} sont valides.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>You see their answers, and what the whole list would cost, before the rest goes</source>
   <translation>Vous voyez leurs réponses, et ce que coûterait toute la liste, avant d’envoyer le reste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a day leaves {} of {}.</source>
   <translation>Il reste {} sur {} de votre plafond journalier.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a list leaves {} of {}.</source>
   <translation>Il reste {} sur {} de votre plafond par liste.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a month leaves {} of {}.</source>
   <translation>Il reste {} sur {} de votre plafond mensuel.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>a few seconds left</source>
   <translation>encore quelques secondes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {}</source>
   <translation>environ {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {} (price list)</source>
   <translation>environ {} (tarifs)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>about {} left</source>
   <translation>encore environ {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>about {}, each answered at once</source>
   <translation>environ {}, réponse immédiate</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>and {} more</source>
   <translation>et {} de plus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>being counted</source>
   <translation>comptage en cours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>being read</source>
   <translation>lecture en cours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>choose…</source>
   <translation>choisir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>comma</source>
   <translation>virgule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>does not fit</source>
   <translation>ne convient pas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>duplicate</source>
   <translation>doublon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>duplicates, sent once</source>
   <translation>doublons, envoyés une fois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>empty</source>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>every row is data</source>
   <translation>chaque ligne est une donnée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>from a column…</source>
   <translation>selon une colonne…</translation>
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
   <translation>non valide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>next: {}</source>
   <translation>suivante : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>no column</source>
   <translation>aucune colonne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>no country</source>
   <translation>aucun pays</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>not counted</source>
   <translation>non compté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>off</source>
   <translation>non</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>one column</source>
   <translation>une seule colonne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>one country for all</source>
   <translation>un seul pays pour tous</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>only with country code</source>
   <translation>seulement avec indicatif</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>pipe</source>
   <translation>barre verticale</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row by row</source>
   <translation>ligne par ligne</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row {}</source>
   <translation>ligne {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>same as row {}</source>
   <translation>idem ligne {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>semicolon</source>
   <translation>point-virgule</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>send every number</source>
   <translation>envoyer tous les numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>tab</source>
   <translation>tabulation</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the first</source>
   <translation>prendre le premier</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the second</source>
   <translation>prendre le deuxième</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the third</source>
   <translation>prendre le troisième</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>the pasted numbers</source>
   <translation>numéros collés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>up to {days} days</source>
   <translation>jusqu’à {days} jours</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>usual</source>
   <translation>habituel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid</source>
   <translation>valide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid rows ({})</source>
   <translation>lignes valides ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>{numbers} answered within the last {days} days don't have to be paid for again.</source>
   <translation>{numbers} avec réponse depuis moins de {days} jours : inutile de payer de nouveau.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} (more than {})</source>
   <translation>{} (plus de {})</translation>
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
   <translation>{} devient {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{} in {}</source>
   <translation>{} en {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>{} is not taken: {}.</source>
   <translation>{} n’est pas accepté : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>{} lists as one</source>
   <translation>{} listes réunies</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} numbers</source>
   <translation>{} de numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>{} of {} fetched</source>
   <translation>{} sur {} récupérés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{} of {} valid</source>
   <translation>valides : {} sur {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{} through “{}”</source>
   <translation>{} via « {} »</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} valid</source>
   <translation>{} valides</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>{} – problems</source>
   <translation>{} – problèmes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>{}, corrected</source>
   <translation>{}, corrigé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{}, if not something else</source>
   <translation>{}, sinon autre chose</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{}, one by one</source>
   <translation>{}, un par un</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{}, read differently</source>
   <translation>{} (lue autrement)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>{}, the column with the numbers</source>
   <translation>{}, la colonne des numéros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” is being verified. Here is the next list.</source>
   <translation>« {} » est en cours de vérification. Voici la liste suivante.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” was begun before and is carried on: nothing is sent twice.</source>
   <translation>« {} » avait déjà été commencé et reprend : rien n’est envoyé deux fois.</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>(empty)</source>
   <translation>(vide)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>A number is as bad as the worst that was said of it. The choice holds for this product in all lists.</source>
   <translation>Un numéro est aussi mauvais que le pire de ce qui en a été dit. Le choix vaut pour ce produit dans toutes les listes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Answers of this product</source>
   <translation>Réponses de ce produit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>As at first</source>
   <translation>Comme au départ</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Counting the answers…</source>
   <translation>Comptage des réponses…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Of each product the latest answer that tells something counts, and of the products the worst verdict. The choice holds for all lists.</source>
   <translation>De chaque produit compte la dernière réponse qui dit quelque chose, et entre les produits le pire verdict. Le choix vaut pour toutes les listes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Products together</source>
   <translation>Produits ensemble</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>The latest answer that tells something counts, whichever product it is of. The choice holds for all lists.</source>
   <translation>La dernière réponse qui dit quelque chose compte, quel que soit le produit. Le choix vaut pour toutes les listes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>There are no answers yet.</source>
   <translation>Il n’y a pas encore de réponses.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>What answers mean</source>
   <translation>Ce que signifient les réponses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>bad</source>
   <translation>mauvais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts</source>
   <translation>compte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts if no other tells</source>
   <translation>compte à défaut d’autres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>doubtful</source>
   <translation>douteux</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>good</source>
   <translation>bon</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no answer came</source>
   <translation>aucune réponse reçue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no number</source>
   <translation>pas de numéro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>not sent</source>
   <translation>non envoyé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>on the suppression list {name} since {day}</source>
   <translation>sur la liste d’exclusion {name} depuis le {day}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>problem</source>
   <translation>problème</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>suppressed</source>
   <translation>exclu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>tells nothing</source>
   <translation>ne dit rien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer may still come</source>
   <translation>la réponse peut encore venir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer tells nothing of it</source>
   <translation>la réponse n’en dit rien</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the latest answer</source>
   <translation>la dernière réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the worst verdict</source>
   <translation>le pire verdict</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{count} {verdict}</source>
   <translation>{count} {verdict}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{} with a problem</source>
   <translation>{} avec un problème</translation>
  </message>
 </context>
 <context>
  <name>window</name>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>A single check is under way.</source>
   <translation>Un contrôle unitaire est en cours.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it has to be opened again.</source>
   <translation>Après un redémarrage, il faudra la rouvrir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it may not be known whether it was charged.</source>
   <translation>Après un redémarrage, on ne saura peut-être pas s’il a été facturé.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Answers come from the local service on this computer. HLR, messaging and account signals are simulated.</source>
   <translation>Les réponses viennent du service local de cet ordinateur. HLR, messageries et signaux de compte sont simulés.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Answers come from the local service.</source>
   <translation>Les réponses viennent du service local.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Balance</source>
   <translation>Solde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Batch upload</source>
   <translation>Envoi de listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Carry on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close again to confirm.</source>
   <translation>Pour cela, fermez encore une fois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close now</source>
   <translation>Fermer maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Don't show this note again</source>
   <translation>Ne plus afficher cette note</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Enter key…</source>
   <translation>Saisir la clé…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>If you close Dialproof now, nothing is lost: it goes on at the next start.</source>
   <translation>Si vous fermez Dialproof maintenant, rien n’est perdu : la vérification reprendra au prochain démarrage.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>No answer since {}. Dialproof tries again by itself; nothing is lost.</source>
   <translation>Pas de réponse depuis {}. Dialproof réessaie de lui-même ; rien n’est perdu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Numbers checked one by one</source>
   <translation>Numéros interrogés un par un</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Open it again</source>
   <translation>Rouvrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Single check</source>
   <translation>Contrôle unitaire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Task monitor</source>
   <translation>Suivi des tâches</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>The balance as it was at {}</source>
   <translation>Solde relevé : {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>The key can be entered in the settings instead, under Connection.</source>
   <translation>Vous pouvez aussi saisir la clé dans les paramètres, sous Connexion.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>The list on Batch upload isn't sent yet.</source>
   <translation>La liste dans Envoi de listes n’est pas encore envoyée.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>They cost about {}, and the balance is {}. Missing: {}.</source>
   <translation>Ils coûtent environ {} et le solde est de {}. Il manque : {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Try now</source>
   <translation>Essayer maintenant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlock keyring…</source>
   <translation>Déverrouiller le trousseau…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; once the keyring is unlocked, it goes on.</source>
   <translation>Ce qui est vérifié via « {} » attend. Rien n’est perdu ; une fois le trousseau déverrouillé, la vérification reprend.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; with the right key it goes on.</source>
   <translation>Ce qui est vérifié via « {} » attend. Rien n’est perdu ; avec la bonne clé, la vérification reprend.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>failing</source>
   <translation>en difficulté</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>key refused</source>
   <translation>clé refusée</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>keyring locked</source>
   <translation>trousseau verrouillé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer</source>
   <translation>pas de réponse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer since {}</source>
   <translation>pas de réponse depuis {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no key</source>
   <translation>pas de clé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>not understood</source>
   <translation>non compris</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>reading</source>
   <translation>lecture</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>sending lists</source>
   <translation>envoi de listes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>single checks</source>
   <translation>contrôles unitaires</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>{} had not been sent when Dialproof was closed.</source>
   <translation>Non envoyé à la fermeture de Dialproof : {}.</translation>
  </message>
 </context>
 <context>
  <name>words</name>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n answered</source>
   <translation>
    <numerusform>%n avec réponse</numerusform>
    <numerusform>%n avec réponse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n answers</source>
   <translation>
    <numerusform>%n réponse</numerusform>
    <numerusform>%n réponses</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n answers are taken over.</source>
   <translation>
    <numerusform>%n réponse est reprise.</numerusform>
    <numerusform>%n réponses sont reprises.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the rows shown</source>
   <translation>
    <numerusform>%n réponse dans les lignes affichées</numerusform>
    <numerusform>%n réponses dans les lignes affichées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the whole list</source>
   <translation>
    <numerusform>%n réponse dans toute la liste</numerusform>
    <numerusform>%n réponses dans toute la liste</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>%n answers of the later run were reused, not asked again.</source>
   <translation>
    <numerusform>%n réponse de la nouvelle vérification a été réutilisée, et non redemandée.</numerusform>
    <numerusform>%n réponses de la nouvelle vérification ont été réutilisées, et non redemandées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n answers were for numbers that were never sent.</source>
   <translation>
    <numerusform>%n réponse concernait un numéro jamais envoyé.</numerusform>
    <numerusform>%n réponses concernaient des numéros jamais envoyés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n are under way and stay.</source>
   <translation>
    <numerusform>%n est en cours et reste.</numerusform>
    <numerusform>%n sont en cours et restent.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n awaiting answers</source>
   <translation>
    <numerusform>%n en attente de réponse</numerusform>
    <numerusform>%n en attente de réponse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n batches</source>
   <translation>
    <numerusform>%n lot</numerusform>
    <numerusform>%n lots</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n batches are deleted.</source>
   <translation>
    <numerusform>%n lot est supprimé.</numerusform>
    <numerusform>%n lots sont supprimés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches paused</source>
   <translation>
    <numerusform>%n lot en pause</numerusform>
    <numerusform>%n lots en pause</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches running</source>
   <translation>
    <numerusform>%n lot en cours</numerusform>
    <numerusform>%n lots en cours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n can't be deleted while they are under way.</source>
   <translation>
    <numerusform>%n ne peut pas être supprimé tant qu’il est en cours.</numerusform>
    <numerusform>%n ne peuvent pas être supprimés tant qu’ils sont en cours.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n cells have several numbers</source>
   <translation>
    <numerusform>%n cellule a plusieurs numéros</numerusform>
    <numerusform>%n cellules ont plusieurs numéros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n cells of your columns are empty: your file has a formula there, but not its result.</source>
   <translation>
    <numerusform>%n cellule de vos colonnes est vide : votre fichier y a une formule, mais pas son résultat.</numerusform>
    <numerusform>%n cellules de vos colonnes sont vides : votre fichier y a une formule, mais pas son résultat.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n corrections of yours are not: the recipe reads those cells otherwise.</source>
   <translation>
    <numerusform>%n de vos corrections n’en fait pas partie : la recette lit cette cellule autrement.</numerusform>
    <numerusform>%n de vos corrections n’en font pas partie : la recette lit ces cellules autrement.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n days</source>
   <translation>
    <numerusform>%n jour</numerusform>
    <numerusform>%n jours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n don't fit and keep their answers: {}.</source>
   <translation>
    <numerusform>%n ne convient pas et garde ses réponses : {}.</numerusform>
    <numerusform>%n ne conviennent pas et gardent leurs réponses : {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>%n duplicates</source>
   <translation>
    <numerusform>%n doublon</numerusform>
    <numerusform>%n doublons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n earlier products were removed.</source>
   <translation>
    <numerusform>%n produit précédent a été retiré.</numerusform>
    <numerusform>%n produits précédents ont été retirés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n empty</source>
   <translation>
    <numerusform>%n vide</numerusform>
    <numerusform>%n vides</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>%n entries</source>
   <translation>
    <numerusform>%n entrée</numerusform>
    <numerusform>%n entrées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>%n entries set</source>
   <translation>
    <numerusform>%n entrée définie</numerusform>
    <numerusform>%n entrées définies</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>%n files stopped: {files}.</source>
   <translation>
    <numerusform>%n fichier arrêté : {files}.</numerusform>
    <numerusform>%n fichiers arrêtés : {files}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n files: read them as one list, or one after the other?</source>
   <translation>
    <numerusform>%n fichier : le lire ?</numerusform>
    <numerusform>%n fichiers : les lire en une seule liste, ou l’un après l’autre ?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n in doubt</source>
   <translation>
    <numerusform>%n incertain</numerusform>
    <numerusform>%n incertains</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n invalid</source>
   <translation>
    <numerusform>%n non valide</numerusform>
    <numerusform>%n non valides</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>%n known</source>
   <translation>
    <numerusform>%n connu</numerusform>
    <numerusform>%n connus</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n lines without a number</source>
   <translation>
    <numerusform>%n ligne sans numéro</numerusform>
    <numerusform>%n lignes sans numéro</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists</source>
   <translation>
    <numerusform>%n liste</numerusform>
    <numerusform>%n listes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>%n lists are still being verified through it and would stop.</source>
   <translation>
    <numerusform>%n liste est encore en cours de vérification par cette connexion et s’arrêterait.</numerusform>
    <numerusform>%n listes sont encore en cours de vérification par cette connexion et s’arrêteraient.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>%n lists are still being verified.</source>
   <translation>
    <numerusform>%n liste est encore en cours de vérification.</numerusform>
    <numerusform>%n listes sont encore en cours de vérification.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists were never exported.</source>
   <translation>
    <numerusform>%n liste n’a jamais été exportée.</numerusform>
    <numerusform>%n listes n’ont jamais été exportées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a submission that was left undecided.</source>
   <translation>
    <numerusform>%n a peut-être déjà été payé, dans un envoi resté sans décision.</numerusform>
    <numerusform>%n ont peut-être déjà été payés, dans un envoi resté sans décision.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a task that failed.</source>
   <translation>
    <numerusform>%n a peut-être déjà été payé, dans une tâche qui a échoué.</numerusform>
    <numerusform>%n ont peut-être déjà été payés, dans une tâche qui a échoué.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in tasks that failed or were left undecided.</source>
   <translation>
    <numerusform>%n a peut-être déjà été payé, dans des tâches échouées ou restées sans décision.</numerusform>
    <numerusform>%n ont peut-être déjà été payés, dans des tâches échouées ou restées sans décision.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already: it is not known whether the check was charged.</source>
   <translation>
    <numerusform>%n a peut-être déjà été payé : on ignore si le contrôle a été facturé.</numerusform>
    <numerusform>%n ont peut-être déjà été payés : on ignore si le contrôle a été facturé.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n more are wrong</source>
   <translation>
    <numerusform>%n autre valeur est incorrecte</numerusform>
    <numerusform>%n autres valeurs sont incorrectes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n more lists waiting</source>
   <translation>
    <numerusform>%n autre liste en attente</numerusform>
    <numerusform>%n autres listes en attente</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n more notices</source>
   <translation>
    <numerusform>%n autre avis</numerusform>
    <numerusform>%n autres avis</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n more rows repeat a number, which is written once.</source>
   <translation>
    <numerusform>%n autre ligne répète un numéro, écrit une seule fois.</numerusform>
    <numerusform>%n autres lignes répètent un numéro, écrit une seule fois.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n national numbers have a +</source>
   <translation>
    <numerusform>%n numéro national a un +</numerusform>
    <numerusform>%n numéros nationaux ont un +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n need a decision</source>
   <translation>
    <numerusform>%n décision requise</numerusform>
    <numerusform>%n décisions requises</numerusform>
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
    <numerusform>%n numéro</numerusform>
    <numerusform>%n numéros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are asked.</source>
   <translation>
    <numerusform>%n numéro est demandé.</numerusform>
    <numerusform>%n numéros sont demandés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are fresh.</source>
   <translation>
    <numerusform>%n numéro est à jour.</numerusform>
    <numerusform>%n numéros sont à jour.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n numbers are no longer in the file, and stay suppressed: it may have been caught half copied.</source>
   <translation>
    <numerusform>%n numéro n’est plus dans le fichier et reste exclu : la copie était peut-être inachevée.</numerusform>
    <numerusform>%n numéros ne sont plus dans le fichier et restent exclus : la copie était peut-être inachevée.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>%n numbers are on the suppression list {name}: not sent.</source>
   <translation>
    <numerusform>%n numéro est sur la liste d’exclusion {name} : non envoyé.</numerusform>
    <numerusform>%n numéros sont sur la liste d’exclusion {name} : non envoyés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n numbers aren't verified yet and are dropped.</source>
   <translation>
    <numerusform>%n numéro n’est pas encore vérifié et sera abandonné.</numerusform>
    <numerusform>%n numéros ne sont pas encore vérifiés et seront abandonnés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>%n numbers aren't verified yet. Deleting the batch drops them.</source>
   <translation>
    <numerusform>%n numéro n’est pas encore vérifié. Supprimer le lot l’abandonne.</numerusform>
    <numerusform>%n numéros ne sont pas encore vérifiés. Supprimer le lot les abandonne.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers corrected</source>
   <translation>
    <numerusform>%n numéro corrigé</numerusform>
    <numerusform>%n numéros corrigés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have an answer in both runs</source>
   <translation>
    <numerusform>%n numéro a une réponse dans les deux vérifications</numerusform>
    <numerusform>%n numéros ont une réponse dans les deux vérifications</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have changed</source>
   <translation>
    <numerusform>%n numéro a changé</numerusform>
    <numerusform>%n numéros ont changé</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers have letters for digits</source>
   <translation>
    <numerusform>%n numéro a des lettres au lieu de chiffres</numerusform>
    <numerusform>%n numéros ont des lettres au lieu de chiffres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their +</source>
   <translation>
    <numerusform>%n numéro a perdu son +</numerusform>
    <numerusform>%n numéros ont perdu leur +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their leading 0</source>
   <translation>
    <numerusform>%n numéro a perdu son 0 initial</numerusform>
    <numerusform>%n numéros ont perdu leur 0 initial</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers may be of this country: {}</source>
   <translation>
    <numerusform>%n numéro peut être de ce pays : {}</numerusform>
    <numerusform>%n numéros peuvent être de ce pays : {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers never sent</source>
   <translation>
    <numerusform>%n numéro jamais envoyé</numerusform>
    <numerusform>%n numéros jamais envoyés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers not sent yet</source>
   <translation>
    <numerusform>%n numéro pas encore envoyé</numerusform>
    <numerusform>%n numéros pas encore envoyés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.</source>
   <translation>
    <numerusform>%n numéro de cette liste a reçu une réponse ces {days} derniers jours avec {product}. Le renvoyer coûte à nouveau.</numerusform>
    <numerusform>%n numéros de cette liste ont reçu une réponse ces {days} derniers jours avec {product}. Les renvoyer coûte à nouveau.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>%n numbers of “{}” aren't sent yet.</source>
   <translation>
    <numerusform>%n numéro de « {} » n’est pas encore envoyé.</numerusform>
    <numerusform>%n numéros de « {} » ne sont pas encore envoyés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers refused</source>
   <translation>
    <numerusform>%n numéro refusé</numerusform>
    <numerusform>%n numéros refusés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n numbers sent</source>
   <translation>
    <numerusform>%n numéro envoyé</numerusform>
    <numerusform>%n numéros envoyés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers stand among other words or digits</source>
   <translation>
    <numerusform>%n numéro est parmi d’autres mots ou chiffres</numerusform>
    <numerusform>%n numéros sont parmi d’autres mots ou chiffres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers were corrected by hand then.</source>
   <translation>
    <numerusform>%n numéro avait alors été corrigé à la main.</numerusform>
    <numerusform>%n numéros avaient alors été corrigés à la main.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers without an answer</source>
   <translation>
    <numerusform>%n numéro sans réponse</numerusform>
    <numerusform>%n numéros sans réponse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n of {rows} rows have no number that can be understood: they suppress nothing.</source>
   <translation>
    <numerusform>%n ligne sur {rows} n’a pas de numéro compréhensible : elle n’exclut rien.</numerusform>
    <numerusform>%n lignes sur {rows} n’ont pas de numéro compréhensible : elles n’excluent rien.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other columns have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>%n autre colonne contient aussi des numéros : {}. Ils ne sont pas envoyés.</numerusform>
    <numerusform>%n autres colonnes contiennent aussi des numéros : {}. Ils ne sont pas envoyés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other sheets have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>%n autre feuille contient aussi des numéros : {}. Ils ne sont pas envoyés.</numerusform>
    <numerusform>%n autres feuilles contiennent aussi des numéros : {}. Ils ne sont pas envoyés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>%n other tasks to decide.</source>
   <translation>
    <numerusform>Il reste %n autre tâche à décider.</numerusform>
    <numerusform>Il reste %n autres tâches à décider.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n others</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n products</source>
   <translation>
    <numerusform>%n produit</numerusform>
    <numerusform>%n produits</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_work.py" />
   <source>%n recipes run by themselves while Dialproof is open; folders are looked at every {seconds} seconds.</source>
   <translation>
    <numerusform>%n recette s’exécute d’elle-même tant que Dialproof est ouvert ; les dossiers sont regardés toutes les {seconds} secondes.</numerusform>
    <numerusform>%n recettes s’exécutent d’elles-mêmes tant que Dialproof est ouvert ; les dossiers sont regardés toutes les {seconds} secondes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n repeated lines</source>
   <translation>
    <numerusform>%n ligne répétée</numerusform>
    <numerusform>%n lignes répétées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read again: their numbers keep their earlier answers</source>
   <translation>
    <numerusform>%n résultat n’a pas pu être relu : ses numéros gardent leurs réponses précédentes</numerusform>
    <numerusform>%n résultats n’ont pas pu être relus : leurs numéros gardent leurs réponses précédentes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read: their numbers have no answers yet</source>
   <translation>
    <numerusform>%n résultat est illisible : ses numéros n’ont pas encore de réponse</numerusform>
    <numerusform>%n résultats sont illisibles : leurs numéros n’ont pas encore de réponse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results were read again.</source>
   <translation>
    <numerusform>%n résultat a été relu.</numerusform>
    <numerusform>%n résultats ont été relus.</numerusform>
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
    <numerusform>%n ligne</numerusform>
    <numerusform>%n lignes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>%n rows came in</source>
   <translation>
    <numerusform>%n ligne reçue</numerusform>
    <numerusform>%n lignes reçues</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and no country that can be read in “{}”.</source>
   <translation>
    <numerusform>%n ligne a un numéro national et aucun pays reconnaissable dans « {} ».</numerusform>
    <numerusform>%n lignes ont un numéro national et aucun pays reconnaissable dans « {} ».</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” is empty there.</source>
   <translation>
    <numerusform>%n ligne a un numéro national, et « {} » y est vide.</numerusform>
    <numerusform>%n lignes ont un numéro national, et « {} » y est vide.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” names no known country there: {}.</source>
   <translation>
    <numerusform>%n ligne a un numéro national, et « {} » n’y indique aucun pays connu : {}.</numerusform>
    <numerusform>%n lignes ont un numéro national, et « {} » n’y indique aucun pays connu : {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a number without country code.</source>
   <translation>
    <numerusform>%n ligne a un numéro sans indicatif du pays.</numerusform>
    <numerusform>%n lignes ont un numéro sans indicatif du pays.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no country code: choose the country of national numbers, and add their file again.</source>
   <translation>
    <numerusform>%n ligne n’a pas d’indicatif du pays : choisissez le pays des numéros nationaux et ajoutez de nouveau son fichier.</numerusform>
    <numerusform>%n lignes n’ont pas d’indicatif du pays : choisissez le pays des numéros nationaux et ajoutez de nouveau leur fichier.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no date that can be understood, or one in the future: the day of import counts.</source>
   <translation>
    <numerusform>%n ligne n’a pas de date compréhensible, ou en a une future : le jour de l’importation compte.</numerusform>
    <numerusform>%n lignes n’ont pas de date compréhensible, ou en ont une future : le jour de l’importation compte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows of the whole list</source>
   <translation>
    <numerusform>%n ligne de toute la liste</numerusform>
    <numerusform>%n lignes de toute la liste</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>%n rows saved to “{}”.</source>
   <translation>
    <numerusform>%n ligne enregistrée dans « {} ».</numerusform>
    <numerusform>%n lignes enregistrées dans « {} ».</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows shown</source>
   <translation>
    <numerusform>%n ligne affichée</numerusform>
    <numerusform>%n lignes affichées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>%n rows so far</source>
   <translation>
    <numerusform>%n ligne jusqu’ici</numerusform>
    <numerusform>%n lignes jusqu’ici</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n single checks</source>
   <translation>
    <numerusform>%n contrôle unitaire</numerusform>
    <numerusform>%n contrôles unitaires</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n suppressed numbers are still in your phone column, and must not be called.</source>
   <translation>
    <numerusform>%n numéro exclu est encore dans votre colonne de téléphone et ne doit pas être appelé.</numerusform>
    <numerusform>%n numéros exclus sont encore dans votre colonne de téléphone et ne doivent pas être appelés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>%n tasks</source>
   <translation>
    <numerusform>%n tâche</numerusform>
    <numerusform>%n tâches</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n valid</source>
   <translation>
    <numerusform>%n valide</numerusform>
    <numerusform>%n valides</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n wait for you</source>
   <translation>
    <numerusform>%n vous attend</numerusform>
    <numerusform>%n vous attendent</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n without a price</source>
   <translation>
    <numerusform>%n sans prix</numerusform>
    <numerusform>%n sans prix</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>%n years</source>
   <translation>
    <numerusform>%n an</numerusform>
    <numerusform>%n ans</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n numbers</source>
   <translation>
    <numerusform>Tous les numéros (%n)</numerusform>
    <numerusform>Tous les numéros (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>All %n numbers would cost about {}</source>
   <translation>
    <numerusform>%n numéro coûterait environ {}</numerusform>
    <numerusform>Les %n numéros coûteraient environ {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n rows</source>
   <translation>
    <numerusform>Toutes les lignes (%n)</numerusform>
    <numerusform>Toutes les lignes (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>And %n other pairs.</source>
   <translation>
    <numerusform>Et %n autre paire.</numerusform>
    <numerusform>Et %n autres paires.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Can't be opened here</source>
   <translation>Impossible à ouvrir ici</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Choose a task for %n other messages.</source>
   <translation>
    <numerusform>Choisissez une tâche pour voir %n autre message.</numerusform>
    <numerusform>Choisissez une tâche pour voir %n autres messages.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Clear the field</source>
   <translation>Effacer le champ</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Compare %n columns</source>
   <translation>
    <numerusform>Comparer %n colonne</numerusform>
    <numerusform>Comparer %n colonnes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy %n checks as a table</source>
   <translation>
    <numerusform>Copier %n contrôle en tableau</numerusform>
    <numerusform>Copier %n contrôles en tableau</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy with titles</source>
   <translation>Copier avec les titres</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Copying %n rows…</source>
   <translation>
    <numerusform>Copie de %n ligne…</numerusform>
    <numerusform>Copie de %n lignes…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete %n batches?</source>
   <translation>
    <numerusform>Supprimer %n lot ?</numerusform>
    <numerusform>Supprimer %n lots ?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks</source>
   <translation>
    <numerusform>Supprimer %n contrôle</numerusform>
    <numerusform>Supprimer %n contrôles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks, with their answers? This can't be undone.</source>
   <translation>
    <numerusform>Supprimer %n contrôle, avec sa réponse ? Cette action est irréversible.</numerusform>
    <numerusform>Supprimer %n contrôles, avec leurs réponses ? Cette action est irréversible.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete %n checks…</source>
   <translation>
    <numerusform>Supprimer %n contrôle…</numerusform>
    <numerusform>Supprimer %n contrôles…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>If it did arrive, its %n numbers are paid for twice.</source>
   <translation>
    <numerusform>Si elle est malgré tout arrivée, son numéro (%n) sera payé deux fois.</numerusform>
    <numerusform>Si elle est malgré tout arrivée, ses %n numéros seront payés deux fois.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>It happened %n times.</source>
   <translation>
    <numerusform>C’est arrivé %n fois.</numerusform>
    <numerusform>C’est arrivé %n fois.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend %n</source>
   <translation>
    <numerusform>Corriger %n</numerusform>
    <numerusform>Corriger %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Nothing is sent. Its %n numbers stay without an answer.</source>
   <translation>
    <numerusform>Rien n’est envoyé. Son numéro (%n) reste sans réponse.</numerusform>
    <numerusform>Rien n’est envoyé. Ses %n numéros restent sans réponse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Of %n tasks it isn't known whether they arrived. Decide for each.</source>
   <translation>
    <numerusform>On ne sait pas si %n tâche est arrivée. Décidez pour chacune.</numerusform>
    <numerusform>On ne sait pas si %n tâches sont arrivées. Décidez pour chacune.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n numbers shown</source>
   <translation>
    <numerusform>Seulement le numéro affiché (%n)</numerusform>
    <numerusform>Seulement les numéros affichés (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n rows shown</source>
   <translation>
    <numerusform>Seulement la ligne affichée (%n)</numerusform>
    <numerusform>Seulement les lignes affichées (%n)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n again</source>
   <translation>
    <numerusform>Renvoyer %n numéro</numerusform>
    <numerusform>Renvoyer %n numéros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n unanswered numbers again?</source>
   <translation>
    <numerusform>Renvoyer %n numéro sans réponse ?</numerusform>
    <numerusform>Renvoyer %n numéros sans réponse ?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Sends at most %n numbers.</source>
   <translation>
    <numerusform>Envoie au plus %n numéro.</numerusform>
    <numerusform>Envoie au plus %n numéros.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Show all %n values</source>
   <translation>
    <numerusform>Afficher %n valeur</numerusform>
    <numerusform>Afficher les %n valeurs</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n duplicate rows</source>
   <translation>
    <numerusform>Affichage de %n ligne en doublon</numerusform>
    <numerusform>Affichage de %n lignes en doublon</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n invalid rows</source>
   <translation>
    <numerusform>Affichage de %n ligne non valide</numerusform>
    <numerusform>Affichage de %n lignes non valides</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that can be called now</source>
   <translation>
    <numerusform>%n ligne affichée, qui peut être appelée maintenant</numerusform>
    <numerusform>%n lignes affichées, qui peuvent être appelées maintenant</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that could be mended</source>
   <translation>
    <numerusform>%n ligne qui peut être corrigée</numerusform>
    <numerusform>%n lignes qui peuvent être corrigées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that lost digits</source>
   <translation>
    <numerusform>Affichage de %n ligne ayant perdu des chiffres</numerusform>
    <numerusform>Affichage de %n lignes ayant perdu des chiffres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that were or could be mended</source>
   <translation>
    <numerusform>%n ligne qui a été ou peut être corrigée</numerusform>
    <numerusform>%n lignes qui ont été ou peuvent être corrigées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows without a number</source>
   <translation>
    <numerusform>Affichage de %n ligne sans numéro</numerusform>
    <numerusform>Affichage de %n lignes sans numéro</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows: {}</source>
   <translation>
    <numerusform>Affichage de %n ligne : {}</numerusform>
    <numerusform>Affichage de %n lignes : {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n valid rows</source>
   <translation>
    <numerusform>Affichage de %n ligne valide</numerusform>
    <numerusform>Affichage de %n lignes valides</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Une erreur s’est produite dans Dialproof.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>The first %n rows.</source>
   <translation>
    <numerusform>%n première ligne.</numerusform>
    <numerusform>Les %n premières lignes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>The journal knows what was sent: the task monitor shows it. ({})</source>
   <translation>Le registre contient ce qui a été envoyé : le suivi des tâches le montre. ({})</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>The service allows %n more checks this minute</source>
   <translation>
    <numerusform>Le service permet encore %n contrôle cette minute</numerusform>
    <numerusform>Le service permet encore %n contrôles cette minute</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>The system has no program to show folders. It is {}</source>
   <translation>Le système n’a aucun programme pour afficher les dossiers. Chemin : {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Those of its %n numbers that were checked since are paid for twice.</source>
   <translation>
    <numerusform>S’il a été contrôlé depuis, son numéro (%n) sera payé deux fois.</numerusform>
    <numerusform>Parmi ses %n numéros, ceux qui ont été contrôlés depuis seront payés deux fois.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers at random</source>
   <translation>
    <numerusform>Essayer %n numéro au hasard</numerusform>
    <numerusform>Essayer %n numéros au hasard</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers first…</source>
   <translation>
    <numerusform>Essayer d’abord %n numéro…</numerusform>
    <numerusform>Essayer d’abord %n numéros…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Try again; if it comes back, the log file says more.</source>
   <translation>Réessayez ; si cela se reproduit, le fichier journal en dit plus.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try the first %n numbers</source>
   <translation>
    <numerusform>Essayer les %n premiers numéros</numerusform>
    <numerusform>Essayer les %n premiers numéros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections are there again</source>
   <translation>
    <numerusform>Annulé : %n correction est de nouveau là</numerusform>
    <numerusform>Annulé : %n corrections sont de nouveau là</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections were taken back</source>
   <translation>
    <numerusform>Annulé : %n correction a été retirée</numerusform>
    <numerusform>Annulé : %n corrections ont été retirées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Use %n columns</source>
   <translation>
    <numerusform>Utiliser %n colonne</numerusform>
    <numerusform>Utiliser %n colonnes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Use %n known answers</source>
   <translation>
    <numerusform>Utiliser %n réponse connue</numerusform>
    <numerusform>Utiliser %n réponses connues</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers</source>
   <translation>
    <numerusform>Vérifier %n numéro</numerusform>
    <numerusform>Vérifier %n numéros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers again</source>
   <translation>
    <numerusform>Vérifier %n numéro de nouveau</numerusform>
    <numerusform>Vérifier %n numéros de nouveau</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify %n numbers, as the balance covers</source>
   <translation>
    <numerusform>Vérifier %n numéro, ce que couvre le solde</numerusform>
    <numerusform>Vérifier %n numéros, ce que couvre le solde</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers, as the cap allows</source>
   <translation>
    <numerusform>Vérifier %n numéro, dans la limite du plafond</numerusform>
    <numerusform>Vérifier %n numéros, dans la limite du plafond</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify all %n numbers anyway</source>
   <translation>
    <numerusform>Vérifier malgré tout %n numéro</numerusform>
    <numerusform>Vérifier malgré tout les %n numéros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Your %n corrections are part of it.</source>
   <translation>
    <numerusform>Votre %n correction en fait partie.</numerusform>
    <numerusform>Vos %n corrections en font partie.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>and %n more</source>
   <translation>
    <numerusform>et %n autre</numerusform>
    <numerusform>et %n autres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>at most %n days old</source>
   <translation>
    <numerusform>d’au plus %n jour</numerusform>
    <numerusform>d’au plus %n jours</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credit</source>
   <translation>crédit</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credits</source>
   <translation>crédits</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>including %n single checks</source>
   <translation>
    <numerusform>dont %n contrôle unitaire</numerusform>
    <numerusform>dont %n contrôles unitaires</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>now</source>
   <translation>à l’instant</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>yesterday {}</source>
   <translation>hier à {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{first}, the latest {last}</source>
   <translation>{first}, le dernier le {last}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} %</source>
   <translation>{} %</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} and %n more</source>
   <translation>
    <numerusform>{} et %n autre</numerusform>
    <numerusform>{} et %n autres</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} d</source>
   <translation>{} j</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} h</source>
   <translation>{} h</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <source>{} left</source>
   <translation>encore {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} min</source>
   <translation>{} min</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} s</source>
   <translation>{} s</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} to the %n numbers sent</source>
   <translation>
    <numerusform>{} pour %n numéro envoyé</numerusform>
    <numerusform>{} pour %n numéros envoyés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: %n numbers answered.</source>
   <translation>
    <numerusform>« {} » : %n numéro avec réponse.</numerusform>
    <numerusform>« {} » : %n numéros avec réponse.</numerusform>
   </translation>
  </message>
 </context>
</TS>
