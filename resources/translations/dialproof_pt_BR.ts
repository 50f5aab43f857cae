<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
 <context>
  <name>answer values</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>absent</source>
   <translation>ausente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>connected</source>
   <translation>conectado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>hidden</source>
   <translation>oculto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>high</source>
   <translation>alto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>invalid</source>
   <translation>inválido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>long ago</source>
   <translation>há muito tempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>low</source>
   <translation>baixo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>medium</source>
   <translation>médio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>not in use</source>
   <translation>não usado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>other</source>
   <translation>outro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a day</source>
   <translation>há no máximo um dia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a month</source>
   <translation>há no máximo um mês</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a week</source>
   <translation>há no máximo uma semana</translation>
  </message>
 </context>
 <context>
  <name>balance</name>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A day</source>
   <translation>Um dia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A list</source>
   <translation>Uma lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A month</source>
   <translation>Um mês</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At all connections</source>
   <translation>Em todas as conexões</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At this connection</source>
   <translation>Nesta conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Balance before</source>
   <translation>Saldo anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance over time</source>
   <translation>Evolução do saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Balance, task states, results</source>
   <translation>Saldo, estados das tarefas, resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Balances</source>
   <translation>Saldos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost</source>
   <translation>Custo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost by month</source>
   <translation>Custo por mês</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Estimated</source>
   <translation>Estimado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>From the prices when it was sent</source>
   <translation>Pelos preços na hora do envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>From {} on {} to {} on {}, lowest {}, highest {}.</source>
   <translation>De {} em {} para {} em {}; mínimo {}, máximo {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>MMMM yyyy</source>
   <translation>MMMM 'de' yyyy</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>Nem as respostas nem o saldo informam quanto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No list was sent through this connection yet.</source>
   <translation>Nenhuma lista foi enviada por esta conexão ainda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No price is known</source>
   <translation>Nenhum preço conhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>No reading yet.</source>
   <translation>Nenhuma leitura ainda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Nobody has said what a number costs, so nothing is sent.</source>
   <translation>Ninguém informou quanto custa um número, por isso nada é enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Not read yet</source>
   <translation>Ainda não lido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>One reading: {}.</source>
   <translation>Uma leitura: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Product</source>
   <translation>Produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Reading…</source>
   <translation>Lendo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Refresh</source>
   <translation>Atualizar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Requests left this minute</source>
   <translation>Solicitações restantes neste minuto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save as CSV…</source>
   <translation>Salvar como CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save what the lists cost</source>
   <translation>Salvar o custo das listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Sent</source>
   <translation>Envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Shown here and in the header, and as a notification.</source>
   <translation>Exibido aqui, no cabeçalho e como notificação.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most</source>
   <translation>Gastar no máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most: {}</source>
   <translation>Gastar no máximo: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Tasks that send lists</source>
   <translation>Tarefas em que as listas são enviadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance can't be read until the keyring is unlocked.</source>
   <translation>O saldo só pode ser lido depois que o chaveiro for desbloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance is low: {} left, below your limit of {}.</source>
   <translation>O saldo está baixo: {}, abaixo do seu limite de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The first one is shown as the balance.</source>
   <translation>O primeiro é mostrado como saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>The local service takes no money, so there is nothing to cap.</source>
   <translation>O serviço local não cobra nada, então não há o que limitar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>This month: {} spent.</source>
   <translation>Este mês: {} gastos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Today: {} spent.</source>
   <translation>Hoje: {} gastos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Unknown; estimated {} when it was sent</source>
   <translation>Desconhecido; estimativa de {} na hora do envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me below</source>
   <translation>Avisar abaixo de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me when the balance is below</source>
   <translation>Avisar quando o saldo estiver abaixo de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What each list cost</source>
   <translation>Custo de cada lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What every list cost, across all connections, for whoever does the accounts</source>
   <translation>Custo de cada lista de todas as conexões, para quem cuida das contas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Where the caps hold</source>
   <translation>Onde os limites valem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Without a valid key the balance can't be read.</source>
   <translation>Sem uma chave válida, o saldo não pode ser lido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a day {}</source>
   <translation>por dia {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a list {}</source>
   <translation>por lista {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a month {}</source>
   <translation>por mês {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>no cap</source>
   <translation>sem limite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>no warning</source>
   <translation>sem aviso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read just now</source>
   <translation>leitura: agora mesmo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read {}</source>
   <translation>leitura: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>today {}</source>
   <translation>hoje, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>unknown</source>
   <translation>incerto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>with the same unit</source>
   <translation>com a mesma unidade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{list}: {how}</source>
   <translation>{list}: {how}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{}: {}.</source>
   <translation>{}: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≈ partly estimated from prices</source>
   <translation>≈ parte calculada pelos preços</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≥ at least; some costs unknown</source>
   <translation>≥ no mínimo; alguns custos desconhecidos</translation>
  </message>
 </context>
 <context>
  <name>change of a number</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Com mudança</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Só na recente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Só na anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>Sem comparação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Sem mudança</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>All numbers</source>
   <translation>Todos os números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Also changed</source>
   <translation>Também mudou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered differently in the two runs.</source>
   <translation>Com resposta nas duas verificações, e diferente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered the same in both runs.</source>
   <translation>Com resposta nas duas verificações, e igual.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Back to the results</source>
   <translation>Voltar aos resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Both runs have changed since.</source>
   <translation>As duas verificações mudaram desde então.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Change</source>
   <translation>Mudança</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Com mudança</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Chart of the changes</source>
   <translation>Gráfico das mudanças</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Choose columns to compare…</source>
   <translation>Escolher o que comparar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Column</source>
   <translation>Coluna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare again</source>
   <translation>Comparar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with another run…</source>
   <translation>Comparar com outra verificação…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with…</source>
   <translation>Comparar com…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Comparing with {}, {}</source>
   <translation>Comparando com {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Distinct numbers of both lists, each once.</source>
   <translation>Números distintos das duas listas, cada um uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Every number can be compared</source>
   <translation>Todos os números podem ser comparados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Export the changes</source>
   <translation>Exportar as mudanças</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>In both lists, but unanswered in one of the runs or without a column to compare.</source>
   <translation>Nas duas listas, mas sem resposta em uma das verificações ou sem coluna para comparar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list</source>
   <translation>Na linha {} da lista anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list, in row {} of the later one</source>
   <translation>Na linha {} da lista anterior, na linha {} da recente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the later list</source>
   <translation>Na linha {} da lista recente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Looking for runs with the same numbers…</source>
   <translation>Procurando verificações com os mesmos números…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Só na recente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column has changed</source>
   <translation>Nenhuma coluna mudou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column is in both runs</source>
   <translation>Nenhuma coluna está nas duas verificações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Só na anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has been removed</source>
   <translation>Nenhum número saiu da lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has changed</source>
   <translation>Nenhum número mudou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has stayed the same</source>
   <translation>Nenhum número ficou igual</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number is new</source>
   <translation>Nenhum número é novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No number matches</source>
   <translation>Nenhum número encontrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>No other run shares a number with this one: there is nothing to compare.</source>
   <translation>Nenhuma outra verificação tem um número em comum com esta: não há nada a comparar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>Sem comparação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not compared: {}.</source>
   <translation>Não comparado: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Nothing was compared.</source>
   <translation>Nada foi comparado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier list.</source>
   <translation>Apenas na lista anterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier run: {}.</source>
   <translation>Apenas na verificação anterior: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later list.</source>
   <translation>Apenas na lista recente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later run: {}.</source>
   <translation>Apenas na verificação recente: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Other lists</source>
   <translation>Outras listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Results</source>
   <translation>Resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Row</source>
   <translation>Linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Runs to compare with</source>
   <translation>Verificações para comparar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Sem mudança</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search numbers and answers</source>
   <translation>Pesquisar números e respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search the changes</source>
   <translation>Pesquisar nas mudanças</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Show all numbers</source>
   <translation>Mostrar todos os números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The earlier run has changed since.</source>
   <translation>A verificação anterior mudou desde então.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The later run has changed since.</source>
   <translation>A verificação recente mudou desde então.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>The most frequent changes; Enter shows only those numbers</source>
   <translation>O que mais mudou; Enter mostra só esses números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The same list</source>
   <translation>A mesma lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Try again</source>
   <translation>Tentar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Untick columns that always differ, such as the time of a lookup.</source>
   <translation>Desmarque o que sempre difere, como a hora de uma consulta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>What changed</source>
   <translation>O que mudou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>What has changed</source>
   <translation>O que mudou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>another edition</source>
   <translation>outra edição</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>from {} to {}</source>
   <translation>de {} para {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in either run</source>
   <translation>sem resposta nas duas verificações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the earlier run</source>
   <translation>sem resposta na verificação anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the later run</source>
   <translation>sem resposta na verificação recente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no column to compare</source>
   <translation>sem coluna para comparar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>other changes</source>
   <translation>outras mudanças</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same file</source>
   <translation>mesmo arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same list, other product</source>
   <translation>mesma lista, outro produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same name</source>
   <translation>mesmo nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} before</source>
   <translation>{} antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} has changed</source>
   <translation>Mudou: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} now</source>
   <translation>{} agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} – changes</source>
   <translation>{} – mudanças</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}, {}: from {} to {}</source>
   <translation>{}, {}: de {} para {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}: from {} to {}</source>
   <translation>{}: de {} para {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>“{}” can't be compared: its stored list is missing or damaged.</source>
   <translation>“{}” não pode ser comparada: a lista guardada não existe mais ou está danificada.</translation>
  </message>
 </context>
 <context>
  <name>charges</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Change it under the connection's products.</source>
   <translation>É possível alterá-lo nos produtos da conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged so far</source>
   <translation>Cobrado até agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated</source>
   <translation>Estimado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated {}</source>
   <translation>Estimado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and after</source>
   <translation>Pelo saldo antes e depois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and now</source>
   <translation>Pelo saldo antes e agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Later estimates for this product will use it.</source>
   <translation>As próximas estimativas deste produto se baseiam nele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>More than estimated.</source>
   <translation>Mais do que o estimado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>Nem as respostas nem o saldo informam quanto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>No real money</source>
   <translation>Sem dinheiro real</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>One of its tasks was in doubt and sent again, so the first submission may have been charged, too.</source>
   <translation>Uma tarefa ficou em dúvida e foi reenviada; a primeira também pode ter sido cobrada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Price set to {}…</source>
   <translation>Preço atual: {}…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Something else was charged to the same account in the meantime.</source>
   <translation>Enquanto isso, houve outra cobrança na mesma conta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service</source>
   <translation>Informado pelo serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service; there may be more</source>
   <translation>Informado pelo serviço; pode haver mais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance could not be read before it was sent.</source>
   <translation>Não foi possível ler o saldo antes do envio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance did not change, so it may be charged later.</source>
   <translation>O saldo não mudou; a cobrança pode vir depois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance fell by less than the answers state.</source>
   <translation>O saldo caiu menos do que as respostas informam.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance hasn't been read since.</source>
   <translation>O saldo ainda não foi lido depois do envio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was read in several currencies in the meantime.</source>
   <translation>Enquanto isso, o saldo foi lido em várias moedas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was topped up in the meantime.</source>
   <translation>Enquanto isso, o saldo foi recarregado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The charge is worked out when the list is finished</source>
   <translation>O valor cobrado será conferido no fim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Use {} from now on</source>
   <translation>Passar a usar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>at least {}</source>
   <translation>mín. {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>estimated {}</source>
   <translation>estimado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
 </context>
 <context>
  <name>check</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>A summary of the signals below; a hint, not a judgement.</source>
   <translation>Um resumo dos sinais abaixo; um indício, não um julgamento.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Accounts</source>
   <translation>Contas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled from any country.</source>
   <translation>Como se disca de qualquer país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled within its country.</source>
   <translation>Como se disca dentro do país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Ask again</source>
   <translation>Repetir a consulta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Begin with + and the country code, or choose the country below.</source>
   <translation>Comece com + e o código do país, ou escolha o país abaixo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Business account</source>
   <translation>Conta comercial</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Can change carrier</source>
   <translation>Portabilidade possível</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Can't be checked: {}</source>
   <translation>Não é possível consultar: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Cancelled. If it had already been sent, the history shows what became of it.</source>
   <translation>Cancelado. Se a consulta já tinha sido enviada, o histórico mostra o que houve com ela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Carrier</source>
   <translation>Operadora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Check</source>
   <translation>Consultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check again</source>
   <translation>Consultar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Check it anyway</source>
   <translation>Verificar mesmo assim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check one number</source>
   <translation>Consultar um número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check {number} again? {cost}</source>
   <translation>Consultar {number} de novo? {cost}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Check · {}</source>
   <translation>Consultar · {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Checked</source>
   <translation>Consultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Checking…</source>
   <translation>Consultando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Choose a number…</source>
   <translation>Escolher número…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/copy_menu.py" />
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as a table</source>
   <translation>Copiar como tabela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as text</source>
   <translation>Copiar como texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy or delete them all</source>
   <translation>Copiar ou excluir todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Copy the answer</source>
   <translation>Copiar a resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy the number</source>
   <translation>Copiar o número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country code</source>
   <translation>Código do país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete</source>
   <translation>Excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete the check of {number}, with its answer? This can't be undone.</source>
   <translation>Excluir a consulta de {number} e sua resposta? Não é possível desfazer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Delete this check</source>
   <translation>Excluir esta consulta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Deleted. A remaining copy on this disk is removed at the next start.</source>
   <translation>Excluído. Uma cópia neste disco será apagada na próxima inicialização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete…</source>
   <translation>Excluir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Don't check</source>
   <translation>Não consultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Earlier checks</source>
   <translation>Consultas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Fields of the answer</source>
   <translation>Campos da resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How many online accounts belong to the number.</source>
   <translation>Quantas contas on-line pertencem ao número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How old the oldest of them is.</source>
   <translation>Há quanto tempo uma delas existe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>International</source>
   <translation>Internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>International format</source>
   <translation>Formato internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It costs another {price}.</source>
   <translation>Custa mais {price}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is not known whether this check was charged: it was sent, and no answer came ({}).</source>
   <translation>Não se sabe se esta consulta foi cobrada: ela foi enviada, e nenhuma resposta chegou ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is on its way.</source>
   <translation>A resposta está a caminho.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It isn't known whether the previous one was charged.</source>
   <translation>Não se sabe se a anterior foi cobrada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; the service chooses the product, and so what it costs.</source>
   <translation>Será cobrado de novo; o serviço escolhe o produto e, com ele, o preço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; what it costs isn't known.</source>
   <translation>A consulta é cobrada de novo; não se sabe quanto custa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Keep</source>
   <translation>Manter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Last seen</source>
   <translation>Visto por último</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Line type</source>
   <translation>Tipo de linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Made up by the local service, for trying things out.</source>
   <translation>Inventado pelo serviço local, para experimentar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>National format</source>
   <translation>Formato nacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>National numbers</source>
   <translation>Números nacionais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Network</source>
   <translation>Rede</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No check matches that.</source>
   <translation>Nenhuma consulta encontrada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No number was checked.</source>
   <translation>Nenhum número foi consultado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not a number so far: {}</source>
   <translation>Até aqui, número inexistente: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not complete yet</source>
   <translation>Ainda incompleto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Not given: {}</source>
   <translation>Não informado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not known whether charged</source>
   <translation>Não se sabe se foi cobrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not sent</source>
   <translation>Não enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Nothing was sent: {}.</source>
   <translation>Nada foi enviado: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Oldest account</source>
   <translation>Conta mais antiga</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>One check at a time: wait for the answer, or cancel it.</source>
   <translation>Uma consulta por vez: aguarde a resposta ou cancele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Original carrier</source>
   <translation>Operadora de origem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Phone number</source>
   <translation>Número de telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Place</source>
   <translation>Localidade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Ported</source>
   <translation>Portado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Product</source>
   <translation>Produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Reason</source>
   <translation>Motivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Refused, nothing charged</source>
   <translation>Recusado, nada cobrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Registered</source>
   <translation>Registrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Result</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Risk</source>
   <translation>Risco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Roaming</source>
   <translation>Roaming</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search earlier checks</source>
   <translation>Pesquisar consultas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search numbers and answers</source>
   <translation>Pesquisar números e respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Simulated</source>
   <translation>Simulado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Simulated by the local service; no network was asked.</source>
   <translation>Simulado: inventado pelo serviço local, sem consulta a nenhuma rede.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Single checks are switched off</source>
   <translation>As consultas avulsas estão desativadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>The answer arrives at once, with every field explained.</source>
   <translation>A resposta chega na hora, com cada campo explicado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The area of the number; mobile numbers only have a country.</source>
   <translation>A área do número; números móveis só têm país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The balance may show it. Nothing is sent again by itself; asking again is a new check.</source>
   <translation>O saldo pode esclarecer. Nada é reenviado automaticamente; repetir é uma nova consulta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The calling code before the national number.</source>
   <translation>O código de discagem antes do número nacional.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that has the number now.</source>
   <translation>A quem o número pertence agora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that the number's range was allocated to.</source>
   <translation>A quem a faixa do número foi atribuída.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The kind of line that the numbering plan assigns the number to.</source>
   <translation>O tipo de linha ao qual o plano de numeração atribuiu o número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The network that answers for the line.</source>
   <translation>A rede que atende a linha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>The numbers in the field</source>
   <translation>Os números no campo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>The numbers you check are kept here.</source>
   <translation>O que você consulta fica guardado aqui.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The service's own choice</source>
   <translation>Escolha do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The time zones of the number's area, so that you know when to call.</source>
   <translation>Quando ligar: fusos da área a que o número pertence.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Check it anyway?</source>
   <translation>Este número está {reasons}. Verificar mesmo assim?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Your organisation has it not checked.</source>
   <translation>Este número está {reasons}. A sua organização não permite verificá-lo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Time zones</source>
   <translation>Fusos horários</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Type or paste a number; Enter checks it.</source>
   <translation>Digite ou cole um número; Enter faz a consulta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Valid</source>
   <translation>Válido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Waiting for the answer</source>
   <translation>Aguardando a resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Waiting for the answer about {}</source>
   <translation>Aguardando a resposta sobre {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What the network reports about the line.</source>
   <translation>O que a rede informa sobre a linha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What was asked for.</source>
   <translation>O que foi solicitado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>When the account was last used, if it shows that.</source>
   <translation>Quando a conta foi usada pela última vez, se ela mostrar isso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where mobile numbers can be ported, another carrier may have it by now.</source>
   <translation>Onde os móveis podem, talvez já esteja com outra operadora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where the number belongs, which need not be where the phone is.</source>
   <translation>De onde é o número; o telefone pode estar em outro lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether an account of the messenger belongs to the number.</source>
   <translation>Se alguma conta do mensageiro pertence ao número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the account belongs to a business.</source>
   <translation>Se há uma empresa por trás da conta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number exists in its country's numbering plan.</source>
   <translation>Se o plano de numeração do país tem um número assim.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number was moved to another carrier.</source>
   <translation>Se o número foi levado para outra operadora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the phone is using a network abroad.</source>
   <translation>Se o telefone está em outra rede, no exterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Why it is not valid.</source>
   <translation>Por que não é válido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Your organisation has set it so.</source>
   <translation>Definido pela sua organização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>asked {}</source>
   <translation>solicitado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>checked {}</source>
   <translation>consultado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>e.g. {}</source>
   <translation>ex.: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>no</source>
   <translation>não</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>yes</source>
   <translation>sim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>{country} · {line_type}</source>
   <translation>{country} · {line_type}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>“{}” isn't part of a number.</source>
   <translation>“{}” não faz parte de um número.</translation>
  </message>
 </context>
 <context>
  <name>command search</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account key service address network products prices</source>
   <translation>conta chave serviço api endereço rede produtos preços</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account service</source>
   <translation>conta serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale reuse free</source>
   <translation>de novo antigo vencido reutilizar grátis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale update reuse free</source>
   <translation>de novo antigo vencido atualizar reutilizar grátis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>appearance look theme colours dark light contrast notifications</source>
   <translation>aparência visual tema cores escuro claro contraste notificações avisos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>bring back restore</source>
   <translation>restaurar recuperar trazer de volta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>call time hours zone filter</source>
   <translation>ligar hora horário fuso filtro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>changes difference</source>
   <translation>mudanças diferenças alterações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard</source>
   <translation>área de transferência colar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard phone</source>
   <translation>área de transferência telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>comment remark</source>
   <translation>comentário observação anotação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>connection account service</source>
   <translation>conexão conta serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct fix suggestion zero plus</source>
   <translation>corrigir consertar sugestão zero mais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct suggestion filter</source>
   <translation>corrigir sugestão filtro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correction</source>
   <translation>correção corrigir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>delete retention data lists keep age</source>
   <translation>excluir apagar retenção dados listas manter idade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>discard</source>
   <translation>descartar fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>dismiss</source>
   <translation>dispensar fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>errors warnings support</source>
   <translation>erros avisos suporte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>example demo</source>
   <translation>exemplo demonstração teste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>exit close</source>
   <translation>sair fechar encerrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>export invalid</source>
   <translation>exportar inválidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter</source>
   <translation>filtrar filtro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter clear</source>
   <translation>filtro limpar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter empty blank</source>
   <translation>filtro vazios em branco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter history</source>
   <translation>filtro histórico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter problems wrong</source>
   <translation>filtro problemas erros errados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter twice</source>
   <translation>filtro repetidos duas vezes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help keys</source>
   <translation>ajuda teclas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help manual documentation</source>
   <translation>ajuda manual documentação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hide show move</source>
   <translation>ocultar mostrar mover</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hold stop</source>
   <translation>parar interromper suspender</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>key service new</source>
   <translation>chave serviço nova</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>language translation speak english german spanish french portuguese chinese</source>
   <translation>idioma língua tradução inglês alemão espanhol francês português chinês</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>line type region place time zone carrier national international format</source>
   <translation>tipo de linha região lugar fuso horário operadora formato nacional internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend again</source>
   <translation>corrigir de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend back restore</source>
   <translation>corrigir desfazer restaurar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>missing answers free download</source>
   <translation>respostas faltantes ausentes grátis baixar download</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>name title</source>
   <translation>nome título</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>open file spreadsheet upload list</source>
   <translation>abrir arquivo planilha carregar enviar lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>opt-out do not call block exclude</source>
   <translation>supressão opt-out não ligar bloquear excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>palette</source>
   <translation>paleta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>phone correction</source>
   <translation>telefone correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>preferences options</source>
   <translation>preferências opções</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>refresh credits</source>
   <translation>atualizar créditos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>region correction</source>
   <translation>região correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove</source>
   <translation>remover apagar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove forget</source>
   <translation>remover esquecer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>repeat recheck</source>
   <translation>repetir refazer consultar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>resume continue</source>
   <translation>retomar prosseguir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic</source>
   <translation>rotina automático</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic again template weekly</source>
   <translation>rotina automático de novo modelo semanal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic watch folder schedule times run</source>
   <translation>rotina automático vigiar pasta agendar horários executar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv columns free</source>
   <translation>salvar xlsx csv colunas grátis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv download</source>
   <translation>salvar xlsx csv baixar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>send submit start</source>
   <translation>enviar iniciar começar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>separator comma semicolon correction</source>
   <translation>separador vírgula ponto e vírgula correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>service price</source>
   <translation>serviço preço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>summary page boss charts print</source>
   <translation>resumo página chefe gráficos imprimir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>tab page</source>
   <translation>aba guia página</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>titles correction</source>
   <translation>títulos correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>umlauts accents correction</source>
   <translation>acentos cedilha correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>verdict good doubtful bad rule</source>
   <translation>veredito bom duvidoso ruim regra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>version licence updates</source>
   <translation>versão licença atualizações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>waterfall another product service again</source>
   <translation>cascata outro produto serviço continuar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>when to call time zone holidays hours</source>
   <translation>quando ligar fuso horário feriados horário</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>worksheet correction</source>
   <translation>planilha aba correção</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>About Dialproof</source>
   <translation>Sobre o Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Add columns (offline, free)…</source>
   <translation>Adicionar colunas (off-line, grátis)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Arrow keys to choose, Enter to run, Esc to close.</source>
   <translation>Setas escolhem, Enter executa, Esc fecha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Back to the task monitor</source>
   <translation>Voltar ao monitor de tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Batch upload</source>
   <translation>Envio em lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Calling hours…</source>
   <translation>Horário de ligações…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Cancel reading, or show all rows again</source>
   <translation>Cancelar a leitura ou mostrar todas as linhas de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Carry on with the batch</source>
   <translation>Continuar o lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the number</source>
   <translation>Consultar o número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the shown number again…</source>
   <translation>Consultar de novo o número exibido…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose file…</source>
   <translation>Escolher arquivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the column with the country…</source>
   <translation>Escolher a coluna com o país…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns with the numbers…</source>
   <translation>Escolher as colunas com os números…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns…</source>
   <translation>Escolher as colunas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the connection</source>
   <translation>Escolher a conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the country…</source>
   <translation>Escolher o país…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the delimiter…</source>
   <translation>Escolher o delimitador…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the encoding…</source>
   <translation>Escolher a codificação…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the header row…</source>
   <translation>Escolher o cabeçalho…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the product…</source>
   <translation>Escolher o produto…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the sheet…</source>
   <translation>Escolher a planilha…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Close</source>
   <translation>Fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close a question or detail</source>
   <translation>Fechar uma pergunta ou um detalhe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the list without sending it</source>
   <translation>Fechar a lista sem enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the message</source>
   <translation>Fechar a mensagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command palette</source>
   <translation>Paleta de comandos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Compare with an earlier run…</source>
   <translation>Comparar com uma verificação anterior…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Connect an account…</source>
   <translation>Conectar uma conta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Connections</source>
   <translation>Conexões</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Copiar números (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy the selected rows</source>
   <translation>Copiar as linhas selecionadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the batch</source>
   <translation>Excluir o lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the chosen checks…</source>
   <translation>Excluir as consultas escolhidas…</translation>
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
   <translation>Em todas as páginas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Expand or collapse a row</source>
   <translation>Expandir e recolher uma linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export the list without sending it…</source>
   <translation>Exportar a lista sem enviá-la…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Fetch the results again</source>
   <translation>Baixar os resultados de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Find a command, a list or a connection</source>
   <translation>Localizar um comando, uma lista ou uma conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Find a command, list or connection…</source>
   <translation>Localizar um comando, uma lista ou uma conexão…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Find a command…</source>
   <translation>Localizar um comando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a section</source>
   <translation>Ir para uma seção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a tab</source>
   <translation>Ir para uma guia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to {}</source>
   <translation>Ir para {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Keyboard shortcuts</source>
   <translation>Atalhos de teclado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Language…</source>
   <translation>Idioma…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Light or dark…</source>
   <translation>Claro ou escuro…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Lists</source>
   <translation>Listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Look at the rows that could be mended</source>
   <translation>Ver as linhas que podem ser corrigidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Manage connections…</source>
   <translation>Gerenciar conexões…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Matches</source>
   <translation>Itens encontrados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Mend the numbers as suggested</source>
   <translation>Corrigir os números como sugerido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next step…</source>
   <translation>Próxima etapa…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next tab</source>
   <translation>Próxima guia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>No shortcut?</source>
   <translation>Sem atalho?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Nothing matches “{}”.</source>
   <translation>Nada encontrado para “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>On this page</source>
   <translation>Nesta página</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the chosen row</source>
   <translation>Abrir a linha escolhida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the guide</source>
   <translation>Abrir o guia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the menu of the chosen row</source>
   <translation>Abrir o menu da linha escolhida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the results of the batch</source>
   <translation>Abrir os resultados do lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Paste numbers as a list</source>
   <translation>Colar números como lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Pause the batch</source>
   <translation>Pausar o lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Previous tab</source>
   <translation>Guia anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Privacy and deletion…</source>
   <translation>Privacidade e exclusão…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Quit Dialproof</source>
   <translation>Sair do Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Read the balance now</source>
   <translation>Ler o saldo agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Recipes…</source>
   <translation>Receitas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Redo the correction</source>
   <translation>Refazer a correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh a former list by this one…</source>
   <translation>Atualizar uma lista anterior com esta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh the list…</source>
   <translation>Atualizar a lista…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Rename the batch…</source>
   <translation>Renomear o lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Results</source>
   <translation>Resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Run the recipe for this list</source>
   <translation>Executar a receita para esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save as recipe…</source>
   <translation>Salvar como receita…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save changes</source>
   <translation>Salvar alterações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save the problem rows…</source>
   <translation>Salvar as linhas com problemas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search earlier checks</source>
   <translation>Pesquisar consultas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the batches</source>
   <translation>Pesquisar nos lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the results</source>
   <translation>Pesquisar nos resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Select all rows</source>
   <translation>Selecionar todas as linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings</source>
   <translation>Configurações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings…</source>
   <translation>Configurações…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows</source>
   <translation>Mostrar todas as linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows again, then go back</source>
   <translation>Mostrar todas as linhas de novo, depois voltar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only duplicates</source>
   <translation>Mostrar só os duplicados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only invalid rows</source>
   <translation>Mostrar só as linhas inválidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only numbers that can be called now</source>
   <translation>Mostrar só números que podem receber ligação agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only rows without a number</source>
   <translation>Mostrar só as linhas sem número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only valid rows</source>
   <translation>Mostrar só as linhas válidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show the log</source>
   <translation>Mostrar o log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Single check</source>
   <translation>Consulta avulsa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Suppression lists…</source>
   <translation>Listas de supressão…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Tables and lists</source>
   <translation>Tabelas e listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Task monitor</source>
   <translation>Monitor de tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Try the sample list</source>
   <translation>Usar a lista de exemplo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo deleting</source>
   <translation>Desfazer a exclusão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo the last correction</source>
   <translation>Desfazer a última correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Use “{}”</source>
   <translation>Usar “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Verify the list</source>
   <translation>Verificar a lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>What answers mean…</source>
   <translation>O que as respostas significam…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a note about the batch…</source>
   <translation>Escrever uma nota sobre o lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a report (PDF)…</source>
   <translation>Escrever um relatório (PDF)…</translation>
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
   <translation>Serviço local</translation>
  </message>
 </context>
 <context>
  <name>countries</name>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Afghanistan</source>
   <translation>Afeganistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Albania</source>
   <translation>Albânia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Algeria</source>
   <translation>Argélia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>American Samoa</source>
   <translation>Samoa Americana</translation>
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
   <translation>Anguila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antarctica</source>
   <translation>Antártida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antigua &amp; Barbuda</source>
   <translation>Antígua e Barbuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Argentina</source>
   <translation>Argentina</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Armenia</source>
   <translation>Armênia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Aruba</source>
   <translation>Aruba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ascension Island</source>
   <translation>Ilha de Ascensão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Australia</source>
   <translation>Austrália</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Austria</source>
   <translation>Áustria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Azerbaijan</source>
   <translation>Azerbaijão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahamas</source>
   <translation>Bahamas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahrain</source>
   <translation>Barein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bangladesh</source>
   <translation>Bangladesh</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Barbados</source>
   <translation>Barbados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belarus</source>
   <translation>Bielorrússia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belgium</source>
   <translation>Bélgica</translation>
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
   <translation>Bermudas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bhutan</source>
   <translation>Butão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bolivia</source>
   <translation>Bolívia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bosnia &amp; Herzegovina</source>
   <translation>Bósnia e Herzegovina</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Botswana</source>
   <translation>Botsuana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bouvet Island</source>
   <translation>Ilha Bouvet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brazil</source>
   <translation>Brasil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Indian Ocean Territory</source>
   <translation>Território Britânico do Oceano Índico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Virgin Islands</source>
   <translation>Ilhas Virgens Britânicas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brunei</source>
   <translation>Brunei</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bulgaria</source>
   <translation>Bulgária</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Burkina Faso</source>
   <translation>Burquina Faso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Burundi</source>
   <translation>Burundi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cambodia</source>
   <translation>Camboja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cameroon</source>
   <translation>Camarões</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canada</source>
   <translation>Canadá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canary Islands</source>
   <translation>Ilhas Canárias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cape Verde</source>
   <translation>Cabo Verde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Caribbean Netherlands</source>
   <translation>Países Baixos Caribenhos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cayman Islands</source>
   <translation>Ilhas Cayman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Central African Republic</source>
   <translation>República Centro-Africana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ceuta &amp; Melilla</source>
   <translation>Ceuta e Melilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chad</source>
   <translation>Chade</translation>
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
   <translation>Ilha Christmas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Clipperton Island</source>
   <translation>Ilha de Clipperton</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cocos (Keeling) Islands</source>
   <translation>Ilhas Cocos (Keeling)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Colombia</source>
   <translation>Colômbia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Comoros</source>
   <translation>Comores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Brazzaville</source>
   <translation>República do Congo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Kinshasa</source>
   <translation>Congo - Kinshasa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cook Islands</source>
   <translation>Ilhas Cook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Costa Rica</source>
   <translation>Costa Rica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Croatia</source>
   <translation>Croácia</translation>
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
   <translation>Chipre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Czechia</source>
   <translation>Tchéquia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Côte d’Ivoire</source>
   <translation>Costa do Marfim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Denmark</source>
   <translation>Dinamarca</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Diego Garcia</source>
   <translation>Diego Garcia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Djibouti</source>
   <translation>Djibuti</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominica</source>
   <translation>Dominica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominican Republic</source>
   <translation>República Dominicana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ecuador</source>
   <translation>Equador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Egypt</source>
   <translation>Egito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>El Salvador</source>
   <translation>El Salvador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Equatorial Guinea</source>
   <translation>Guiné Equatorial</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eritrea</source>
   <translation>Eritreia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Estonia</source>
   <translation>Estônia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eswatini</source>
   <translation>Essuatíni</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ethiopia</source>
   <translation>Etiópia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>European Union</source>
   <translation>União Europeia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Falkland Islands</source>
   <translation>Ilhas Malvinas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Faroe Islands</source>
   <translation>Ilhas Faroé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Fiji</source>
   <translation>Fiji</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Finland</source>
   <translation>Finlândia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>France</source>
   <translation>França</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Guiana</source>
   <translation>Guiana Francesa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Polynesia</source>
   <translation>Polinésia Francesa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Southern Territories</source>
   <translation>Territórios Franceses do Sul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gabon</source>
   <translation>Gabão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gambia</source>
   <translation>Gâmbia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Georgia</source>
   <translation>Geórgia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Germany</source>
   <translation>Alemanha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ghana</source>
   <translation>Gana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gibraltar</source>
   <translation>Gibraltar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greece</source>
   <translation>Grécia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greenland</source>
   <translation>Groenlândia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Grenada</source>
   <translation>Granada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guadeloupe</source>
   <translation>Guadalupe</translation>
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
   <translation>Guiné</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea-Bissau</source>
   <translation>Guiné-Bissau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guyana</source>
   <translation>Guiana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Haiti</source>
   <translation>Haiti</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Heard &amp; McDonald Islands</source>
   <translation>Ilhas Heard e McDonald</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Honduras</source>
   <translation>Honduras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hong Kong SAR China</source>
   <translation>Hong Kong, RAE da China</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hungary</source>
   <translation>Hungria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iceland</source>
   <translation>Islândia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>India</source>
   <translation>Índia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Indonesia</source>
   <translation>Indonésia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iran</source>
   <translation>Irã</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iraq</source>
   <translation>Iraque</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ireland</source>
   <translation>Irlanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Isle of Man</source>
   <translation>Ilha de Man</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Israel</source>
   <translation>Israel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Italy</source>
   <translation>Itália</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jamaica</source>
   <translation>Jamaica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Japan</source>
   <translation>Japão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jersey</source>
   <translation>Jersey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jordan</source>
   <translation>Jordânia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kazakhstan</source>
   <translation>Cazaquistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kenya</source>
   <translation>Quênia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kiribati</source>
   <translation>Quiribati</translation>
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
   <translation>Quirguistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Laos</source>
   <translation>Laos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Latvia</source>
   <translation>Letônia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lebanon</source>
   <translation>Líbano</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lesotho</source>
   <translation>Lesoto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liberia</source>
   <translation>Libéria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Libya</source>
   <translation>Líbia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liechtenstein</source>
   <translation>Liechtenstein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lithuania</source>
   <translation>Lituânia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Luxembourg</source>
   <translation>Luxemburgo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Macao SAR China</source>
   <translation>Macau, RAE da China</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Madagascar</source>
   <translation>Madagascar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malawi</source>
   <translation>Malaui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malaysia</source>
   <translation>Malásia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Maldives</source>
   <translation>Maldivas</translation>
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
   <translation>Ilhas Marshall</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Martinique</source>
   <translation>Martinica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritania</source>
   <translation>Mauritânia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritius</source>
   <translation>Maurício</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mayotte</source>
   <translation>Mayotte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mexico</source>
   <translation>México</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Micronesia</source>
   <translation>Micronésia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Moldova</source>
   <translation>Moldávia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Monaco</source>
   <translation>Mônaco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mongolia</source>
   <translation>Mongólia</translation>
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
   <translation>Marrocos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mozambique</source>
   <translation>Moçambique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Myanmar (Burma)</source>
   <translation>Mianmar (Birmânia)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Namibia</source>
   <translation>Namíbia</translation>
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
   <translation>Países Baixos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Caledonia</source>
   <translation>Nova Caledônia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Zealand</source>
   <translation>Nova Zelândia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nicaragua</source>
   <translation>Nicarágua</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niger</source>
   <translation>Níger</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nigeria</source>
   <translation>Nigéria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niue</source>
   <translation>Niue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norfolk Island</source>
   <translation>Ilha Norfolk</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Korea</source>
   <translation>Coreia do Norte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Macedonia</source>
   <translation>Macedônia do Norte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Northern Mariana Islands</source>
   <translation>Ilhas Marianas do Norte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norway</source>
   <translation>Noruega</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Oman</source>
   <translation>Omã</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Outlying Oceania</source>
   <translation>Oceania Remota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pakistan</source>
   <translation>Paquistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palau</source>
   <translation>Palau</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palestinian Territories</source>
   <translation>Territórios palestinos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Panama</source>
   <translation>Panamá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Papua New Guinea</source>
   <translation>Papua-Nova Guiné</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Paraguay</source>
   <translation>Paraguai</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Peru</source>
   <translation>Peru</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Philippines</source>
   <translation>Filipinas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pitcairn Islands</source>
   <translation>Ilhas Pitcairn</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Poland</source>
   <translation>Polônia</translation>
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
   <translation>Catar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Romania</source>
   <translation>Romênia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Russia</source>
   <translation>Rússia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Rwanda</source>
   <translation>Ruanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Réunion</source>
   <translation>Reunião</translation>
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
   <translation>Arábia Saudita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Senegal</source>
   <translation>Senegal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Serbia</source>
   <translation>Sérvia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Seychelles</source>
   <translation>Seicheles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sierra Leone</source>
   <translation>Serra Leoa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Singapore</source>
   <translation>Singapura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sint Maarten</source>
   <translation>Sint Maarten</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovakia</source>
   <translation>Eslováquia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovenia</source>
   <translation>Eslovênia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Solomon Islands</source>
   <translation>Ilhas Salomão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Somalia</source>
   <translation>Somália</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Africa</source>
   <translation>África do Sul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Georgia &amp; South Sandwich Islands</source>
   <translation>Ilhas Geórgia do Sul e Sandwich do Sul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Korea</source>
   <translation>Coreia do Sul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Sudan</source>
   <translation>Sudão do Sul</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Spain</source>
   <translation>Espanha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sri Lanka</source>
   <translation>Sri Lanka</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Barthélemy</source>
   <translation>São Bartolomeu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Helena</source>
   <translation>Santa Helena</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Kitts &amp; Nevis</source>
   <translation>São Cristóvão e Névis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Lucia</source>
   <translation>Santa Lúcia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Martin</source>
   <translation>São Martinho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Pierre &amp; Miquelon</source>
   <translation>São Pedro e Miquelão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Vincent &amp; Grenadines</source>
   <translation>São Vicente e Granadinas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sudan</source>
   <translation>Sudão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Suriname</source>
   <translation>Suriname</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Svalbard &amp; Jan Mayen</source>
   <translation>Svalbard e Jan Mayen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sweden</source>
   <translation>Suécia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Switzerland</source>
   <translation>Suíça</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Syria</source>
   <translation>Síria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>São Tomé &amp; Príncipe</source>
   <translation>São Tomé e Príncipe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Taiwan</source>
   <translation>Taiwan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tajikistan</source>
   <translation>Tadjiquistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tanzania</source>
   <translation>Tanzânia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Thailand</source>
   <translation>Tailândia</translation>
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
   <translation>Trinidad e Tobago</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tristan da Cunha</source>
   <translation>Tristão da Cunha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tunisia</source>
   <translation>Tunísia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turkmenistan</source>
   <translation>Turcomenistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turks &amp; Caicos Islands</source>
   <translation>Ilhas Turcas e Caicos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tuvalu</source>
   <translation>Tuvalu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Türkiye</source>
   <translation>Turquia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Outlying Islands</source>
   <translation>Ilhas Menores Distantes dos EUA</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Virgin Islands</source>
   <translation>Ilhas Virgens Americanas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uganda</source>
   <translation>Uganda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ukraine</source>
   <translation>Ucrânia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Arab Emirates</source>
   <translation>Emirados Árabes Unidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Kingdom</source>
   <translation>Reino Unido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United States</source>
   <translation>Estados Unidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uruguay</source>
   <translation>Uruguai</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uzbekistan</source>
   <translation>Uzbequistão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vanuatu</source>
   <translation>Vanuatu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vatican City</source>
   <translation>Cidade do Vaticano</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Venezuela</source>
   <translation>Venezuela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vietnam</source>
   <translation>Vietnã</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Wallis &amp; Futuna</source>
   <translation>Wallis e Futuna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Western Sahara</source>
   <translation>Saara Ocidental</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Yemen</source>
   <translation>Iêmen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zambia</source>
   <translation>Zâmbia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zimbabwe</source>
   <translation>Zimbábue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Åland Islands</source>
   <translation>Ilhas Aland</translation>
  </message>
 </context>
 <context>
  <name>crash</name>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Close Dialproof</source>
   <translation>Fechar o Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone numbers and no keys, so that you can send them to whoever looks after it.</source>
   <translation>Continue e, se algo parecer errado, feche o Dialproof e abra-o de novo. Os detalhes não contêm números de telefone nem chaves; você pode enviá-los a quem cuida do programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copy details</source>
   <translation>Copiar detalhes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details</source>
   <translation>Detalhes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details…</source>
   <translation>Detalhes…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof didn't close properly last time.</source>
   <translation>O Dialproof não foi fechado corretamente da última vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof ended unexpectedly last time.</source>
   <translation>O Dialproof terminou inesperadamente da última vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Hide details</source>
   <translation>Ocultar detalhes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under way go on, now or at the next start; if it isn't known whether a task arrived, you are asked.</source>
   <translation>Nada é enviado duas vezes e nenhuma lista se perde: tudo é registrado antes de sair. As listas em andamento continuam, agora ou na próxima inicialização; se não se souber se uma tarefa chegou, o Dialproof pergunta a você.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task arrived, the task monitor asks you.</source>
   <translation>Nada é enviado duas vezes e nenhuma lista se perde: o que estava em andamento continua. Se não se souber se uma tarefa chegou, o monitor de tarefas pergunta a você.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.</source>
   <translation>Nada é enviado duas vezes. Se isso não parar, feche o Dialproof e abra-o de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Open log folder</source>
   <translation>Abrir pasta do log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Show details</source>
   <translation>Mostrar detalhes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof again.</source>
   <translation>Algo deu errado no Dialproof de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Algo deu errado no Dialproof.</translation>
  </message>
 </context>
 <context>
  <name>decide</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>An older copy took the place of the damaged journal, so it is not known which of its numbers were checked since then. Dialproof doesn't ask by itself, because some might be paid for twice.</source>
   <translation>Uma cópia mais antiga tomou o lugar do registro de envios danificado; por isso não se sabe quais números foram consultados desde então. O Dialproof não consulta sozinho, pois alguns poderiam ser pagos duas vezes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Asking the service…</source>
   <translation>Perguntando ao serviço…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance after</source>
   <translation>Saldo depois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance before</source>
   <translation>Saldo antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check these</source>
   <translation>Consultar estes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check those without an answer here</source>
   <translation>Consultar os que não têm resposta aqui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Choose a way</source>
   <translation>Escolha uma opção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide later</source>
   <translation>Decidir depois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof doesn't send it again by itself: some services accept what they say they refuse. Fix what the service names, then send it again.</source>
   <translation>O Dialproof não reenvia sozinho: alguns serviços aceitam o que dizem recusar. Corrija o que o serviço indica e depois reenvie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did it arrive?</source>
   <translation>Chegou?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did task {} of “{}” arrive?</source>
   <translation>A tarefa {} de “{}” chegou?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>First and last</source>
   <translation>Primeiro e último</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Hide the answer</source>
   <translation>Ocultar a resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should it go on?</source>
   <translation>Como continuar?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should task {} of “{}” go on?</source>
   <translation>Como a tarefa {} de “{}” continua?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It arrived: continue with its id</source>
   <translation>Chegou: assumir pelo ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It did not arrive: send it again</source>
   <translation>Não chegou: reenviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It has another id at the service</source>
   <translation>Tem outro ID no serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is fixed: send it again</source>
   <translation>Foi corrigido: reenviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is not known whether it arrived. Dialproof doesn't send it again by itself, because it might be paid for twice. Your service's own task list or its support can tell.</source>
   <translation>Não se sabe se chegou. O Dialproof não reenvia sozinho, pois você poderia pagar duas vezes. A lista de tarefas do próprio serviço ou o suporte dele podem confirmar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Leave it</source>
   <translation>Deixar como está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Look for this task</source>
   <translation>Procurar esta tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again</source>
   <translation>Reenviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again?</source>
   <translation>Reenviar?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Sent</source>
   <translation>Envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Show the service's answer</source>
   <translation>Mostrar a resposta do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Started</source>
   <translation>Início</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task id</source>
   <translation>ID da tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it probably did not arrive.</source>
   <translation>O saldo não caiu; provavelmente não chegou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it was not charged.</source>
   <translation>O saldo não caiu; não houve cobrança.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance fell by {}, so it probably arrived.</source>
   <translation>O saldo caiu {}; provavelmente chegou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The reply to it is here, and could not be read. Correct the connection, or how results are read, and carry on: nothing is paid for again.</source>
   <translation>A resposta está aqui e não pôde ser lida. Corrija a conexão, ou como os resultados são lidos, e continue: nada é pago de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service accepted it as {}. “Fetch again” in the task monitor is free.</source>
   <translation>O serviço a aceitou como {}. “Baixar de novo”, no monitor de tarefas, é grátis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service has no task {}. Check the id.</source>
   <translation>O serviço não tem a tarefa {}. Confira o identificador.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service refused task {} of “{}”.</source>
   <translation>O serviço recusou a tarefa {} de “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The service's answer</source>
   <translation>A resposta do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The task's id at the service, such as t_8f31</source>
   <translation>O ID da tarefa no serviço, como t_8f31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Were more numbers of “{}” checked?</source>
   <translation>Mais números de “{}” foram consultados?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>What happened</source>
   <translation>O que aconteceu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>balance {} → {}</source>
   <translation>saldo {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>sent {}</source>
   <translation>envio: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>started {}</source>
   <translation>início: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>{} to {}</source>
   <translation>{} a {}</translation>
  </message>
 </context>
 <context>
  <name>errors</name>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>A list that was deleted since had {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours.</source>
   <translation>Uma lista excluída desde então tinha {count} dos {total} números de “{name}”, enviados para {product} nas últimas 24 horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>A number may have been charged without an answer ({reason}).</source>
   <translation>Um número pode ter sido cobrado sem resposta ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Add --no-suppression to check it all the same, or take it off the list.</source>
   <translation>Acrescente --no-suppression para verificá-lo mesmo assim, ou retire-o da lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Add credit to the account, then carry on.</source>
   <translation>Adicione créditos à conta e depois continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name in the settings.</source>
   <translation>Adicione o arquivo dela com esse nome nas configurações.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name, in the settings or by “dialproof suppress add”.</source>
   <translation>Adicione o arquivo dela com esse nome, nas configurações ou com “dialproof suppress add”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>All numbers in “{name}” are on your suppression lists ({lists}), so nothing is sent.</source>
   <translation>Todos os números de “{name}” estão nas suas listas de supressão ({lists}); nada é enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Ask the service what it delivers there; fetching it again is free.</source>
   <translation>Pergunte ao serviço o que ele envia ali; baixar de novo é grátis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask whoever looks after this computer to correct it.</source>
   <translation>Peça a quem cuida deste computador que corrija isso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>By its own word it took nothing of this request; what was accepted earlier goes on.</source>
   <translation>Segundo o próprio serviço, nada desta solicitação foi aceito; o que foi aceito antes continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Cancelled.</source>
   <translation>Cancelado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Carry it on in the task monitor, or delete it there and send the list anew.</source>
   <translation>Continue-a no monitor de tarefas, ou exclua-a lá e envie a lista novamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check it, capital letters and keyboard layout included, and try again.</source>
   <translation>Confira a senha, inclusive as maiúsculas e o layout do teclado, e tente de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address (it ends with the version, as in /api/v1) and the task's id.</source>
   <translation>Confira o endereço da conexão (ele termina com a versão, como em /api/v1) e o ID da tarefa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection's address. If it is right, teach Dialproof what the service calls things: “Test” in the connection's settings shows what it says.</source>
   <translation>Confira o endereço da conexão. Se estiver certo, ensine ao Dialproof os nomes usados pelo serviço: “Testar”, nas configurações da conexão, mostra o que ele responde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address: it ends with the version, as in /api/v1.</source>
   <translation>Confira o endereço da conexão: ele termina com a versão, como em /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection: its address, and with “Test” what the service says. The names that the service uses can be set there.</source>
   <translation>Confira a conexão: o endereço e, com “Testar”, o que o serviço responde. Ali também se definem os nomes usados pelo serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Check the default country and the column with the numbers.</source>
   <translation>Confira o país padrão e a coluna com os números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check the name and the folder, or choose the file again.</source>
   <translation>Confira o nome e a pasta, ou escolha o arquivo de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again.</source>
   <translation>Confira a rede e o endereço da conexão e tente de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again; “dialproof resume” carries on a batch.</source>
   <translation>Confira a rede e o endereço da conexão e tente de novo; “dialproof resume” continua um lote.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the product and the country, and what the service says.</source>
   <translation>Confira o produto, o país e o que o serviço diz.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file in it.</source>
   <translation>Escolha um arquivo dentro dela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file with at least one row.</source>
   <translation>Escolha um arquivo com pelo menos uma linha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose another encoding, or save the list as XLSX or as CSV in UTF-8.</source>
   <translation>Escolha outra codificação, ou salve a lista como XLSX ou como CSV em UTF-8.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose another one.</source>
   <translation>Escolha outra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Choose another place, or close the file if it is open elsewhere.</source>
   <translation>Escolha outro local, ou feche o arquivo se estiver aberto em outro lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Choose another product for these numbers, or verify them together with a longer list.</source>
   <translation>Escolha outro produto para estes números, ou verifique-os junto com uma lista maior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Choose fewer rows with a filter, or split the list into smaller files.</source>
   <translation>Escolha menos linhas com um filtro, ou divida a lista em arquivos menores.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these, by name or by letter.</source>
   <translation>Escolha uma destas, pelo nome ou pela letra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these.</source>
   <translation>Escolha uma destas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT).</source>
   <translation>Escolha o arquivo, compactado ou não, que contém a lista em planilha (XLSX, XLS, ODS) ou texto (CSV, TXT).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the country of the national numbers, or correct the rows with a problem.</source>
   <translation>Escolha o país dos números nacionais, ou corrija as linhas com problema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the file again where it is now.</source>
   <translation>Escolha de novo o arquivo, onde ele está agora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the row in which the columns' names stand, or none.</source>
   <translation>Escolha a linha em que estão os nomes das colunas, ou nenhuma.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Close every Dialproof and start it again: it restores its newest copy and says what needs a decision.</source>
   <translation>Feche todo Dialproof aberto e abra-o de novo: ele restaura a cópia mais recente e diz o que precisa de decisão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Close it in other programs, check that you may read it, or copy it to your own folder.</source>
   <translation>Feche-o em outros programas, confira se você tem permissão para lê-lo, ou copie-o para uma pasta sua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and check that the account may use this product.</source>
   <translation>Copie a chave novamente da sua conta no serviço e confira se a conta pode usar este produto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and enter it in the settings under Connection.</source>
   <translation>Copie a chave novamente da sua conta no serviço e informe-a nas configurações, em Conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Correct that file in the folder “recipes” of the data folder, or save the recipe anew.</source>
   <translation>Corrija esse arquivo na pasta “recipes” da pasta de dados, ou salve a receita de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the products of this connection in the settings, or go back to those that come with the program.</source>
   <translation>Corrija os produtos desta conexão nas configurações, ou volte aos que vêm com o programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the service profile of this connection in the settings, or clear it there.</source>
   <translation>Corrija o dialeto desta conexão nas configurações, ou limpe-o lá.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings or by “dialproof suppress remove {name}”, and add its file again.</source>
   <translation>Exclua-a nas configurações ou com “dialproof suppress remove {name}” e adicione o arquivo novamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings, and add its file again.</source>
   <translation>Exclua-a nas configurações e adicione o arquivo novamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Dialproof doesn't start, so that nothing happens that your organisation doesn't want. Nothing was sent.</source>
   <translation>O Dialproof não inicia, para que não aconteça nada que sua organização não queira. Nada foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Dialproof is already open over “{name}”, and its window does not answer.</source>
   <translation>O Dialproof já está aberto com a pasta “{name}”, e a janela dele não responde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Enter its password.</source>
   <translation>Informe a senha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Informe a chave nas configurações, em Conexão, ou defina DIALPROOF_API_KEY para esse endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection.</source>
   <translation>Informe a chave nas configurações, em Conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away.</source>
   <translation>Informe o preço do produto ou retire o limite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away; then carry on.</source>
   <translation>Informe o preço do produto ou retire o limite; depois continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Every valid number in “{name}” is on your suppression lists ({lists}), so nothing is sent. Rows with a number that has a problem: {count}.</source>
   <translation>Todos os números válidos de “{name}” estão nas suas listas de supressão ({lists}); nada é enviado. Linhas com um número que tem um problema: {count}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Export them as an Excel workbook (XLSX) instead: it has every row and column of the list.</source>
   <translation>Exporte-os como pasta de trabalho do Excel (XLSX): ela tem todas as linhas e colunas da lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space and try again; “dialproof resume” carries on with what is open.</source>
   <translation>Libere espaço e tente de novo; “dialproof resume” continua o que está pendente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, check the folder's rights, or name another with --home.</source>
   <translation>Libere espaço, confira as permissões da pasta, ou indique outra com --home.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, or check the folder's rights.</source>
   <translation>Libere espaço ou confira as permissões da pasta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, start Dialproof again, and decide “It arrived” with this id.</source>
   <translation>Libere espaço, abra o Dialproof de novo e decida “Chegou” com este ID.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, then carry on.</source>
   <translation>Libere espaço e depois continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it a cap.</source>
   <translation>Dê um limite a ela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it one: numbers or amount under [cap] in its file, or in the window.</source>
   <translation>Dê um a ela: numbers ou amount em [cap] no arquivo dela, ou na janela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Give its password in a file with --password-file, or on a terminal, where it is asked for.</source>
   <translation>Informe a senha em um arquivo com --password-file, ou em um terminal, onde ela é solicitada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; or enter the key in the settings under Connection.</source>
   <translation>Se ela for destinada a esse endereço, execute “dialproof resume --base-url {base_url}” com DIALPROOF_API_KEY definida; ou informe a chave nas configurações, em Conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>If it is on a network drive or in a cloud folder, copy it to your own disk and choose the copy; else save it anew as XLSX or CSV.</source>
   <translation>Se estiver em uma unidade de rede ou pasta na nuvem, copie-o para o seu disco e escolha a cópia; senão, salve-o novamente como XLSX ou CSV.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>In the window, open the results of this batch and choose “Read results differently…”, where you see the file as it was received. If it isn't a result at all, ask the service.</source>
   <translation>Na janela, abra os resultados deste lote e escolha “Ler resultados de outra forma…”, onde você vê o arquivo como foi recebido. Se não for um resultado, pergunte ao serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version, or name another folder with --home.</source>
   <translation>Instale a versão mais nova, ou indique outra pasta com --home.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version.</source>
   <translation>Instale a versão mais nova.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It can't be told whether there is a new version: {reason}.</source>
   <translation>Não é possível saber se há uma versão nova: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It goes on by itself once that day or month is over, if the window is open then; or raise the cap on the page Balance, and carry on.</source>
   <translation>Continua sozinho assim que esse dia ou mês terminar, se a janela estiver aberta; ou aumente o limite na página Saldo e continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It goes on there.</source>
   <translation>Lá, o trabalho continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is Dialproof's window, or another command: look there, or wait until it has finished.</source>
   <translation>É a janela do Dialproof, ou outro comando: veja lá, ou espere até que termine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is a command in a terminal, or run by a schedule. Wait until it has finished.</source>
   <translation>É um comando em um terminal ou de uma tarefa agendada. Espere até que termine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It is not checked again by itself, since that might be charged, too.</source>
   <translation>Ele não é consultado de novo automaticamente, pois isso também poderia ser cobrado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It is not known whether the service accepted {count} submission(s) ({reason}).</source>
   <translation>Não se sabe se o serviço aceitou {count} envio(s) ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>It is yours alone from now on. Whether somebody changed anything in it before can't be seen.</source>
   <translation>De agora em diante, só você tem acesso a ela. Não é possível saber se alguém alterou algo nela antes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Its owner can read your lists and change what was noted of them.</source>
   <translation>O proprietário dela pode ler suas listas e alterar o que foi registrado sobre elas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance and ask the service before you have the rest sent again.</source>
   <translation>Veja o saldo e pergunte ao serviço antes de reenviar o restante.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Look at the balance before you check the number again.</source>
   <translation>Veja o saldo antes de consultar o número de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance in your account at the service.</source>
   <translation>Consulte o saldo em sua conta no serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at the suppression lists in the settings.</source>
   <translation>Veja as listas de supressão nas configurações.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at what would be sent and what it costs now, and send it again.</source>
   <translation>Veja o que seria enviado agora e quanto custa, e reenvie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for it, also on other computers that use this folder; close or end it, then start Dialproof again.</source>
   <translation>Procure-o, também em outros computadores que usam esta pasta; feche-o ou encerre-o e abra o Dialproof de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for lists and tasks that you don't know before you send anything.</source>
   <translation>Antes de enviar algo, veja se há listas e tarefas que você não reconhece.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Look in your service's task list before you decide, or verify a list again. The damaged file is kept in “{folder}”.</source>
   <translation>Veja a lista de tarefas do seu serviço antes de decidir ou de verificar uma lista de novo. O arquivo danificado está guardado em “{folder}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Missing in it, and perhaps sent: {lists}. Verified again, they wait for your decision first.</source>
   <translation>Ausentes nele, e talvez enviadas: {lists}. Se verificadas de novo, aguardam antes a sua decisão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Name a folder of your own with --home or DIALPROOF_HOME.</source>
   <translation>Indique uma pasta sua com --home ou DIALPROOF_HOME.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Name another file with “-o”. “dialproof export BATCH -o FILE” writes a batch's result elsewhere, for free; “dialproof tasks” lists them.</source>
   <translation>Indique outro arquivo com “-o”. “dialproof export BATCH -o FILE” grava o resultado de um lote em outro lugar, sem custo; “dialproof tasks” mostra os lotes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the column with the numbers, and the country of numbers written without a country code.</source>
   <translation>Indique a coluna com os números e o país dos números escritos sem código do país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the country that numbers without a country code are written in (“--country GB”, for example), or mend the others (“--mend”).</source>
   <translation>Informe o país em que estão escritos os números sem código do país (“--country GB”, por exemplo), ou corrija os demais (“--mend”).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>No answer came for {number} ({reason}).</source>
   <translation>Nenhuma resposta chegou para {number} ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>No phone numbers were found in “{name}”.</source>
   <translation>Nenhum número de telefone foi encontrado em “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>None of the numbers in “{name}” is valid, so there is nothing to send.</source>
   <translation>Nenhum dos números em “{name}” é válido; não há nada para enviar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id. Free some space, or end what holds the journal; then “dialproof decide {batch}/{part} --arrived {task_id}” and “dialproof resume” carry on.</source>
   <translation>Anote este ID. Libere espaço, ou encerre o que está usando o registro de envios; depois “dialproof decide {batch}/{part} --arrived {task_id}” e “dialproof resume” continuam o trabalho.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id: at the next start Dialproof asks whether the task arrived.</source>
   <translation>Anote este ID: na próxima inicialização, o Dialproof pergunta se a tarefa chegou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Nothing is lost: the journal has all that was sent.</source>
   <translation>Nada se perdeu: o registro de envios contém tudo o que saiu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Nothing is lost: what was sent is in the journal, and the batch can be carried on.</source>
   <translation>Nada se perdeu: o que saiu está no registro de envios, e o lote pode continuar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is overwritten.</source>
   <translation>Nada é sobrescrito.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing is sent that can't be written down first. An answer on its way may need your decision.</source>
   <translation>Nada é enviado sem antes ser registrado. Uma resposta a caminho pode precisar da sua decisão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is sent through this connection until it is corrected; your lists are unchanged.</source>
   <translation>Nada é enviado por esta conexão até que isso seja corrigido; suas listas não foram alteradas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more is sent until it has been put right.</source>
   <translation>Nada mais é enviado até que isso seja corrigido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more of it is sent. What was answered earlier is still at the service.</source>
   <translation>Nada mais desta lista é enviado. As respostas anteriores ainda estão no serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing of it is lost.</source>
   <translation>Nada dela foi perdido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Nothing of that was sent.</source>
   <translation>Nada disso foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was changed.</source>
   <translation>Nada foi alterado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing was sent, and your file is unchanged.</source>
   <translation>Nada foi enviado, e seu arquivo não foi alterado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was sent.</source>
   <translation>Nada foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Of the numbers in “{name}”, {total} would be sent; {count} of these went for {product} within the last 24 hours or will go, {where}.</source>
   <translation>Dos números de “{name}”, {total} seriam enviados; {count} deles saíram para {product} nas últimas 24 horas ou vão sair, {where}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program and save it anew, or ask for the file again.</source>
   <translation>Abra-o no seu programa de planilhas e salve-o novamente, ou peça o arquivo outra vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program, save a copy without a password, and choose the copy.</source>
   <translation>Abra-o no seu programa de planilhas, salve uma cópia sem senha e escolha a cópia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Open the file again and correct it there; the answers that this list has can be reused for free.</source>
   <translation>Abra o arquivo de novo e corrija-o ali; as respostas que esta lista tem podem ser reaproveitadas de graça.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that.</source>
   <translation>Abra o arquivo no seu programa de planilhas, salve-o como um novo XLSX ou CSV e escolha esse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Others on this computer could write in the data folder “{name}”.</source>
   <translation>Outras pessoas neste computador podiam gravar na pasta de dados “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Press the button again to pay for them once more.</source>
   <translation>Clique de novo no botão para pagar por eles mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”.</source>
   <translation>Aumente o limite da receita em “Receitas…”, “Alterar…”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”; then carry on.</source>
   <translation>Aumente o limite da receita em “Receitas…”, “Alterar…”; depois continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe, or verify the list by hand.</source>
   <translation>Aumente o limite da receita, ou verifique a lista à mão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, or wait until that day or month is over.</source>
   <translation>Aumente o limite na página Saldo ou espere até que esse dia ou mês termine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”.</source>
   <translation>Aumente o limite na página Saldo, em “Gastar no máximo”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”; then carry on.</source>
   <translation>Aumente o limite na página Saldo, em “Gastar no máximo”; depois continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the quota at the service, or wait until it is renewed, then send again.</source>
   <translation>Aumente a cota no serviço, ou espere até que ela seja renovada, e depois envie novamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Reuse their answers if that is offered and not chosen yet, or press the button again to pay for them once more.</source>
   <translation>Reutilize as respostas se isso for oferecido e ainda não estiver escolhido, ou clique de novo no botão para pagar por eles mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Row {row} can't be the header: only the first {rows} rows are looked at.</source>
   <translation>A linha {row} não pode ser o cabeçalho: só as primeiras {rows} linhas são examinadas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save or export the list in it as XLSX or CSV and choose that file.</source>
   <translation>Salve ou exporte a lista contida nele como XLSX ou CSV e escolha esse arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save the list as XLSX or CSV and choose that file.</source>
   <translation>Salve a lista como XLSX ou CSV e escolha esse arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Save the list as a workbook (XLSX), or name no sheet; a recipe names it in its text file.</source>
   <translation>Salve a lista como pasta de trabalho (XLSX), ou não indique planilha; uma receita a indica em seu arquivo de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>See “dialproof --help”.</source>
   <translation>Veja “dialproof --help”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Send the list in smaller tasks.</source>
   <translation>Envie a lista em tarefas menores.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Some answers that “{name}” was to reuse are too old by now, or their list was deleted.</source>
   <translation>Algumas respostas que “{name}” reutilizaria já são antigas demais, ou a lista delas foi excluída.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>Something went wrong.</source>
   <translation>Algo deu errado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Split the list into smaller files.</source>
   <translation>Divida a lista em arquivos menores.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Start Dialproof again. If it keeps happening, look into the log.</source>
   <translation>Abra o Dialproof de novo. Se continuar acontecendo, veja o log.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Start Dialproof with a data folder of your own.</source>
   <translation>Inicie o Dialproof com uma pasta de dados própria.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Take it off the list to check it.</source>
   <translation>Tire-o da lista para verificá-lo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Task {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason}).</source>
   <translation>A tarefa {part} de “{name}” foi aceita como “{task_id}”, e não é possível registrar isso ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>That password doesn't open “{name}”.</source>
   <translation>Essa senha não abre “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The API key for {origin} is in the system keyring, which is locked.</source>
   <translation>A chave de API para {origin} está no chaveiro do sistema, que está bloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The account's quota is used up. {message}</source>
   <translation>A cota da conta se esgotou. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} is too large: {reason}.</source>
   <translation>A resposta de {origin} é grande demais: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} was not understood: {reason}.</source>
   <translation>A resposta de {origin} não foi entendida: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The answers are kept; nothing is lost.</source>
   <translation>As respostas estão guardadas; nada se perdeu.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” is protected with a password.</source>
   <translation>O arquivo compactado “{name}” é protegido por senha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked.</source>
   <translation>O arquivo compactado “{name}” contém outro, “{inner}”; arquivos compactados dentro de outros não são descompactados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}.</source>
   <translation>O limite da receita “{recipe}” é de {cap} por execução, e “{name}” precisa de {needed}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}”, {cap}, leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>O limite da receita “{recipe}”, {cap}, deixa pouco demais: {spent} gastos até agora, e o restante custa {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} can't be kept: nobody has said what a number costs.</source>
   <translation>O limite de {cap} não pode ser respeitado: ninguém informou quanto custa um número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>O limite de {cap} deixa pouco demais: {spent} gastos até agora, e o restante custa {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The check may have been charged all the same; the balance shows it.</source>
   <translation>A consulta pode ter sido cobrada mesmo assim; o saldo mostra se foi.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” belongs to somebody else.</source>
   <translation>A pasta de dados “{name}” pertence a outra pessoa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” can't be used: {reason}.</source>
   <translation>Não é possível usar a pasta de dados “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The disk with the folder “{name}” is full.</source>
   <translation>O disco com a pasta “{name}” está cheio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The journal in “{name}” was written by a newer version of Dialproof.</source>
   <translation>O registro de envios em “{name}” foi gravado por uma versão mais nova do Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged and has been restored from its copy of {copy}.</source>
   <translation>O registro de envios estava danificado e foi restaurado da cópia de {copy}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged, and there is no sound copy of it: a new, empty one was begun.</source>
   <translation>O registro de envios estava danificado e não há cópia íntegra: um novo, vazio, foi iniciado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The key may be mistyped, expired or not meant for this. Nothing is lost; lists that wait go on with the right key.</source>
   <translation>A chave pode estar digitada errada, ter expirado ou não ser destinada a isso. Nada se perde; com a chave certa, as listas em espera continuam.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The list has no column “{column}”. It has: {columns}.</source>
   <translation>A lista não tem a coluna “{column}”. Ela tem: {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The list is too large for this: it takes more memory than Dialproof allows itself.</source>
   <translation>A lista é grande demais para isso: exige mais memória do que o Dialproof se permite usar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The list of products of “{name}” can't be read: {reason}.</source>
   <translation>Não é possível ler a lista de produtos de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The local service did not start ({reason}).</source>
   <translation>O serviço local não iniciou ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The policy of this computer, “{name}”, can't be used: {reason}.</source>
   <translation>Não é possível usar a política deste computador, “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe in “{name}” can't be read: {reason}.</source>
   <translation>A receita em “{name}” não pode ser lida: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe “{name}” has no cap, and nobody is here to agree to what it costs.</source>
   <translation>A receita “{name}” não tem limite, e não há ninguém para concordar com o custo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The result can't be written to “{name}”: {reason}.</source>
   <translation>Não é possível gravar o resultado em “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The result of task {task} can't be read: {reason}.</source>
   <translation>Não é possível ler o resultado da tarefa {task}: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The results can't be added to a copy of “{name}”: {reason}.</source>
   <translation>Não é possível adicionar os resultados a uma cópia de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asked to wait {count} times in a row. {message}</source>
   <translation>O serviço pediu para esperar {count} vezes seguidas. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asks to wait before the next request. {message}</source>
   <translation>O serviço pede para esperar antes da próxima solicitação. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service did not accept the API key ({status}). {message}</source>
   <translation>O serviço não aceitou a chave de API ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service does not know what was asked for. {message}</source>
   <translation>O serviço não conhece o que foi pedido. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The service profile of “{name}” can't be read: {reason}.</source>
   <translation>Não é possível ler os nomes usados pelo serviço de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service refused the request ({status}). {message}</source>
   <translation>O serviço recusou a solicitação ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes fewer numbers in one task. {message}</source>
   <translation>O serviço aceita menos números por tarefa. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes only larger tasks. {message}</source>
   <translation>O serviço só aceita tarefas maiores. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” is missing or damaged.</source>
   <translation>A lista guardada de “{name}” não existe mais ou está danificada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” was written by an earlier version of Dialproof.</source>
   <translation>A lista guardada de “{name}” é de uma versão anterior do Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The suppression list “{name}” can't be read, so nothing is sent.</source>
   <translation>A lista de supressão “{name}” não pode ser lida; nada é enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The time of {seconds:g} seconds is up.</source>
   <translation>O tempo limite de {seconds:g} s acabou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}.</source>
   <translation>Não há chave de API para {origin}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before.</source>
   <translation>Não há chave de API para {origin}: a que está em DIALPROOF_API_KEY ainda não foi usada lá.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>There is no list in the archive “{name}”: it has {content}.</source>
   <translation>Não há lista no arquivo compactado “{name}”: ele contém {content}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>There is no recipe “{name}”.</source>
   <translation>Não há nenhuma receita “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is not enough credit. {message}</source>
   <translation>O saldo não é suficiente. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>They may have been charged, so they are not sent again by themselves.</source>
   <translation>Pode ter havido cobrança; por isso nada é reenviado automaticamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>This service has no balance that can be read.</source>
   <translation>Este serviço não tem um saldo que possa ser lido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while.</source>
   <translation>Tente de novo daqui a pouco.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while; the batch can be carried on.</source>
   <translation>Tente de novo daqui a pouco; o lote pode continuar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again later, or ask whoever gave you Dialproof.</source>
   <translation>Tente de novo mais tarde ou pergunte a quem forneceu o Dialproof a você.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Try again: it is brought up to date first.</source>
   <translation>Tente de novo: primeiro ela é atualizada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or enter the key in the settings under Connection.</source>
   <translation>Desbloqueie o chaveiro e tente de novo, ou informe a chave nas configurações, em Conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Desbloqueie o chaveiro e tente de novo, ou defina DIALPROOF_API_KEY para esse endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it with its password, and choose the list that was in it.</source>
   <translation>Descompacte-o com a senha e escolha a lista que estava nele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it yourself, and choose the list that was in it.</source>
   <translation>Descompacte-o você mesmo e escolha a lista que estava nele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack “{name}” yourself, and choose what is in it.</source>
   <translation>Descompacte “{name}” você mesmo e escolha o que há nele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Use that one. Whoever looks after this computer can change its policy.</source>
   <translation>Use esse. Quem cuida deste computador pode alterar a política dele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Verify it by hand, and save that as the recipe.</source>
   <translation>Verifique-o à mão, e salve isso como a receita.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Verify the list again from its file; the journal shows what was sent.</source>
   <translation>Verifique a lista de novo a partir do arquivo; o registro de envios mostra o que foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait a minute and carry on.</source>
   <translation>Espere um minuto e continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder.</source>
   <translation>Espere um momento e tente de novo; se persistir, pause programas de backup ou sincronização da pasta de dados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Wait until that program has finished, or close the file there, then choose it again.</source>
   <translation>Espere até que esse programa termine, ou feche o arquivo nele, e escolha-o de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait until the service takes requests again, then have it sent again.</source>
   <translation>Espere até que o serviço volte a aceitar solicitações e depois reenvie.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What a list costs is reckoned from the prices of its products; nothing is in the way.</source>
   <translation>O custo de uma lista é calculado pelos preços de seus produtos; nada impede o envio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What isn't sent yet waits. Nothing is lost.</source>
   <translation>O que ainda não foi enviado aguarda. Nada se perde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. No open task waits to be sent.</source>
   <translation>O que foi enviado depois da cópia não consta nele. Nenhuma tarefa aberta espera envio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. {parts} open task(s) may have been sent since; they are not sent again by themselves, but wait for your decision in the task monitor.</source>
   <translation>O que foi enviado depois da cópia não consta nele. Tarefas abertas que podem ter sido enviadas desde então: {parts}; elas não são reenviadas automaticamente, mas aguardam sua decisão no monitor de tarefas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Whoever looks after this computer can change its policy.</source>
   <translation>Quem cuida deste computador pode alterar a política dele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Escreva-o com o código do país, como em +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Your lists are still on this computer, but Dialproof no longer knows what was sent of them.</source>
   <translation>Suas listas continuam neste computador, mas o Dialproof não sabe mais o que foi enviado delas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Your lists have nothing to do with it.</source>
   <translation>Suas listas não têm nada a ver com isso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Your organisation has set {base_url} as the only service.</source>
   <translation>Sua organização definiu {base_url} como o único serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Your organisation requires a suppression list that isn't here: {name}.</source>
   <translation>A sua organização exige uma lista de supressão que não está aqui: {name}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>{count} of the {total} numbers in “{name}” were sent for {product} within the last 24 hours or are about to be, most of them in “{other}” (batch {batch}).</source>
   <translation>{count} dos {total} números de “{name}” foram enviados para {product} nas últimas 24 horas ou estão prestes a ser, a maioria em “{other}” (lote {batch}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{number} is on the suppression list {lists}, so it wasn't checked.</source>
   <translation>{number} está na lista de supressão {lists}; não foi verificado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} can't be reached ({reason}).</source>
   <translation>Não é possível acessar {origin} ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} did not answer properly ({reason}).</source>
   <translation>{origin} não respondeu corretamente ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{reason}</source>
   <translation>{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“--again” envia a lista mesmo assim, e eles são pagos mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends these {total} all the same, and pays for {count} of them once more.</source>
   <translation>“--again” envia estes {total} mesmo assim, e paga por {count} deles mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof export {batch} -o FILE” writes those answers for free; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“dialproof export {batch} -o FILE” grava essas respostas sem custo; “--again” envia a lista mesmo assim, e elas são pagas mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof recipes” names them.</source>
   <translation>“dialproof recipes” lista os nomes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE --again” takes the other answers over for free and sends {rest}, which pays once more for the {unknown} without an answer that tells anything; “dialproof export {batch} -o FILE” writes all answers, free; “--again” sends the list all the same.</source>
   <translation>“dialproof refresh {batch} INPUT -o FILE --again” aproveita as outras respostas sem custo e envia {rest}, o que paga mais uma vez pelos {unknown} sem uma resposta que diga algo; “dialproof export {batch} -o FILE” grava todas as respostas sem custo; “--again” envia a lista mesmo assim.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE” takes those answers over for free and sends only the rest; “dialproof export {batch} -o FILE” writes them alone; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“dialproof refresh {batch} INPUT -o FILE” aproveita essas respostas sem custo e envia só o resto; “dialproof export {batch} -o FILE” grava só elas; “--again” envia a lista mesmo assim, e elas são pagas mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof resume” carries on with what is open.</source>
   <translation>“dialproof resume” continua o que está pendente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“dialproof resume” carries on.</source>
   <translation>“dialproof resume” continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“dialproof tasks” lists them.</source>
   <translation>“dialproof tasks” mostra a lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof tasks” shows them, “dialproof decide” settles them.</source>
   <translation>“dialproof tasks” mostra quais são, “dialproof decide” os resolve.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be found.</source>
   <translation>“{name}” não foi encontrado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read as {encoding}.</source>
   <translation>Não é possível ler “{name}” como {encoding}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read: {reason}.</source>
   <translation>Não é possível ler “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“{name}” could not be processed: the reader ended unexpectedly.</source>
   <translation>Não foi possível processar “{name}”: o leitor terminou inesperadamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” could not be read: nothing more came of it for {seconds:g} seconds.</source>
   <translation>Não foi possível ler “{name}”: nenhum dado chegou durante {seconds:g} s.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” has no sheet “{sheet}”. It has: {sheets}.</source>
   <translation>“{name}” não tem a planilha “{sheet}”. Tem: {sheets}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is a folder.</source>
   <translation>“{name}” é uma pasta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” is a text file, and the sheet “{sheet}” was asked for: only workbooks have sheets.</source>
   <translation>“{name}” é um arquivo de texto, e foi pedida a planilha “{sheet}”: só pastas de trabalho têm planilhas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is being worked on by another Dialproof.</source>
   <translation>“{name}” está em uso por outro Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is damaged and can't be read ({reason}).</source>
   <translation>“{name}” está danificado e não pode ser lido ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is damaged.</source>
   <translation>“{name}” está danificado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is empty.</source>
   <translation>“{name}” está vazio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is encrypted in a way that Dialproof can't open.</source>
   <translation>“{name}” está criptografado de um modo que o Dialproof não consegue abrir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is held by another program.</source>
   <translation>“{name}” está em uso por outro programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is neither a spreadsheet nor a text list.</source>
   <translation>“{name}” não é uma planilha nem uma lista em texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is protected with a password.</source>
   <translation>“{name}” é protegido por senha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is switched off by your organisation.</source>
   <translation>Sua organização desativou “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is too large: {reason}.</source>
   <translation>“{name}” é grande demais: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is where the result of “{other}” (batch {other_batch}) is, or is to go.</source>
   <translation>“{name}” já contém o resultado de “{other}” (lote {other_batch}), ou está reservado para ele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, not a spreadsheet or a text list.</source>
   <translation>“{name}” é {kind}, não uma planilha nem uma lista em texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, which Dialproof does not unpack.</source>
   <translation>“{name}” é {kind}, que o Dialproof não descompacta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” isn't a file as the recipe “{recipe}” is for: {reason}.</source>
   <translation>“{name}” não é um arquivo para a receita “{recipe}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” keeps changing while it is read: another program is writing it.</source>
   <translation>“{name}” não para de mudar durante a leitura: outro programa está gravando nele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was begun before, and {count} of its numbers are still to be sent: more than was agreed to now.</source>
   <translation>O envio de “{name}” já tinha começado e ainda há números por enviar ({count}): mais do que foi aceito agora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” was moved, renamed or deleted while it was read.</source>
   <translation>“{name}” foi movido, renomeado ou excluído durante a leitura.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was sent, so its rows can't be corrected any more.</source>
   <translation>“{name}” já foi enviada, por isso suas linhas não podem mais ser corrigidas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{number}” is not a valid phone number ({problem}).</source>
   <translation>“{number}” não é um número de telefone válido ({problem}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{other}” (batch {batch}) has {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours or about to be.</source>
   <translation>“{other}” (lote {batch}) tem {count} dos {total} números de “{name}”, enviados para {product} nas últimas 24 horas ou prestes a ser.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All as text</source>
   <translation>Tudo como texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Another export is under way. Try again when it has ended.</source>
   <translation>Outra exportação está em andamento. Tente de novo quando ela terminar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>CSV, cells as they are…</source>
   <translation>CSV, células como estão…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV…</source>
   <translation>CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Cancelled: nothing was written.</source>
   <translation>Cancelado: nada foi gravado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Cells in Excel workbooks</source>
   <translation>Células nas pastas de trabalho do Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Choose another place…</source>
   <translation>Escolher outro local…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Clean list</source>
   <translation>Lista limpa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Close this message</source>
   <translation>Fechar esta mensagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Columns are separated by {}.</source>
   <translation>As colunas são separadas por {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel</source>
   <translation>Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel workbook (XLSX)…</source>
   <translation>Pasta de trabalho do Excel (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Excel workbook, split by outcome…</source>
   <translation>Pasta de trabalho do Excel, separada por situação…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export results</source>
   <translation>Exportar resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good and doubtful numbers…</source>
   <translation>Números bons e duvidosos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (CSV)…</source>
   <translation>Números bons (CSV)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (XLSX)…</source>
   <translation>Números bons (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, as a sheet of your workbook…</source>
   <translation>Números bons, como planilha da sua pasta de trabalho…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, beside your column…</source>
   <translation>Números bons, ao lado da sua coluna…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Look at its tasks in the Task monitor before you hand the file on.</source>
   <translation>Veja as tarefas no Monitor de tarefas antes de repassar o arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>More clean lists</source>
   <translation>Mais listas limpas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>One page to hand on</source>
   <translation>Uma página para repassar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook with columns added…</source>
   <translation>Pasta de trabalho original com colunas adicionadas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook, with international numbers…</source>
   <translation>Pasta de trabalho original, com números internacionais…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report (PDF)…</source>
   <translation>Relatório (PDF)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Report on {} written to “{}”.</source>
   <translation>Relatório sobre {} gravado em “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report with charts (XLSX)…</source>
   <translation>Relatório com gráficos (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>Several sheets were read as one list, so there is no single sheet to add columns to.</source>
   <translation>Várias planilhas foram lidas como uma só lista; por isso não há uma planilha única à qual adicionar colunas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Show in folder</source>
   <translation>Mostrar na pasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>SmartArt</source>
   <translation>SmartArt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>The export was cancelled. Nothing was written.</source>
   <translation>A exportação foi cancelada. Nada foi gravado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.</source>
   <translation>A lista não é uma pasta de trabalho do Excel (XLSX ou XLSM); por isso não há onde adicionar colunas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The list is not complete: {}.</source>
   <translation>A lista não está completa: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.</source>
   <translation>A lista é longa demais para ser copiada com a formatação: exporte-a como pasta de trabalho do Excel (XLSX).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.</source>
   <translation>A pasta de trabalho da lista é protegida por senha, que o Dialproof não guarda; por isso não é possível gravar a cópia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The sums do not agree: {}.</source>
   <translation>As somas não conferem: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>The system has no program to open “{}”.</source>
   <translation>O sistema não tem um programa para abrir “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Types as in your file</source>
   <translation>Tipos como no seu arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Verdicts: {}.</source>
   <translation>Vereditos: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Write a report</source>
   <translation>Escrever um relatório</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Writing {}</source>
   <translation>Gravando {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>XML maps</source>
   <translation>mapas XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Your own file has what this copy could not keep: {}.</source>
   <translation>Seu arquivo contém o que esta cópia não pôde manter: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file with its sheets and formatting; your file stays as it is</source>
   <translation>uma cópia do seu arquivo, com planilhas e formatação; o seu arquivo não muda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file, with the clean list on a sheet behind the others</source>
   <translation>uma cópia do seu próprio arquivo, com a lista limpa numa planilha depois das outras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>additions to the ribbon</source>
   <translation>acréscimos à faixa de opções</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>all rows on one sheet, with an About sheet</source>
   <translation>todas as linhas em uma planilha, com uma planilha Sobre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with the doubtful numbers, too</source>
   <translation>como a lista limpa, também com os números duvidosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with your numbers as they were and E.164 in a column after them</source>
   <translation>como a lista limpa, com os seus números como estavam e E.164 numa coluna depois deles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>background pictures</source>
   <translation>imagens de fundo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>buttons and form controls</source>
   <translation>botões e controles de formulário</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>cells that a spreadsheet program would run are made harmless</source>
   <translation>células que um programa de planilhas executaria são neutralizadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>chart sheets</source>
   <translation>planilhas de gráfico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>charts</source>
   <translation>gráficos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>check boxes in cells</source>
   <translation>caixas de seleção em células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>commas</source>
   <translation>vírgulas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>comments</source>
   <translation>comentários</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>conditional formats</source>
   <translation>formatação condicional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>consolidations</source>
   <translation>consolidações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom XML data</source>
   <translation>dados XML personalizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom views</source>
   <translation>modos de exibição personalizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data connections</source>
   <translation>conexões de dados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data types and pictures in cells</source>
   <translation>tipos de dados e imagens em células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>dialog sheets</source>
   <translation>planilhas de diálogo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>drop-down lists from other sheets</source>
   <translation>listas suspensas vindas de outras planilhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>embedded objects</source>
   <translation>objetos inseridos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>error marks that were switched off</source>
   <translation>marcas de erro que estavam desativadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>every cell as it is, for other programs</source>
   <translation>cada célula como está, para outros programas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/outside_links.py" />
   <source>formulas that fetch from outside the workbook (their last values are there)</source>
   <translation>fórmulas que buscam dados fora da pasta de trabalho (os últimos valores estão na cópia)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>formulas that spill (they become array formulas)</source>
   <translation>fórmulas que despejam (tornam-se fórmulas de matriz)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ink</source>
   <translation>tinta digital</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links</source>
   <translation>links</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links to other workbooks</source>
   <translation>vínculos com outras pastas de trabalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>macros</source>
   <translation>macros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>merged cells</source>
   <translation>células mescladas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>names of ranges</source>
   <translation>nomes de intervalos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer conditional formats, such as icon sets</source>
   <translation>formatação condicional mais nova, como conjuntos de ícones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer kinds of charts, such as waterfalls and maps</source>
   <translation>tipos de gráfico mais novos, como cascatas e mapas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>numbers stay numbers; phone numbers and answers are text</source>
   <translation>números continuam números; telefones e respostas são texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>other parts</source>
   <translation>outras partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>panes of add-ins</source>
   <translation>painéis de suplementos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>phonetic guides above Chinese and Japanese characters</source>
   <translation>guias fonéticos sobre caracteres chineses e japoneses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures</source>
   <translation>imagens</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures in headers and footers</source>
   <translation>imagens em cabeçalhos e rodapés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pivot tables</source>
   <translation>tabelas dinâmicas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>printer settings</source>
   <translation>configurações de impressora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>query tables</source>
   <translation>tabelas de consulta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ranges that can be edited despite protection</source>
   <translation>intervalos que podem ser editados apesar da proteção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>saved views of sheets</source>
   <translation>exibições de planilha salvas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>scenarios</source>
   <translation>cenários</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>semicolons</source>
   <translation>pontos e vírgulas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>sheets for answered, unanswered, invalid and other rows, each with its row number in your list</source>
   <translation>planilhas para linhas com resposta, sem resposta, inválidas e outras, cada linha com seu número na sua lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sheets of Excel 4 macros</source>
   <translation>planilhas de macros do Excel 4</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>slicers</source>
   <translation>segmentações de dados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>some details of how charts look</source>
   <translation>detalhes da aparência dos gráficos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sparklines</source>
   <translation>minigráficos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>tables</source>
   <translation>tabelas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>tabs</source>
   <translation>tabulações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>text boxes and shapes</source>
   <translation>caixas de texto e formas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the data model</source>
   <translation>o modelo de dados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the digital signature</source>
   <translation>a assinatura digital</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the history of a shared workbook</source>
   <translation>o histórico de uma pasta de trabalho compartilhada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the recommendation to open it read-only</source>
   <translation>a recomendação de abrir como somente leitura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>the same, with E.164 in place of the numbers in your phone column; cells with suppressed numbers alone stay</source>
   <translation>o mesmo, com E.164 no lugar dos números da sua coluna de telefone; as células só com números suprimidos ficam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the sensitivity label</source>
   <translation>o rótulo de confidencialidade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the signature of the macros</source>
   <translation>a assinatura das macros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the stored data of pivot tables</source>
   <translation>os dados armazenados das tabelas dinâmicas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>threads of comments (their text stays as notes)</source>
   <translation>conversas em comentários (o texto permanece como anotações)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>timelines</source>
   <translation>linhas do tempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>vertical bars</source>
   <translation>barras verticais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>watched cells</source>
   <translation>células da janela de inspeção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>what came in, how good it is by country, line type and source, what it cost; without numbers of the list</source>
   <translation>o que entrou, qual a qualidade por país, tipo de linha e origem, quanto custou; sem números da lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>your columns with the good numbers alone, each once, in international format</source>
   <translation>suas colunas só com os números bons, cada um uma vez, no formato internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} (filtered)</source>
   <translation>{} (filtrado)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial)</source>
   <translation>{} (parcial)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial, filtered)</source>
   <translation>{} (parcial, filtrado)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} and {} more</source>
   <translation>{} e mais {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} beside a row</source>
   <translation>{} respostas constam na lista, {} junto de uma linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} for numbers that were sent</source>
   <translation>{} respostas constam na lista, {} para números que foram enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were received, {} stand in the list</source>
   <translation>{} respostas foram recebidas, {} constam na lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were reused, {} stand in the list</source>
   <translation>{} respostas foram reutilizadas, {} constam na lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} duplicate rows were read, {} were written</source>
   <translation>{} linhas duplicadas foram lidas, {} foram gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} empty rows were read, {} were written</source>
   <translation>{} linhas vazias foram lidas, {} foram gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} invalid rows were read, {} were written</source>
   <translation>{} linhas inválidas foram lidas, {} foram gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks</source>
   <translation>{} números estão na lista, {} nas tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks or reused</source>
   <translation>{} números estão na lista, {} nas tarefas ou reutilizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} are written as answered or unanswered</source>
   <translation>{} números foram enviados, {} foram gravados com ou sem resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} of them are in the list</source>
   <translation>{} números foram enviados, {} deles estão na lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were suppressed, {} of the list are in no task</source>
   <translation>{} números estavam suprimidos, {} da lista não estão em nenhuma tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were asked for, {} were written</source>
   <translation>{} linhas foram pedidas, {} foram gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} stand in the list</source>
   <translation>{} linhas foram lidas do arquivo, {} constam na lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} were written</source>
   <translation>{} linhas foram lidas do arquivo, {} foram gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} when it was sent</source>
   <translation>{} linhas foram lidas do arquivo, {} quando foi enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were written, {} of a known kind</source>
   <translation>{} linhas foram gravadas, {} de um tipo conhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows with a number were written, {} have a verdict</source>
   <translation>{} linhas com um número foram gravadas, {} têm um veredito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} valid rows were read, {} were written</source>
   <translation>{} linhas válidas foram lidas, {} foram gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} written to “{}”.</source>
   <translation>Gravação concluída: {} em “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean</source>
   <translation>{} – limpa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, beside</source>
   <translation>{} – limpa, ao lado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, with doubtful</source>
   <translation>{} – limpa, com duvidosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – international</source>
   <translation>{} – internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – raw results</source>
   <translation>{} – resultados brutos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – report</source>
   <translation>{} – relatório</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results</source>
   <translation>{} – resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results by outcome</source>
   <translation>{} – resultados por situação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with clean list</source>
   <translation>{} – com lista limpa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} – with columns</source>
   <translation>{} – com colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with results</source>
   <translation>{} – com resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered, {} reused; the sums agree.</source>
   <translation>{}, {} com resposta, {} reutilizados; as somas conferem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered; the sums agree.</source>
   <translation>{}, {} com resposta; as somas conferem.</translation>
  </message>
 </context>
 <context>
  <name>files</name>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose: {name}, {path}</source>
   <translation>Escolher: {name}, {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose…</source>
   <translation>Escolher…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Look in:</source>
   <translation>Procurar em:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>No: {name}</source>
   <translation>Nenhum: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>None</source>
   <translation>Nenhum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Type of file:</source>
   <translation>Tipo de arquivo:</translation>
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
   <translation>“{}”</translation>
  </message>
 </context>
 <context>
  <name>line types</name>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line</source>
   <translation>fixo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line or mobile</source>
   <translation>fixo ou móvel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>mobile</source>
   <translation>móvel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>pager</source>
   <translation>pager</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>personal</source>
   <translation>pessoal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>premium rate</source>
   <translation>tarifado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>shared cost</source>
   <translation>custo compartilhado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>toll free</source>
   <translation>gratuito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>uan</source>
   <translation>corporativo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>voicemail</source>
   <translation>correio de voz</translation>
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
   <translation>Fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copied.</source>
   <translation>Copiado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copy what is shown</source>
   <translation>Copiar o exibido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Follow</source>
   <translation>Acompanhar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Log</source>
   <translation>Log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>New entries are shown as they are written</source>
   <translation>As novas entradas aparecem à medida que são gravadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>No entry matches</source>
   <translation>Nenhuma entrada encontrada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Nothing has been written yet</source>
   <translation>Nada foi gravado ainda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Open log folder</source>
   <translation>Abrir pasta do log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Search the log</source>
   <translation>Pesquisar no log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>errors</source>
   <translation>erros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>everything</source>
   <translation>tudo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>warnings and errors</source>
   <translation>avisos e erros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>{shown} of {entries}</source>
   <translation>{shown} de {entries}</translation>
  </message>
 </context>
 <context>
  <name>monitor</name>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Accepted</source>
   <translation>Aceito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>All</source>
   <translation>Todos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>All {reused} from earlier lists</source>
   <translation>{reused}, todas de listas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Answered</source>
   <translation>Com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Answers</source>
   <translation>Respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Asks for missing answers: nothing is sent or charged</source>
   <translation>Pede as respostas que faltam: nada é enviado nem cobrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Back to the events</source>
   <translation>Voltar aos eventos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Batch</source>
   <translation>Lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Batches</source>
   <translation>Lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Bytes</source>
   <translation>Bytes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Cap reached</source>
   <translation>Limite atingido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Carry on</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Carry on ({})</source>
   <translation>Continuar ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Charged</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Checking</source>
   <translation>Em curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Choose one of them to see its events and answers.</source>
   <translation>Escolha um deles para ver seus eventos e respostas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Columns</source>
   <translation>Colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Columns…</source>
   <translation>Colunas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Completed</source>
   <translation>Concluído</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Connection</source>
   <translation>Conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Country</source>
   <translation>País</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide…</source>
   <translation>Decidir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete</source>
   <translation>Excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete ({})</source>
   <translation>Excluir ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Delete the batch</source>
   <translation>Excluir o lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Delete this batch</source>
   <translation>Excluir este lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.</source>
   <translation>O Dialproof foi interrompido enquanto a tarefa {} de “{}” era enviada. Ela pode ter sido aceita.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Done</source>
   <translation>Concluídos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Event</source>
   <translation>Evento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Events</source>
   <translation>Eventos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Failed</source>
   <translation>Com falha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Fetch again</source>
   <translation>Baixar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Fetch the results again</source>
   <translation>Baixar os resultados de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Fetching</source>
   <translation>Baixando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>First number</source>
   <translation>Primeiro número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Go to Batch upload</source>
   <translation>Ir para Envio em lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>In doubt</source>
   <translation>Em dúvida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Incomplete</source>
   <translation>Incompleto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It isn't known which numbers of task {} were checked. Decide how it goes on.</source>
   <translation>Não se sabe quais números da tarefa {} foram consultados. Decida como continuar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits for a valid key for {}.</source>
   <translation>Aguardando uma chave válida para {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>Fica em espera até o chaveiro ser desbloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Keep it</source>
   <translation>Manter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Keep note</source>
   <translation>Salvar nota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Keep them</source>
   <translation>Manter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Kind</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Last number</source>
   <translation>Último número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Last update</source>
   <translation>Contato</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Left out</source>
   <translation>Omitido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Maximum age in days</source>
   <translation>Idade máxima em dias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Message</source>
   <translation>Mensagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the left</source>
   <translation>Mover para a esquerda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the right</source>
   <translation>Mover para a direita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Name of the batch</source>
   <translation>Nome do lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Needs key</source>
   <translation>Falta chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Needs you</source>
   <translation>Pede ação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Never sent</source>
   <translation>Nunca enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>No answer</source>
   <translation>Sem contato</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>No batch is in this state</source>
   <translation>Nenhum lote neste estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>No clear answer came for task {}. Decide whether it arrived.</source>
   <translation>Nenhuma resposta clara veio para a tarefa {}. Decida se ela chegou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>No clear answer came when task {} of “{}” was sent. It may have been accepted.</source>
   <translation>Nenhuma resposta clara veio quando a tarefa {} de “{}” foi enviada. Ela pode ter sido aceita.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>No progress since {}. Dialproof keeps asking.</source>
   <translation>Sem avanço desde {}. O Dialproof continua consultando.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Not known</source>
   <translation>Não se sabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Not sent</source>
   <translation>Não enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Note…</source>
   <translation>Nota…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing has been verified yet</source>
   <translation>Nada foi verificado ainda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing matches “{}”</source>
   <translation>Nada encontrado para “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>On trial</source>
   <translation>Em teste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Open results</source>
   <translation>Abrir resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Pause</source>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Pause ({})</source>
   <translation>Pausar ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Paused</source>
   <translation>Pausado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Pausing…</source>
   <translation>Pausando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}</source>
   <translation>Preparação concluída: {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}, {reused} reused</source>
   <translation>Preparação concluída: {tasks}; reutilização de {reused}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared to send {numbers} again, in {tasks}</source>
   <translation>Novo envio preparado: {numbers}, em {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Price unknown</source>
   <translation>Preço desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Processing</source>
   <translation>Em curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Product</source>
   <translation>Produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Progress</source>
   <translation>Progresso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Queued</source>
   <translation>Na fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Rate</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Read as</source>
   <translation>Lido como</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reason</source>
   <translation>Motivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Refused</source>
   <translation>Recusado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Remaining copies of deleted data are removed at the next start.</source>
   <translation>O que as cópias ainda têm do que foi excluído será apagado na próxima inicialização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Rename this batch…</source>
   <translation>Renomear este lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Rename…</source>
   <translation>Renomear…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Repeated</source>
   <translation>Repetidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Reset</source>
   <translation>Restaurar padrão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reused</source>
   <translation>Reutilizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Running</source>
   <translation>Em andamento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches</source>
   <translation>Pesquisar lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches and tasks</source>
   <translation>Pesquisar lotes e tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Send the unanswered again…</source>
   <translation>Reenviar os não respondidos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Sending</source>
   <translation>Enviando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Sent</source>
   <translation>Envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Show all</source>
   <translation>Mostrar tudo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Space shows or hides a column. Alt with an arrow moves it.</source>
   <translation>Espaço mostra ou oculta uma coluna. Alt com uma seta a move.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Split</source>
   <translation>Dividido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Stalled</source>
   <translation>Travado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task</source>
   <translation>Tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task id</source>
   <translation>ID da tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Task monitor</source>
   <translation>Monitor de tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task {}</source>
   <translation>Tarefa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task {} of “{}” may have been sent before: the journal was damaged since.</source>
   <translation>A tarefa {} de “{}” pode já ter sido enviada: o registro de envios foi danificado depois.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Tasks</source>
   <translation>Tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <source>The chosen batch</source>
   <translation>O lote escolhido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers went, you are asked whether the rest goes</source>
   <translation>Os primeiros números foram enviados, pergunta-se a você se o resto é enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers were answered, the rest follows</source>
   <translation>Os primeiros números foram respondidos, o resto segue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service answered</source>
   <translation>O serviço respondeu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>The service has not answered since {}.</source>
   <translation>O serviço não responde desde {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service's answer</source>
   <translation>A resposta do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Time</source>
   <translation>Hora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Time left</source>
   <translation>Restante</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Trial done</source>
   <translation>Teste concluído</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Two different answers</source>
   <translation>Duas respostas diferentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Unanswered</source>
   <translation>Sem resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Unclear</source>
   <translation>Não claro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Undo</source>
   <translation>Desfazer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait until you carry on.</source>
   <translation>O que não foi enviado espera até você continuar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait. What was sent goes on.</source>
   <translation>O que não foi enviado espera. O que foi enviado continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Verify a list on Batch upload. It appears here, and its answers arrive one by one.</source>
   <translation>Verifique uma lista em Envio em lote. Ela aparece aqui, e as respostas chegam uma a uma.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Waiting</source>
   <translation>Em espera</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Waits for the first numbers of another list</source>
   <translation>Aguarda os primeiros números de outra lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>What is missing was permanently deleted in the meantime.</source>
   <translation>O que falta foi excluído definitivamente nesse meio-tempo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Write a note about this batch…</source>
   <translation>Escrever uma nota sobre este lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You are asked whether the rest goes</source>
   <translation>Pergunta-se a você se o resto é enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You carried on</source>
   <translation>Você continuou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: leave {part}</source>
   <translation>Decisão: deixar a {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: send {part} again</source>
   <translation>Decisão: reenviar a {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: {part} arrived</source>
   <translation>Decisão: a {part} chegou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You had {part} fetched again</source>
   <translation>Você pediu para baixar a {part} de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You paused it</source>
   <translation>Você pausou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>answered</source>
   <translation>com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>awaiting answers</source>
   <translation>aguardando resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>in doubt</source>
   <translation>em dúvida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>not sent</source>
   <translation>não enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of them reused, not sent</source>
   <translation>destes, reutilizados sem envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of {}</source>
   <translation>de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>refused</source>
   <translation>recusados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task</source>
   <translation>tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task {}</source>
   <translation>tarefa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>unanswered</source>
   <translation>sem resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>waiting to be sent</source>
   <translation>aguardando envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>yesterday</source>
   <translation>ontem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} accepted</source>
   <translation>{part} aceita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} answered in the reply</source>
   <translation>{part} respondida na resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} completed</source>
   <translation>{part} concluída</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} failed</source>
   <translation>{part} com falha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} fetched, {bytes}</source>
   <translation>{part} baixada, {bytes}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} goes first, alone: {numbers}</source>
   <translation>{part} vai primeiro, sozinha: {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} has to wait</source>
   <translation>{part} precisa esperar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} is tried again: it had been refused</source>
   <translation>{part}: nova tentativa, pois tinha sido recusada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} not reached, tried again</source>
   <translation>{part} não alcançada, nova tentativa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} paused, its rest waits</source>
   <translation>{part} pausada, o restante espera</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} processing</source>
   <translation>{part} em processamento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} queued</source>
   <translation>{part} na fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} read differently: {answered}</source>
   <translation>{part} lida de outra forma: {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} refused by the service</source>
   <translation>{part} recusada pelo serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} sent again with the same key, by itself</source>
   <translation>{part} repetida automaticamente com a mesma chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} split</source>
   <translation>{part} dividida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} started: {numbers}</source>
   <translation>{part} iniciada: {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} stopped before its first number</source>
   <translation>{part} interrompida antes do primeiro número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: a number was refused</source>
   <translation>{part}: um número foi recusado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: all checked</source>
   <translation>{part}: tudo consultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: balance read</source>
   <translation>{part}: saldo lido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: charged or not?</source>
   <translation>{part}: cobrada ou não?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: did it arrive?</source>
   <translation>{part}: chegou?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: nothing newer available, {answered} kept</source>
   <translation>{part}: nada mais recente; fica com {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: sending {numbers}</source>
   <translation>{part}: enviando {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the journal was restored, was it sent since?</source>
   <translation>{part}: o registro de envios foi restaurado; ela foi enviada desde então?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the list was lost, its answers are fetched again</source>
   <translation>{part}: a lista se perdeu, as respostas são baixadas de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: {answered}</source>
   <translation>{part}: {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>{} a minute</source>
   <translation>{} por minuto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} answered</source>
   <translation>{} com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} processed</source>
   <translation>{} processado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} with {}</source>
   <translation>{} com {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>“{}” is deleted.</source>
   <translation>“{}” foi excluído.</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list is verified</source>
   <translation>Uma lista foi verificada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list needs your decision</source>
   <translation>Uma lista precisa da sua decisão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list waits for you</source>
   <translation>Uma lista aguarda você</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Notifications</source>
   <translation>Notificações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Rows: {}.</source>
   <translation>Linhas: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Tell me on the desktop while I do something else</source>
   <translation>Avisar na área de trabalho enquanto faço outra coisa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>The balance is low</source>
   <translation>O saldo está baixo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>When a list is verified or needs a decision, and when the balance falls below your limit.</source>
   <translation>Quando uma lista for verificada ou precisar de decisão, e quando o saldo ficar abaixo do seu limite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} left, below your limit of {}.</source>
   <translation>Saldo de {}, abaixo do seu limite de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} – Dialproof</source>
   <translation>{} – Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}” doesn't go on by itself. The task monitor says why.</source>
   <translation>“{}” não continua automaticamente. O monitor de tarefas diz por quê.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: it isn't known whether one of its tasks arrived. Nothing is sent again until you decide.</source>
   <translation>“{}”: não se sabe se uma tarefa chegou. Nada é reenviado até você decidir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: {} of {} numbers answered.</source>
   <translation>“{}”: {} de {} números com resposta.</translation>
  </message>
 </context>
 <context>
  <name>offline</name>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>Add columns (offline, free)</source>
   <translation>Adicionar colunas (off-line, grátis)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>By the numbers' time zones and the hours in the settings</source>
   <translation>Pelos fusos horários dos números e pelo horário nas configurações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_cells.py" />
   <source>Can be called now</source>
   <translation>Pode ligar agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export the list without sending it</source>
   <translation>Exportar a lista sem enviá-la</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Export without sending</source>
   <translation>Exportar sem enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>International format (offline)</source>
   <translation>Formato internacional (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Line type (offline)</source>
   <translation>Tipo de linha (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Local time there</source>
   <translation>Hora local lá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called (your time)</source>
   <translation>Pode ligar (seu horário)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called now</source>
   <translation>Ligação permitida agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>National format (offline)</source>
   <translation>Formato nacional (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Nothing was sent or paid.</source>
   <translation>Nada foi enviado nem pago.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Only numbers that can be called now</source>
   <translation>Só números que podem receber ligação agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Original carrier (offline)</source>
   <translation>Operadora original (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Place (offline)</source>
   <translation>Lugar (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Region (offline)</source>
   <translation>Região (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Time zones (offline)</source>
   <translation>Fusos horários (off-line)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>What the numbering plans say of a number, worked out on this computer. No network is asked, and nothing is sent or paid. An export has these columns, too.</source>
   <translation>O que os planos de numeração dizem de um número, apurado neste computador. Nenhuma rede é consultada, e nada é enviado nem pago. Uma exportação também tem essas colunas.</translation>
  </message>
 </context>
 <context>
  <name>popup</name>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Options</source>
   <translation>Opções</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Search the options</source>
   <translation>Pesquisar nas opções</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Type to search</source>
   <translation>Digite para pesquisar</translation>
  </message>
 </context>
 <context>
  <name>problems</name>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>0 or + lost?</source>
   <translation>0 ou + perdido?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A letter stands for a digit, such as an O for a zero.</source>
   <translation>Uma letra está no lugar de um dígito, como um O no lugar de um zero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A spreadsheet program made a date of it: enter the number again in a column formatted as text.</source>
   <translation>Um programa de planilhas o transformou em data: digite o número de novo em uma coluna formatada como texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>About this file</source>
   <translation>Sobre este arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Add the area code, or write the number with its country code.</source>
   <translation>Adicione o código de área ou escreva o número com o código do país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Compare o número com a origem e escreva-o com o código do país, como em +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the country code: no country has this one.</source>
   <translation>Corrija o código do país: nenhum país tem este.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the formula, or enter the number itself instead.</source>
   <translation>Corrija a fórmula ou digite o próprio número no lugar dela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the letters among the digits, an O for a zero for example.</source>
   <translation>Corrija as letras entre os dígitos, por exemplo um O no lugar de um zero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Damaged numbers first, then the most frequent problems, then by row</source>
   <translation>Primeiro os números danificados, depois os problemas mais frequentes, depois por linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Digits are missing: compare the number with its source.</source>
   <translation>Faltam dígitos: compare o número com a origem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Enter the number again in a column formatted as text.</source>
   <translation>Digite o número de novo em uma coluna formatada como texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel keeps 15 digits of a number and lost the rest.</source>
   <translation>O Excel guarda 15 dígitos de um número e perdeu os demais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel wrote it in scientific notation and dropped digits.</source>
   <translation>O Excel o gravou em notação científica e descartou dígitos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>File</source>
   <translation>Arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Give each number a cell of its own.</source>
   <translation>Dê a cada número uma célula própria.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It doesn't begin with the code of any country.</source>
   <translation>O início não é o código de nenhum país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It has decimals or a minus. Is it the right column?</source>
   <translation>Tem decimais ou sinal de menos. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a code of letters and digits. Is it the right column?</source>
   <translation>É um código de letras e dígitos. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a date, or a number that became one. Is it the right column?</source>
   <translation>É uma data, ou um número que virou data. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a place on the map. Is it the right column?</source>
   <translation>É um ponto no mapa. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an address. Is it the right column?</source>
   <translation>É um endereço. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an amount or a percentage. Is it the right column?</source>
   <translation>É um valor ou uma porcentagem. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is only the local part of a number.</source>
   <translation>É só a parte local de um número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is written nationally: choose the country of national numbers.</source>
   <translation>Está em formato nacional: escolha o país dos números nacionais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Leave nothing but the number in the cell.</source>
   <translation>Deixe apenas o número na célula.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>No number in {} begins like this.</source>
   <translation>Nenhum número começa assim (país: {}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Nobody has this number: compare it with its source, especially its first digits.</source>
   <translation>O número não pertence a ninguém: compare-o com a origem, sobretudo os primeiros dígitos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Open the list in the spreadsheet program that made it and save it, or enter the number itself.</source>
   <translation>Abra a lista no programa de planilhas que a criou e salve-a, ou digite o próprio número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Order</source>
   <translation>Ordem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem</source>
   <translation>Problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem rows</source>
   <translation>Linhas com problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put each number in a cell of its own.</source>
   <translation>Coloque cada número em uma célula própria.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the phone number here, or leave the cell empty.</source>
   <translation>Coloque aqui o número de telefone ou deixe a célula vazia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the whole number here: some of its digits were hidden, with stars for example.</source>
   <translation>Coloque aqui o número completo: alguns dígitos foram ocultados, por exemplo com asteriscos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Read</source>
   <translation>Lido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Row</source>
   <translation>Linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Rows</source>
   <translation>Linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Sheet</source>
   <translation>Planilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Some digits are hidden, by stars for example: whoever made the list hid them.</source>
   <translation>Alguns dígitos são asteriscos ou algo assim: quem fez a lista os ocultou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Take the number from its source again; the column has to be formatted as text before it is filled.</source>
   <translation>Copie o número de novo da origem; a coluna precisa ser formatada como texto antes de ser preenchida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has more numbers than a row may have.</source>
   <translation>A célula tem mais números do que uma linha pode ter.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has several numbers that can't be told apart.</source>
   <translation>A célula tem vários números que não podem ser separados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell shows an error such as #N/A.</source>
   <translation>A célula mostra um erro, como #N/D.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The file has a formula here, but not its result.</source>
   <translation>O arquivo tem aqui uma fórmula, e não o resultado dela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There are too many digits: compare the number with its source, and put a second number in a cell of its own.</source>
   <translation>Há dígitos demais: compare o número com a origem e coloque um segundo número em uma célula própria.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There is no phone number in it.</source>
   <translation>Não há número de telefone na célula.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>What to do</source>
   <translation>O que fazer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Which digits of the cell belong to the number isn't clear.</source>
   <translation>Não está claro quais dígitos da célula pertencem ao número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a + before it, it would be a number: spreadsheets drop a leading +.</source>
   <translation>Com um + na frente, seria um número: planilhas descartam um + inicial.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it and with a +, it would be two different numbers.</source>
   <translation>Com um 0 na frente e com um +, seriam dois números diferentes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it, it would be a number: spreadsheets drop leading zeros.</source>
   <translation>Com um 0 na frente, seria um número: planilhas descartam zeros iniciais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code, in a column formatted as text.</source>
   <translation>Escreva o número com + e código do país, em uma coluna formatada como texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code: without them it could be either of two numbers.</source>
   <translation>Escreva o número com + e código do país: sem eles, poderia ser qualquer um de dois números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its country code, as in +44 20 7946 0958.</source>
   <translation>Escreva o número com o código do país, como em +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its leading zero or with its country code, in a column formatted as text.</source>
   <translation>Escreva o número com o zero inicial ou com o código do país, em uma coluna formatada como texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a code with letters</source>
   <translation>código com letras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a date</source>
   <translation>uma data</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>all sheets, one below the other</source>
   <translation>todas as planilhas, uma abaixo da outra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>an amount</source>
   <translation>um valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>area code missing</source>
   <translation>falta código de área</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>coordinates</source>
   <translation>coordenadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits hidden</source>
   <translation>dígitos ocultos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits lost in Excel</source>
   <translation>dígitos perdidos no Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>email or web address</source>
   <translation>e-mail ou endereço web</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>error in the sheet</source>
   <translation>erro na planilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>formula without value</source>
   <translation>fórmula sem valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading + lost?</source>
   <translation>+ inicial perdido?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading 0 lost?</source>
   <translation>0 inicial perdido?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>letters among digits</source>
   <translation>letras entre dígitos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no country code</source>
   <translation>sem código do país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no such country code</source>
   <translation>código de país inexistente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a phone number</source>
   <translation>não é telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a whole number</source>
   <translation>não é número inteiro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not in use</source>
   <translation>não usado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>not in use in {}</source>
   <translation>não usado em {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>number unclear</source>
   <translation>número incerto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>number {place}: {problem}</source>
   <translation>número {place}: {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>several numbers</source>
   <translation>vários números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too long</source>
   <translation>longo demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too many numbers</source>
   <translation>números demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too short</source>
   <translation>curto demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{rows} of {every} have a phone number that can't be used</source>
   <translation>{rows} de {every} têm um número de telefone que não pode ser usado</translation>
  </message>
 </context>
 <context>
  <name>products</name>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Account signals</source>
   <translation>Sinais de conta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Carrier and HLR lookup</source>
   <translation>Consulta de operadora e HLR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Carrier lookup</source>
   <translation>Consulta de operadora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>HLR lookup</source>
   <translation>Consulta HLR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Messaging presence</source>
   <translation>Presença em mensageiros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>Others</source>
   <translation>Outros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Phone validation</source>
   <translation>Validação de telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Telegram presence</source>
   <translation>Presença no Telegram</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>WhatsApp presence</source>
   <translation>Presença no WhatsApp</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>price unknown</source>
   <translation>preço desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>simulated</source>
   <translation>simulado</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>1 credit</source>
   <translation>1 crédito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>1 number</source>
   <translation>1 número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>A recipe that runs by itself needs a cap.</source>
   <translation>Uma receita que roda sozinha precisa de um limite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>A report can't go to standard output; name a file.</source>
   <translation>Um relatório não pode ir para a saída padrão; indique um arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>A suppression list needs a short name on one line.</source>
   <translation>Uma lista de supressão precisa de um nome curto em uma linha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>Days are a whole number from {least} to {most}.</source>
   <translation>Os dias são um número inteiro de {least} a {most}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Doing without suppression lists</source>
   <translation>Dispensar listas de supressão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result has two different answers for {count} numbers; the first of each is kept.</source>
   <translation>O resultado tem duas respostas diferentes para {count} números; a primeira de cada um é mantida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result lacks {lacking} of {numbers} numbers. Fetching it again is free.</source>
   <translation>Faltam {lacking} de {numbers} números no resultado. Baixar de novo é grátis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Keys in the system keyring</source>
   <translation>Chaves no chaveiro do sistema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Look for a new version</source>
   <translation>Procurar uma versão nova</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>Name the folder or the file that the recipe takes at its times.</source>
   <translation>Indique a pasta ou o arquivo que a receita usa nos horários dela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>No number of “{name}” was answered so; nothing is sent.</source>
   <translation>Nenhum número de “{name}” recebeu essa resposta; nada é enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>No result of “{file}” can be read so; its answers are as they were.</source>
   <translation>Nenhum resultado de “{file}” pode ser lido assim; as respostas continuam como estavam.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>None of the {count} numbers that went first was answered. The rest was not sent.</source>
   <translation>Nenhum dos {count} números que foram primeiro foi respondido. O resto não foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Not all numbers of another list that went first were answered. Nothing of this list was sent.</source>
   <translation>Nem todos os números de outra lista que foram primeiro foram respondidos. Nada desta lista foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing had to be sent.</source>
   <translation>Nada precisou ser enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Nothing of this list was sent: its next task has more numbers than should be tried first.</source>
   <translation>Nada desta lista foi enviado: sua próxima tarefa tem mais números do que se queria testar primeiro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing was sent.</source>
   <translation>Nada foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Notifications</source>
   <translation>Notificações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Numbers of another list went first. This list follows once they are answered.</source>
   <translation>Números de outra lista vão primeiro. Esta lista segue assim que forem respondidos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} can't be used ({error}).</source>
   <translation>Não é possível usar a porta {port} ({error}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is in use by another program; choose another one, or 0 for any.</source>
   <translation>A porta {port} está em uso por outro programa; escolha outra, ou 0 para qualquer uma.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is reserved by the system; choose one above 1023, or 0 for any.</source>
   <translation>A porta {port} é reservada pelo sistema; escolha uma acima de 1023, ou 0 para qualquer uma.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Reuse answers</source>
   <translation>Reutilizar respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>Say with --product which of these to verify: {slugs}.</source>
   <translation>Indique com --product qual destes verificar: {slugs}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>Several submissions have the id “{shown_id}”: name the one that is meant, {parts}.</source>
   <translation>Vários envios têm o identificador “{shown_id}”: indique qual deles, {parts}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Single checks</source>
   <translation>Consultas avulsas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/addresses.py" />
   <source>The API key has characters that no key has; copy it once more.</source>
   <translation>A chave de API tem caracteres que nenhuma chave tem; copie-a de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result asks for another key than the service itself (401).</source>
   <translation>O endereço do resultado pede outra chave, diferente da do serviço (401).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result has expired or does not exist ({status}).</source>
   <translation>O endereço do resultado expirou ou não existe ({status}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>The address of the service can't be used: {why}.</source>
   <translation>Não é possível usar o endereço do serviço: {why}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The answer of {origin} was not understood: {reason}. Check that the connection's address is that of the verification service.</source>
   <translation>A resposta de {origin} não foi entendida: {reason}. Confira se o endereço da conexão é o do serviço de verificação.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message}</source>
   <translation>O saldo não é suficiente para esta solicitação. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on with the batch.</source>
   <translation>O saldo não é suficiente para esta solicitação. {message} Adicione créditos à conta e depois continue o lote.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on.</source>
   <translation>O saldo não é suficiente para esta solicitação. {message} Adicione créditos à conta e depois continue.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>The file of “{name}” can't be used: {reason}.</source>
   <translation>O arquivo de “{name}” não pode ser usado: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/reading.py" />
   <source>The first line of “{name}” is no password.</source>
   <translation>A primeira linha de “{name}” não é uma senha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The id “{remote_id}” belongs to another task already.</source>
   <translation>O ID “{remote_id}” já pertence a outra tarefa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” has no folder: name a file.</source>
   <translation>A receita “{name}” não tem pasta: indique um arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” is for {address}.</source>
   <translation>A receita “{name}” é para {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The reply lacks {lacking} of {numbers} numbers.</source>
   <translation>Faltam {lacking} de {numbers} números na resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>The result</source>
   <translation>O resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service accepted it as {task_id} ({sent}) and does not find it so far. Fetching it again is free.</source>
   <translation>O serviço a aceitou como {task_id} ({sent}) e por enquanto não a encontra. Baixar de novo é grátis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service accepted it as {task_id} and does not find it so far.</source>
   <translation>O serviço a aceitou como {task_id} e por enquanto não a encontra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service gave the id {task_id} to several submissions: to this one and to {others}.</source>
   <translation>O serviço deu o identificador {task_id} a vários envios: a este e a {others}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.</source>
   <translation>O serviço ainda não tem resposta para {lacking} de {numbers} números: o resultado é baixado de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The service has no results of “{file}” that could be fetched again.</source>
   <translation>O serviço não tem resultados de “{file}” que possam ser baixados de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>The service says: “{words}”.</source>
   <translation>O serviço diz: “{words}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The task “{shown_id}” needs no decision: it is {state}.</source>
   <translation>A tarefa “{shown_id}” não precisa de decisão: o estado dela é {state}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is a connection to {address} already.</source>
   <translation>Já existe uma conexão com {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <location filename="../../desktop_app/services/recipes/watching.py" />
   <source>There is a fault in the program; its log says more.</source>
   <translation>Há uma falha no programa; o registro dele diz mais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Já existe uma receita “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>There is a suppression list “{name}” already.</source>
   <translation>Já existe uma lista de supressão “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no batch “{batch_id}”.</source>
   <translation>Não existe o lote “{batch_id}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <location filename="../../desktop_app/core/report/figures.py" />
   <source>There is no column “{name}”; there are {known}.</source>
   <translation>Não há coluna “{name}”; há {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/wiring/window.py" />
   <source>There is no screen to open the window on.</source>
   <translation>Não há tela em que abrir a janela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is no service “{name}”. “dialproof connect” lists them.</source>
   <translation>Não há nenhum serviço “{name}”. “dialproof connect” mostra a lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>There is no standard input or output to use for “-”.</source>
   <translation>Não há entrada nem saída padrão para usar com “-”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/suppressing.py" />
   <source>There is no suppression list “{name}”; “dialproof suppress list” names them.</source>
   <translation>Não há lista de supressão “{name}”; “dialproof suppress list” as mostra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no task “{shown_id}”.</source>
   <translation>Não existe a tarefa “{shown_id}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/instance_call.py" />
   <source>These are too many lists at once. Drop them on the window instead.</source>
   <translation>São listas demais de uma vez. Solte-as na janela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>This service answers in its reply: it has no task of “{shown_id}”.</source>
   <translation>Este serviço responde na hora: não tem tarefa de “{shown_id}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/requests.py" />
   <source>This service wants a value for {name} in its address.</source>
   <translation>Este serviço quer um valor para {name} no seu endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has two parts: enter them as user:password, with a colon between them.</source>
   <translation>A chave deste serviço tem duas partes: insira-as como usuário:senha, com dois-pontos entre elas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has {count} parts ({names}): enter all of them, with a colon between them.</source>
   <translation>A chave deste serviço tem {count} partes ({names}): insira todas, com dois-pontos entre elas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a 7z archive</source>
   <translation>um arquivo compactado 7z</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a CAB archive</source>
   <translation>um arquivo compactado CAB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PDF document</source>
   <translation>um documento PDF</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Parquet table</source>
   <translation>uma tabela Parquet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PostScript document</source>
   <translation>um documento PostScript</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a PowerPoint presentation</source>
   <translation>uma apresentação do PowerPoint</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a RAR archive</source>
   <translation>um arquivo compactado RAR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a TAR archive</source>
   <translation>um arquivo TAR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Visio drawing</source>
   <translation>um desenho do Visio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a Word document</source>
   <translation>um documento do Word</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Zstandard archive</source>
   <translation>um arquivo compactado Zstandard</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a bzip2 archive</source>
   <translation>um arquivo compactado bzip2</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a cell has more than {most} characters</source>
   <translation>uma célula tem mais de {most} caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a cell is beyond row {rows} or column {columns}</source>
   <translation>uma célula está além da linha {rows} ou da coluna {columns}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a cell of a table has more than a hundred thousand characters</source>
   <translation>uma célula de uma tabela tem mais de cem mil caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a column is beyond {most}</source>
   <translation>uma coluna está além de {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>a fault in the program while asking: {kind}</source>
   <translation>uma falha no programa durante a consulta: {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/submitting.py" />
   <source>a fault in the program while sending: {kind}</source>
   <translation>uma falha no programa durante o envio: {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>a file in it can't be opened</source>
   <translation>não é possível abrir um arquivo que está nela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a gzip archive</source>
   <translation>um arquivo compactado gzip</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a key or certificate</source>
   <translation>uma chave ou um certificado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>a link leads to it</source>
   <translation>o caminho passa por um link</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a number in it is too large</source>
   <translation>contém um número grande demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a number in it is too long</source>
   <translation>contém um número longo demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>a part of it doesn't match its checksum</source>
   <translation>uma parte não confere com a soma de verificação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a picture</source>
   <translation>uma imagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>a product has no “{key}”; it may have {known}</source>
   <translation>um produto não tem “{key}”; pode ter {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a program</source>
   <translation>um programa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>a quotation mark in line {line} is never closed, and would swallow the rows below it</source>
   <translation>as aspas abertas na linha {line} nunca são fechadas e engoliriam as linhas abaixo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe needs a short name on one line</source>
   <translation>uma receita precisa de um nome curto em uma linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe's name can't have these signs: {signs}</source>
   <translation>o nome de uma receita não pode ter estes sinais: {signs}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a row has more than {most} cells</source>
   <translation>uma linha tem mais de {most} células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a row number is beyond {most}</source>
   <translation>um número de linha está além de {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a sheet has more than {most} rows</source>
   <translation>uma planilha tem mais de {most} linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a sheet's cells spread over {area}</source>
   <translation>as células de uma planilha ocupam {area}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a sound or film</source>
   <translation>um arquivo de som ou vídeo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} columns</source>
   <translation>uma tabela tem mais de {most} colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} rows</source>
   <translation>uma tabela tem mais de {most} linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a tag or a comment in its XML is never closed</source>
   <translation>uma tag ou um comentário do XML nunca é fechado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a tag or a script of the page is never closed</source>
   <translation>uma tag ou um script da página nunca é fechado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a text document (RTF)</source>
   <translation>um documento de texto (RTF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a text stands in quotation marks: {line}</source>
   <translation>um texto fica entre aspas: {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a user name or password has no place in it</source>
   <translation>nome de usuário e senha não podem constar nele</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>a user name or password has no place in it; the API key is entered by itself</source>
   <translation>nome de usuário e senha não podem constar nele; a chave de API é informada à parte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>account: it names what stands for {place} in the address</source>
   <translation>account: dá nome ao que substitui {place} no endereço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Access database</source>
   <translation>um banco de dados do Access</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Apple Numbers, Pages or Keynote document</source>
   <translation>um documento do Apple Numbers, Pages ou Keynote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/xlsx_writer.py" />
   <source>an Excel sheet has {most} columns; name the result .csv</source>
   <translation>uma planilha do Excel tem {most} colunas; dê ao resultado um nome com .csv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>an HTML page came instead of the result</source>
   <translation>veio uma página HTML em vez do resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument drawing</source>
   <translation>um desenho do OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument file of another kind</source>
   <translation>um arquivo do OpenDocument de outro tipo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument presentation</source>
   <translation>uma apresentação do OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument text</source>
   <translation>um texto do OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Outlook mailbox</source>
   <translation>uma caixa de correio do Outlook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>an Outlook message</source>
   <translation>uma mensagem do Outlook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an SQLite database</source>
   <translation>um banco de dados SQLite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an XZ archive</source>
   <translation>um arquivo compactado XZ</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>an archive among other lists</source>
   <translation>um arquivo compactado entre outras listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an archive that is packed by method {method}</source>
   <translation>um arquivo compactado pelo método {method}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an electronic book</source>
   <translation>um livro eletrônico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>at: name the folder or the file that is taken then</source>
   <translation>at: indique a pasta ou o arquivo que é usado então</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say where in an answer that is</source>
   <translation>at: diga em que lugar da resposta isso está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say which values mean success, or failure</source>
   <translation>at: diga quais valores significam sucesso ou falha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>balance: without one, [test] says what is asked in its place</source>
   <translation>balance: sem um, [test] diz o que é pedido no lugar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>before the path may stand {methods}</source>
   <translation>antes do caminho pode vir {methods}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>cap: a recipe that runs by itself needs numbers or amount in a section [cap]</source>
   <translation>cap: uma receita que roda sozinha precisa de numbers ou amount em uma seção [cap]</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>cell {cell} of row {number} stands out of order</source>
   <translation>a célula {cell} da linha {number} está fora de ordem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each part has a name of its own</source>
   <translation>cada parte tem um nome próprio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each: objects are sent in JSON, and in a list</source>
   <translation>each: objetos são enviados em JSON, e em uma lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: say at which times it is taken</source>
   <translation>file: diga em que horários ele é usado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: there is a folder already</source>
   <translation>file: já existe uma pasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>header_row: the list has no header</source>
   <translation>header_row: a lista não tem cabeçalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in a list that was deleted since</source>
   <translation>em uma lista excluída desde então</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in “{other}” (batch {batch})</source>
   <translation>em “{other}” (lote {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it can't be opened ({words})</source>
   <translation>não pode ser aberto ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it can't be read</source>
   <translation>não é possível ler</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it can't be read ({words})</source>
   <translation>não é possível ler ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't be read: a quotation mark may be out of place</source>
   <translation>não é possível ler: talvez haja aspas fora do lugar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/repeats.py" />
   <source>it can't be sent again as it was, because numbers of it were suppressed since or the service takes fewer at once by now; what is sent instead is charged again if the first one arrived</source>
   <translation>não pode ser reenviada como era, porque números dela foram suprimidos desde então ou o serviço agora aceita menos de uma vez; o que for enviado no lugar é cobrado de novo se o primeiro envio chegou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't begin with {sign}</source>
   <translation>não pode começar com {sign}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't have spaces in it</source>
   <translation>não pode conter espaços</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>it did not answer within {timeout} seconds</source>
   <translation>não respondeu em {timeout} segundos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it did not begin to answer</source>
   <translation>não começou a responder</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it ended by itself</source>
   <translation>terminou sozinho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it ends with the version, as in https://host/api/v1, without “?” and “#”</source>
   <translation>deve terminar com a versão, como em https://host/api/v1, sem “?” nem “#”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has a header</source>
   <translation>ele tem um cabeçalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has characters in it that can't be shown</source>
   <translation>tem caracteres que não podem ser exibidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has characters that no address has</source>
   <translation>tem caracteres que nenhum endereço tem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>it has more than {most} sheets</source>
   <translation>tem mais de {most} planilhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>it has more than {most} tables</source>
   <translation>tem mais de {most} tabelas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{name}”</source>
   <translation>não tem a coluna “{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{place}”</source>
   <translation>não tem a coluna “{place}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has no header</source>
   <translation>ele não tem cabeçalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it has no rows at {places}</source>
   <translation>não tem linhas em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has no section [provider], which names the service and its address</source>
   <translation>falta a seção [provider], que dá o nome do serviço e seu endereço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>it has no single sheet “{sheet}”</source>
   <translation>não tem uma única planilha “{sheet}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name in quotation marks, or its place: 1 for the first</source>
   <translation>precisa ser o nome de uma coluna entre aspas, ou a posição dela: 1 para a primeira</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name or place, or a list of such</source>
   <translation>precisa ser o nome ou a posição de uma coluna, ou uma lista deles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name, or its place from 1 to {most}</source>
   <translation>precisa ser o nome de uma coluna, ou a posição dela de 1 a {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a country of two letters, as in GB</source>
   <translation>tem de ser um país de duas letras, como GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be a day such as {example}, without quotation marks</source>
   <translation>precisa ser um dia como {example}, sem aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a field's name, or {shape}</source>
   <translation>precisa ser o nome de um campo, ou {shape}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a file's name without its ending, with {name}; it may have {more}</source>
   <translation>tem de ser o nome de um arquivo sem a extensão, com {name}; pode ter {more}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list in brackets</source>
   <translation>tem de ser uma lista entre colchetes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of column, value and verdict, as in {example}</source>
   <translation>tem de ser uma lista de coluna, valor e veredito, como em {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of different names in brackets</source>
   <translation>tem de ser uma lista de nomes diferentes entre colchetes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a list of names in brackets</source>
   <translation>tem de ser uma lista de nomes entre colchetes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of {words}</source>
   <translation>tem de ser uma lista de {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks</source>
   <translation>precisa ser um nome entre aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or a list of at most {most}</source>
   <translation>tem de ser um nome entre aspas, ou uma lista de no máximo {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or {empty} for none</source>
   <translation>precisa ser um nome entre aspas, ou {empty} para nenhum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number of seconds from {fewest} to {most}</source>
   <translation>precisa ser um número de segundos de {fewest} a {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a number such as 0.002, or nothing where it isn't known</source>
   <translation>precisa ser um número como 0.002, ou nada se não for conhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number such as {example}</source>
   <translation>precisa ser um número como {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a path that begins with /, such as /balance; with a query its method stands before it: {example}</source>
   <translation>tem de ser um caminho que comece com /, como /balance; com uma consulta, o método vem antes: {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a short text in quotation marks</source>
   <translation>tem de ser um texto curto entre aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a short text in quotation marks, such as {example}</source>
   <translation>tem de ser um texto curto entre aspas, como {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a short text on one line</source>
   <translation>precisa ser um texto curto em uma só linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a sign or two between numbers, such as {example}</source>
   <translation>tem de ser um sinal ou dois entre números, como {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single line</source>
   <translation>precisa caber em uma só linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single sign such as {signs}, or {empty} where nothing separates</source>
   <translation>precisa ser um só sinal, como {signs}, ou {empty} se nada separa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a text in quotation marks</source>
   <translation>precisa ser um texto entre aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a text in quotation marks, or a list of such texts</source>
   <translation>precisa ser um texto entre aspas, ou uma lista de textos assim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a time in quotation marks, as in “07:30”</source>
   <translation>tem de ser um horário entre aspas, como em “07:30”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a value, such as {example}, or a list of such</source>
   <translation>tem de ser um valor, como {example}, ou uma lista deles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a whole number from 1 to {most}, or nothing</source>
   <translation>precisa ser um número inteiro de 1 a {most}, ou nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a whole number from {fewest} to {most}</source>
   <translation>precisa ser um número inteiro de {fewest} a {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a whole path in quotation marks</source>
   <translation>tem de ser um caminho completo entre aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a word in quotation marks</source>
   <translation>precisa ser uma palavra entre aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be an address in quotation marks</source>
   <translation>precisa ser um endereço entre aspas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be an amount, as in 500 or 12.50</source>
   <translation>tem de ser um valor, como 500 ou 12.50</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be auto, json, file or realtime</source>
   <translation>precisa ser auto, json, file ou realtime</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be fields with their values</source>
   <translation>precisa conter campos com seus valores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be one of {layouts}</source>
   <translation>precisa ser um destes: {layouts}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be one of {words}</source>
   <translation>tem de ser um destes: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be the address of a page that begins with https://</source>
   <translation>precisa ser o endereço de uma página que comece com https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be the whole path of a file</source>
   <translation>precisa ser o caminho completo de um arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be true or false</source>
   <translation>precisa ser true ou false</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be words, with letters or digits in them</source>
   <translation>precisa conter palavras, com letras ou dígitos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be “none” or an address as in http://proxy.example:8080</source>
   <translation>precisa ser “none” ou um endereço como http://proxy.example:8080</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to begin with https://</source>
   <translation>precisa começar com https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold the number, as in {example}</source>
   <translation>tem de conter o número, como em {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold {id} once, such as /tasks/{id}</source>
   <translation>precisa conter {id} uma vez, como em /tasks/{id}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to name a product, as in {line}</source>
   <translation>precisa indicar um produto, como em {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has {count} columns instead of {wanted}</source>
   <translation>ele tem {count} colunas em vez de {wanted}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>it has {size} GB</source>
   <translation>tem {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it is JSON of more than 64 MB</source>
   <translation>é JSON com mais de 64 MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <source>it is a folder</source>
   <translation>é uma pasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a text file, not a workbook</source>
   <translation>é um arquivo de texto, não uma pasta de trabalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a workbook</source>
   <translation>é uma pasta de trabalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is a “Strict Open XML” workbook</source>
   <translation>é uma pasta de trabalho “Strict Open XML”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is compressed in an unknown way</source>
   <translation>tem uma compressão desconhecida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is empty</source>
   <translation>está sem conteúdo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is longer than {most} characters</source>
   <translation>tem mais de {most} caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is missing</source>
   <translation>está faltando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is more than the most per task</source>
   <translation>é mais que o máximo por tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it is nested too deeply</source>
   <translation>tem níveis demais de aninhamento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is no XLSX or XLSM workbook</source>
   <translation>não é uma pasta de trabalho XLSX ou XLSM</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is no file</source>
   <translation>não é um arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <source>it is not JSON</source>
   <translation>não é JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is not JSON but an HTML page</source>
   <translation>não é JSON, e sim uma página HTML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>it is not JSON but an HTML page: “{title}”</source>
   <translation>não é JSON, e sim uma página HTML: “{title}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is not TOML ({words})</source>
   <translation>não é TOML ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is not UTF-8 text</source>
   <translation>não é texto UTF-8</translation>
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
   <translation>não é um arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is not compressed as it says</source>
   <translation>não tem a compressão que declara</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is too large</source>
   <translation>é grande demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is too long for a list of products</source>
   <translation>é longo demais para uma lista de produtos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is too long for a policy</source>
   <translation>é longo demais para uma política</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is too long for a recipe</source>
   <translation>é longo demais para uma receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>it is too long for a service profile</source>
   <translation>é longo demais para um dialeto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it isn't text in UTF-8</source>
   <translation>não é texto em UTF-8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>it knows neither the task nor the account</source>
   <translation>não conhece nem a tarefa nem a conta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it leads deeper than {most} steps</source>
   <translation>tem mais de {most} níveis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may not be used</source>
   <translation>sem permissão de uso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may only be read</source>
   <translation>só permite leitura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result</source>
   <translation>não informa o endereço do resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result at {places}</source>
   <translation>não informa o endereço do resultado em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance</source>
   <translation>não informa o saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance at {places}</source>
   <translation>não informa o saldo em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it names no field: write names with dots between them, such as data.task_id</source>
   <translation>não indica um campo: escreva nomes separados por pontos, como data.task_id</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it names no host</source>
   <translation>falta o nome do servidor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price</source>
   <translation>ela não informa nenhum preço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price at {places}</source>
   <translation>ela não informa nenhum preço em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task</source>
   <translation>não informa o estado da tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task at {places}</source>
   <translation>não informa o estado da tarefa em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task</source>
   <translation>não informa a tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task at {places}</source>
   <translation>não informa a tarefa em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it names none of the numbers</source>
   <translation>ela não cita nenhum dos números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names {count} result files where one was expected</source>
   <translation>informa {count} arquivos de resultado onde se esperava um</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it needs the base_url of a service</source>
   <translation>precisa da base_url de um serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it packs {count} files</source>
   <translation>contém {count} arquivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>it packs {count} lists</source>
   <translation>contém {count} listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>it redirects to an address that can't be used</source>
   <translation>redireciona para um endereço que não pode ser usado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it redirects to {target} ({status})</source>
   <translation>redireciona para {target} ({status})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it refused the connection</source>
   <translation>recusou a conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/cell_values.py" />
   <source>it repeats more than {most} times</source>
   <translation>tem mais de {most} repetições</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/trial.py" />
   <source>it says no: {message}</source>
   <translation>a resposta é uma recusa: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it says nothing where by = “{by}”</source>
   <translation>não diz nada quando by = “{by}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it stands before a key that goes in one header</source>
   <translation>fica antes de uma chave que vai em um único cabeçalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number</source>
   <translation>não informa nada sobre o número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number at {places}</source>
   <translation>não informa nada sobre o número em {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {size} GB</source>
   <translation>ocupa {size} GB depois de descompactado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {times} times its size</source>
   <translation>fica {times} vezes maior depois de descompactado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it was cut off</source>
   <translation>foi cortada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>it was cut off before the answer came</source>
   <translation>houve um corte antes de a resposta chegar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its address can't be used</source>
   <translation>não é possível usar o endereço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its certificate is not trusted: {words}</source>
   <translation>o certificado não é confiável: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its column “{name}” has numbers that were not sent, and “{other}” has some that were</source>
   <translation>a coluna “{name}” tem números que não foram enviados, e “{other}” tem alguns que foram</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its columns “{one}” and “{two}” both have numbers that were sent, and nothing tells whose the answers are</source>
   <translation>as colunas “{one}” e “{two}” têm números que foram enviados, e nada indica a quais pertencem as respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/protected_workbook.py" />
   <source>its encrypted content is damaged</source>
   <translation>o conteúdo criptografado está danificado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>its file isn't here</source>
   <translation>o arquivo não está aqui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/single_instance.py" />
   <source>its file system can't lock files</source>
   <translation>o sistema de arquivos não permite bloquear arquivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/text_limit.py" />
   <source>its first {rows} rows alone hold {size} GB of text</source>
   <translation>só as primeiras {rows} linhas já contêm {size} GB de texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>its first {rows} rows alone spread over {cells} cells</source>
   <translation>só as primeiras {rows} linhas já ocupam {cells} células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its folder belongs neither to the system nor to the administrators</source>
   <translation>a pasta não pertence nem ao sistema nem aos administradores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its folder can't be used: {words}</source>
   <translation>não é possível usar a pasta: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>its host or port can't be right</source>
   <translation>servidor ou porta inválidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>its lists unpack to {size} GB</source>
   <translation>as listas ocupam {size} GB depois de descompactadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its log can't be written: {words}</source>
   <translation>não é possível gravar o log: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its name can't be found</source>
   <translation>o nome do servidor não foi encontrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>its name ends in “.txt”: save it as “{name}”</source>
   <translation>o nome termina em “.txt”: salve-o como “{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>its name isn't text</source>
   <translation>o nome dele não é texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its owner is neither the system nor the administrators</source>
   <translation>não pertence nem ao sistema nem aos administradores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process ended at once, exit code {exitcode}</source>
   <translation>o processo terminou logo no início, código de saída {exitcode}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process said something unknown</source>
   <translation>o processo enviou algo desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>its sheet has no room for {count} more columns</source>
   <translation>a planilha não tem espaço para mais {count} colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its start was cancelled</source>
   <translation>o início foi cancelado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store was written by a newer version of Dialproof</source>
   <translation>os dados dele foram gravados por uma versão mais nova do Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store “{name}” can't be used: {error}</source>
   <translation>não é possível usar os dados dele em “{name}”: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables are nested more than {most} deep</source>
   <translation>há tabelas aninhadas em mais de {most} níveis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables have more than {most} cells</source>
   <translation>as tabelas têm mais de {most} células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>least: no task has {least} numbers and {most} at most</source>
   <translation>least: nenhuma tarefa tem no mínimo {least} e no máximo {most} números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>less of the file came than was announced</source>
   <translation>chegou menos do arquivo do que foi anunciado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>line {line}, {reason}</source>
   <translation>linha {line}, {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {line}: {error}; perhaps a quotation mark is never closed</source>
   <translation>linha {line}: {error}; talvez haja aspas que nunca são fechadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>line {line}: {reason}</source>
   <translation>linha {line}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {number} has millions of characters</source>
   <translation>a linha {number} tem milhões de caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>longest: it can't be shorter than the first interval</source>
   <translation>longest: não pode ser menor que o primeiro intervalo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>more comes out of it than it says</source>
   <translation>descompactado, contém mais do que declara</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>more than {size} GB came</source>
   <translation>chegaram mais de {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>more than {size} MB came</source>
   <translation>chegaram mais de {size} MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>most of them in “{other}” (batch {batch})</source>
   <translation>a maioria em “{other}” (lote {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/updating.py" />
   <source>no address to ask is known</source>
   <translation>nenhum endereço conhecido para consultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no answer in time</source>
   <translation>nenhuma resposta a tempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>no answer within {seconds} seconds</source>
   <translation>nenhuma resposta em {seconds} segundos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/detection/column_names.py" />
   <source>no columns at all</source>
   <translation>nenhuma coluna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection</source>
   <translation>sem conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection in time</source>
   <translation>nenhuma conexão a tempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>no files</source>
   <translation>nenhum arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no free connection in time</source>
   <translation>nenhuma conexão livre a tempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>no scheme</source>
   <translation>sem esquema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no secure connection could be made</source>
   <translation>não foi possível estabelecer uma conexão segura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>none of its results can be read so</source>
   <translation>nenhum dos resultados pode ser lido assim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>none of the numbers in the result was sent</source>
   <translation>nenhum dos números do resultado foi enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <source>none, it is a text file</source>
   <translation>nenhuma, é um arquivo de texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>of the answer: {error}</source>
   <translation>na resposta: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>one part of an archive in several parts</source>
   <translation>uma parte de um arquivo compactado dividido em várias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>others than its owner may write “{path}”</source>
   <translation>outros além do proprietário podem gravar em “{path}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>price_page, price_date: say where and on which day the prices were read</source>
   <translation>price_page, price_date: diga onde e em que dia os preços foram lidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/process.py" />
   <source>reading it takes more than {size} GB of memory</source>
   <translation>a leitura exige mais de {size} GB de memória</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>reading stopped after line {line}</source>
   <translation>a leitura parou depois da linha {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>row {rows} has more than {most} columns</source>
   <translation>a linha {rows} tem mais de {most} colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>row {wanted} stands below row {number}</source>
   <translation>a linha {wanted} está abaixo da linha {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say a number that is checked, or a task that isn't there: one of the two</source>
   <translation>diga um número a verificar ou uma tarefa que não existe: um dos dois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say what the key is called there, such as {example}</source>
   <translation>diga como a chave se chama ali, por exemplo {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>section [{section}] has no “{key}”; did you mean “{near}”?</source>
   <translation>a seção [{section}] não tem “{key}”; você quis dizer “{near}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; it may have {known}</source>
   <translation>a seção [{section}] não tem “{key}”; ela pode ter {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; “{near}” may be meant</source>
   <translation>a seção [{section}] não tem “{key}”; talvez seja “{near}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>several of its sheets have phone numbers</source>
   <translation>várias das planilhas dele têm números de telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/workbook_copies.py" />
   <source>several sheets were read as one list</source>
   <translation>várias planilhas foram lidas como uma só lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>some of its text would not stay as it is (“_x…_”)</source>
   <translation>parte do texto não ficaria como está (“_x…_”)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>status {status}</source>
   <translation>status {status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>status {status} instead of a file</source>
   <translation>status {status} em vez de um arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>status {status}, but {reason}</source>
   <translation>status {status}, mas {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}, code {code}: {message}</source>
   <translation>status {status}, código {code}: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}: {message}</source>
   <translation>status {status}: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/submission.py" />
   <source>stopped in between</source>
   <translation>interrompido no meio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>test: {reason}</source>
   <translation>test: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result is neither https nor on this computer</source>
   <translation>o endereço do resultado não é https nem está neste computador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable</source>
   <translation>o endereço do resultado não pode ser usado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable ({scheme})</source>
   <translation>o endereço do resultado não pode ser usado ({scheme})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result redirects more than {most} times</source>
   <translation>o endereço do resultado redireciona mais de {most} vezes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/releases.py" />
   <source>the answer is too large</source>
   <translation>a resposta é grande demais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer isn't in the form that was expected</source>
   <translation>a resposta não tem a forma esperada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no page on https</source>
   <translation>a resposta não indica uma página em https</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no version</source>
   <translation>a resposta não indica uma versão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>the archive is cut off or damaged</source>
   <translation>o arquivo compactado está cortado ou danificado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/rolled_back.py" />
   <source>the balance has fallen by {fell} since {since} UTC, which nothing in this journal explains; if the data folder was put back to an older state, this may have been sent since then</source>
   <translation>o saldo caiu {fell} desde {since} UTC, e nada neste registro de envios explica isso; se a pasta de dados voltou a um estado anterior, esta tarefa pode ter sido enviada desde então</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection broke</source>
   <translation>a conexão caiu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection ended too early, or it does not speak HTTP</source>
   <translation>a conexão terminou cedo demais, ou não usa HTTP</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>the disk can't be read or written; it may be full or failing</source>
   <translation>não é possível ler ou gravar no disco; ele pode estar cheio ou com defeito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the file holds no certificates that can be read ({error})</source>
   <translation>o arquivo não contém certificados que possam ser lidos ({error})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the file is empty</source>
   <translation>o arquivo está vazio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>the first line has to name the columns, and one of them “slug”</source>
   <translation>a primeira linha precisa dar nome às colunas, e uma delas é “slug”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>the folder does not exist</source>
   <translation>a pasta não existe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged since; this list may have been sent before</source>
   <translation>o registro de envios foi danificado desde então; esta lista pode já ter sido enviada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>the journal was damaged; this part may have been sent after its copy of {copy}</source>
   <translation>o registro de envios foi danificado; esta tarefa pode ter sido enviada depois da cópia de {copy}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged; this task may have been sent after its copy of {copy}</source>
   <translation>o registro de envios foi danificado; esta tarefa pode ter sido enviada depois da cópia de {copy}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>the key has {count} parts</source>
   <translation>a chave tem {count} partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the key is another one</source>
   <translation>a chave agora é outra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>the key would go unencrypted; it has to begin with https:// (http only on this computer)</source>
   <translation>a chave seria enviada sem criptografia; precisa começar com https:// (http só neste computador)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>the parts of a workbook are missing in it</source>
   <translation>faltam nele as partes de uma pasta de trabalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the policy already has a service profile</source>
   <translation>o dialeto já está na política</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/in_flight.py" />
   <source>the program was stopped while sending</source>
   <translation>o programa foi interrompido durante o envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the proxy refused: {words}</source>
   <translation>o proxy recusou: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>the proxy setting of this computer can't be used</source>
   <translation>a configuração de proxy deste computador não pode ser usada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>the result</source>
   <translation>o resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>the result of task {shown_id}: {error}</source>
   <translation>o resultado da tarefa {shown_id}: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>the result of {name}</source>
   <translation>o resultado de {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service said that it did not take it, and yet the balance fell by {amount}</source>
   <translation>o serviço disse que não a aceitou, mas o saldo caiu {amount}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service takes {most} numbers in a task</source>
   <translation>o serviço aceita até {most} números por tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the system doesn't say why</source>
   <translation>o sistema não informa o motivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the task is {word}</source>
   <translation>o estado da tarefa é “{word}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/calamine_workbook.py" />
   <location filename="../../desktop_app/sheets/ods/open_document.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>the workbook has no sheet with cells</source>
   <translation>a pasta de trabalho não tem planilha com células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>there are more than {most} files</source>
   <translation>há mais de {most} arquivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there are more than {most} products</source>
   <translation>há mais de {most} produtos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is a folder of that name</source>
   <translation>existe uma pasta com esse nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>there is more credit than before</source>
   <translation>há mais créditos do que antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is no folder “{parent}”</source>
   <translation>não existe a pasta “{parent}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there is no product in it</source>
   <translation>não há nenhum produto nela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>there is no section “{name}”; did you mean “{near}”?</source>
   <translation>não existe a seção “{name}”; você quis dizer “{near}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; it may have {known}</source>
   <translation>não existe a seção “{name}”; pode haver {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; “{near}” may be meant</source>
   <translation>não existe a seção “{name}”; talvez seja “{near}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>this version of Dialproof reads service profiles of version {version}</source>
   <translation>esta versão do Dialproof lê dialetos da versão {version}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>together they have more than {most} cells</source>
   <translation>juntas, elas têm mais de {most} células</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>two columns are the {field}: “{one}” and “{other}”</source>
   <translation>duas colunas para {field}: “{one}” e “{other}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>two files would have the same name</source>
   <translation>dois arquivos teriam o mesmo nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>values: there are none in layout = “{layout}”</source>
   <translation>values: não existem em layout = “{layout}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/realtime_list.py" />
   <source>what was asked of it one by one was written down beside its list, and isn't there any more, or not all of it</source>
   <translation>o que foi consultado um a um estava anotado junto à lista e não está mais lá, ou não por inteiro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/result_source.py" />
   <source>with it, the list would have {count} result columns</source>
   <translation>com ele, a lista teria {count} colunas de resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>without it the policy has to name a service (base_url)</source>
   <translation>sem ele, a política precisa indicar um serviço (base_url)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>write [[files]] above each file</source>
   <translation>escreva [[files]] acima de cada arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>write [[products]] above each product</source>
   <translation>escreva [[products]] acima de cada produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/part_file.py" />
   <source>write error</source>
   <translation>erro de gravação</translation>
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
   <translation>{amount} créditos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{answered} of {count} numbers that went first were answered. The rest was not sent.</source>
   <translation>{answered} de {count} números que foram primeiro foram respondidos. O resto não foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{answered} de {sent} números enviados têm resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} answers were taken over.</source>
   <translation>{count} respostas foram aproveitadas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>{count} numbers</source>
   <translation>{count} números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. The rest follows once all of them are answered.</source>
   <translation>{count} números vão primeiro. O resto segue assim que todos forem respondidos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. You are asked before the rest goes.</source>
   <translation>{count} números vão primeiro. Você será consultado antes de enviar o resto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} were refused and left, so they were not sent.</source>
   <translation>{count} foram recusados e deixados assim, portanto não foram enviados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: without a header no column has a name</source>
   <translation>{entry}: sem cabeçalho, nenhuma coluna tem nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: {reason}</source>
   <translation>{entry}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: “{name}” is the name of another field</source>
   <translation>{entry}: “{name}” é o nome de outro campo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>{field}: it is missing</source>
   <translation>{field}: está faltando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{field}: {reason}</source>
   <translation>{field}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>{files} and {count} more</source>
   <translation>{files} e mais {count}</translation>
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
   <translation>{most} por dia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day, at all connections together</source>
   <translation>{most} por dia, em todas as conexões juntas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a list</source>
   <translation>{most} por lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month</source>
   <translation>{most} por mês</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month, at all connections together</source>
   <translation>{most} por mês, em todas as conexões juntas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a run</source>
   <translation>{most} por execução</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>{name} wants --account: {account}.</source>
   <translation>{name} precisa de --account: {account}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: nothing had to be sent.</source>
   <translation>{product}: nada precisou ser enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: {answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{product}: {answered} de {sent} números enviados têm resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{text} could be {fewest} or {thousands}: write {plain} or {thousands}</source>
   <translation>{text} pode ser {fewest} ou {thousands}: escreva {plain} ou {thousands}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>{variable} must be a whole number of credits, not “{value}”.</source>
   <translation>{variable} precisa ser um número inteiro de créditos, não “{value}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--at-random” needs “--try N”.</source>
   <translation>“--at-random” precisa de “--try N”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--doubtful” and “--beside” belong to “--clean”; add it, or leave them out.</source>
   <translation>“--doubtful” e “--beside” fazem parte de “--clean”; acrescente-o ou retire-os.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” and “--clean” can't be together; choose one of them.</source>
   <translation>“--in-place” e “--clean” não podem ir juntos; escolha um deles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” belongs to “--into”; add it, or leave it out.</source>
   <translation>“--in-place” pertence a “--into”; acrescente-o ou deixe-o de fora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>“--mend” is for a newer file: name it after the batch.</source>
   <translation>“--mend” é para um arquivo mais recente: indique-o depois do lote.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>“-o -” and “--json” both want standard output; choose one of them.</source>
   <translation>“-o -” e “--json” usam ambos a saída padrão; escolha um deles.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{account}” can't be what stands in the address.</source>
   <translation>“{account}” não pode estar no endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>“{address}” is no cell</source>
   <translation>“{address}” não é uma célula</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>“{country}” is not a country code such as GB, DE or US.</source>
   <translation>“{country}” não é um código de país como GB, DE ou US.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/repeating.py" />
   <source>“{file}” has changed meanwhile: look again at what is unanswered.</source>
   <translation>“{file}” mudou nesse meio-tempo: veja de novo o que está sem resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/preparing.py" />
   <source>“{file}” has changed meanwhile: look again how many numbers these are.</source>
   <translation>“{file}” mudou nesse meio-tempo: veja de novo quantos números são.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/delimiter.py" />
   <source>“{given}” can't separate fields: one character is needed, such as ; or tab.</source>
   <translation>“{given}” não pode separar campos: é preciso um só caractere, como ; ou tab.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{key}” is none of its values: {values}</source>
   <translation>“{key}” não é nenhum dos seus valores: {values}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}”</source>
   <translation>“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}” (empty)</source>
   <translation>“{name}” (vazio)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” can't be a header with a key</source>
   <translation>“{name}” não pode ser um cabeçalho com uma chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reporting.py" />
   <source>“{name}” can't be a report: its name has to end with {pdf} or {xlsx}.</source>
   <translation>“{name}” não pode ser um relatório: o nome precisa terminar em {pdf} ou {xlsx}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” can't be the name: {reason}.</source>
   <translation>“{name}” não pode ser o nome: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” can't be the workbook's copy: name it .xlsx or .xlsm.</source>
   <translation>“{name}” não pode ser a cópia da pasta de trabalho: use um nome com .xlsx ou .xlsm.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>“{name}” can't be written: the result's name has to end with one of {suffixes}.</source>
   <translation>Não é possível gravar “{name}”: o nome do resultado precisa terminar com uma destas extensões: {suffixes}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/exporting.py" />
   <source>“{name}” can't have several sheets: name the result .xlsx.</source>
   <translation>“{name}” não pode ter várias planilhas: dê ao resultado um nome com .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” has no column of numbers.</source>
   <translation>“{name}” não tem nenhuma coluna de números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” has no macros: name its copy .xlsx.</source>
   <translation>“{name}” não tem macros: dê à cópia um nome com .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” has the content of “{former}” of {day}. Nothing was sent.</source>
   <translation>“{name}” tem o conteúdo de “{former}” de {day}. Nada foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{name}” has to be a text, a number, true or false, or a list of these</source>
   <translation>“{name}” precisa ser um texto, um número, true ou false, ou uma lista deles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is a later step of its list; refresh the first one.</source>
   <translation>“{name}” é uma etapa posterior da sua lista; atualize a primeira.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>“{name}” is a section: write [{name}] on a line of its own</source>
   <translation>“{name}” é uma seção: escreva [{name}] em uma linha própria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>“{name}” is no pattern that “dialproof inspect --suggest” names</source>
   <translation>“{name}” não é um padrão que “dialproof inspect --suggest” lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/mending.py" />
   <source>“{name}” is none of the patterns that “dialproof inspect --suggest” names.</source>
   <translation>“{name}” não é nenhum dos padrões que “dialproof inspect --suggest” mostra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/encoding.py" />
   <source>“{name}” is not the name of a text encoding.</source>
   <translation>“{name}” não é o nome de uma codificação de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>“{name}” is paused; its numbers that aren't sent yet wait for you.</source>
   <translation>“{name}” está em pausa; os números ainda não enviados esperam por você.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” is running; rename it when it has ended.</source>
   <translation>“{name}” está em execução; renomeie quando terminar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” is sent already</source>
   <translation>“{name}” já é enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is still being verified; refresh it when it has ended.</source>
   <translation>“{name}” ainda está sendo verificada; atualize-a quando terminar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” is the list itself; name another file for the result.</source>
   <translation>“{name}” é a própria lista; escolha outro arquivo para o resultado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>“{name}” is the name of the recipe in “{file}”, too</source>
   <translation>“{name}” também é o nome da receita em “{file}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>“{name}” is your organisation's list.</source>
   <translation>“{name}” é a lista da sua organização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” was verified on {day}, and deleted since. Nothing was sent.</source>
   <translation>“{name}” foi verificado em {day} e excluído depois. Nada foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{name}”: a key has no place in a profile; [auth] says how it goes</source>
   <translation>“{name}”: uma chave não tem lugar em um perfil; [auth] diz como ela é enviada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>“{path}” does not belong to root</source>
   <translation>“{path}” não pertence ao root</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{query}” can't be a query</source>
   <translation>“{query}” não pode ser uma consulta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>“{reference}” is no cell</source>
   <translation>“{reference}” não é uma célula</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>“{shown_id}” goes one by one: the service has no task of it.</source>
   <translation>“{shown_id}” vai um a um: o serviço não tem tarefa correspondente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>“{slug}” stands in an earlier line, too</source>
   <translation>“{slug}” já está em uma linha anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places</source>
   <translation>“{text}” não pode ser lido como um lugar: data.task_id e data.tasks[0].id são lugares</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{text}” is no condition: write {example}.</source>
   <translation>“{text}” não é uma condição: escreva {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/step_plan.py" />
   <source>“{text}” is no step: write {example}.</source>
   <translation>“{text}” não é uma etapa: escreva {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{text}” is not the name of a text encoding, such as utf-8, utf-16 or gb18030</source>
   <translation>“{text}” não é o nome de uma codificação de texto, como utf-8, utf-16 ou gb18030</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{value}” is no value of “{name}”, which has {known}.</source>
   <translation>“{value}” não é um valor de “{name}”, que tem {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two states</source>
   <translation>“{word}” não pode significar dois estados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two things</source>
   <translation>“{word}” não pode significar duas coisas</translation>
  </message>
 </context>
 <context>
  <name>recipes</name>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has nothing to do now</source>
   <translation>Uma receita não tem nada a fazer agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has run</source>
   <translation>Uma receita foi executada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe needs a look</source>
   <translation>Uma receita precisa de atenção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>A run that would take more stops before anything is sent, and says so.</source>
   <translation>Uma execução que exigiria mais para antes de enviar algo, e avisa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>All its steps together: at most {amount}.</source>
   <translation>Todas as etapas juntas: no máximo {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Another recipe</source>
   <translation>Outra receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Answers that you have</source>
   <translation>Respostas que você já tem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>At most in one run</source>
   <translation>No máximo em uma execução</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount} for all its steps: more than its cap of {cap}.</source>
   <translation>No máximo {amount} por todas as etapas: mais que o limite dela, de {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount}: more than its cap of {cap}.</source>
   <translation>No máximo {amount}: mais que o limite dela, de {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Back</source>
   <translation>Voltar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Begun</source>
   <translation>Início</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>By itself</source>
   <translation>Sozinha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Change its cap…</source>
   <translation>Alterar o limite…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Change…</source>
   <translation>Alterar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose at least one thing that is written.</source>
   <translation>Escolha ao menos um arquivo a gravar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the days for these times.</source>
   <translation>Escolha os dias para esses horários.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the folder or the file for these times.</source>
   <translation>Escolha a pasta ou o arquivo para esses horários.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Close</source>
   <translation>Fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cost</source>
   <translation>Custo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Decide in the task monitor, then it goes on.</source>
   <translation>Decida no monitor de tarefas; depois ela continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Delete: {name}</source>
   <translation>Excluir: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Each new file in this folder</source>
   <translation>Cada arquivo novo nesta pasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Each row's country is in “{column}”.</source>
   <translation>O país de cada linha está em “{column}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Every number is sent; no earlier answer is taken over.</source>
   <translation>Todos os números são enviados; nenhuma resposta anterior é aproveitada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>File</source>
   <translation>Arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>File for the times</source>
   <translation>Arquivo para os horários</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder</source>
   <translation>Pasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder for what is written</source>
   <translation>Pasta para o que é gravado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>It hasn't run yet.</source>
   <translation>Ainda não foi executada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>It isn't told of any more. Its file stays, and can be verified by hand.</source>
   <translation>Não se avisa mais dele. O arquivo fica e pode ser verificado à mão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Its further steps go through another service too, and cost more there.</source>
   <translation>As outras etapas passam também por outro serviço, que cobra à parte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Judges the answers by the rule of this list.</source>
   <translation>Julga as respostas pela regra desta lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Leave it</source>
   <translation>Deixar como está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Log sheet: {path}</source>
   <translation>Planilha de registro: {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Looks like “{name}”.</source>
   <translation>Parece “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Mends {patterns}.</source>
   <translation>Corrige {patterns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most numbers of a run</source>
   <translation>Máximo de números por execução</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most that a run may spend</source>
   <translation>Máximo que uma execução pode gastar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>National numbers are read with the country {country}.</source>
   <translation>Os números nacionais são lidos com o país {country}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}</source>
   <translation>Arquivos novos em {folder}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}, {times}</source>
   <translation>Arquivos novos em {folder}, {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>New name</source>
   <translation>Novo nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>No number of this list would be sent.</source>
   <translation>Nenhum número desta lista seria enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: rows that you had read with the country {country}. Only you can say which these are: mark them in the next file.</source>
   <translation>Não mantido: linhas que você mandou ler com o país {country}. Só você sabe quais são: marque-as no próximo arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: the numbers that you typed. Type those of the next file there.</source>
   <translation>Não mantidos: os números que você digitou. Digite os do próximo arquivo nele.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: {product}. A recipe's step takes its numbers by the answers of the step just before it.</source>
   <translation>Não mantido: {product}. Uma etapa de uma receita toma seus números pelas respostas da etapa imediatamente anterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Not now</source>
   <translation>Agora não</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it goes on by itself.</source>
   <translation>Não é preciso fazer nada: ela continua sozinha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it is taken up by itself, within a day at the latest.</source>
   <translation>Não é preciso fazer nada: ele é retomado sozinho, no máximo em um dia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing was sent.</source>
   <translation>Nada foi enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Numbers on your suppression lists aren't sent.</source>
   <translation>Os números das suas listas de supressão não são enviados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Only what was answered within 24 hours is taken over.</source>
   <translation>Só é aproveitado o que foi respondido nas últimas 24 horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open results</source>
   <translation>Abrir resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file</source>
   <translation>Abrir o arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file to see how it differs.</source>
   <translation>Abra o arquivo para ver o que é diferente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, and the file is taken up by itself.</source>
   <translation>Aumente o limite e o arquivo é retomado sozinho.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, then run the file again: Runs… has it.</source>
   <translation>Aumente o limite e execute o arquivo de novo: está em “Execuções…”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on all sheets.</source>
   <translation>Lê os números em {columns}, em todas as planilhas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on the sheet “{sheet}”.</source>
   <translation>Lê os números em {columns}, na planilha “{sheet}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}.</source>
   <translation>Lê os números em {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Recipes</source>
   <translation>Receitas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Recipes…</source>
   <translation>Receitas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Reckoning what it takes…</source>
   <translation>Calculando o que é preciso…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Rename: {name}</source>
   <translation>Renomear: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run again</source>
   <translation>Executar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again</source>
   <translation>Executar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again tomorrow, or once these numbers have their answers: Runs… has it.</source>
   <translation>Execute-o de novo amanhã, ou quando esses números tiverem respostas: está em “Execuções…”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again; what was sent isn't sent twice.</source>
   <translation>Execute de novo; o que foi enviado não é enviado duas vezes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe</source>
   <translation>Executar a receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe {name}</source>
   <translation>Executar a receita {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run with a file…</source>
   <translation>Executar com um arquivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run “{name}” with a file</source>
   <translation>Executar “{name}” com um arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Running…</source>
   <translation>Em execução…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs</source>
   <translation>Execuções</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs of “{name}”</source>
   <translation>Execuções de “{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Runs…</source>
   <translation>Execuções…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Save</source>
   <translation>Salvar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save as recipe</source>
   <translation>Salvar como receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Save as recipe…</source>
   <translation>Salvar como receita…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save recipe</source>
   <translation>Salvar a receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Say at which times this file is taken.</source>
   <translation>Diga em que horários este arquivo é usado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show it</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show the recipe</source>
   <translation>Mostrar a receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>So that the next file of its shape gets the same with one click</source>
   <translation>Para que o próximo arquivo desse formato receba o mesmo com um clique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Spends at most {amount}.</source>
   <translation>Gasta no máximo {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Take over answers</source>
   <translation>Reaproveitar respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over answers that are at most {days} old, free.</source>
   <translation>Reaproveita de graça respostas de no máximo {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over the last run's answers that are at most {days} old, free.</source>
   <translation>Reaproveita de graça as respostas da última execução de no máximo {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>The next file with these columns is recognised when you open it, and gets the same with one click. Nothing is sent before that.</source>
   <translation>O próximo arquivo com essas colunas é reconhecido ao ser aberto e recebe o mesmo com um clique. Nada é enviado antes disso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>The recipe</source>
   <translation>A receita</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>The task monitor says why.</source>
   <translation>O monitor de tarefas diz por quê.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Then {step}.</source>
   <translation>Depois, {step}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>There are no recipes yet</source>
   <translation>Ainda não há receitas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Já existe uma receita “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This folder isn't there now: nothing of it is run.</source>
   <translation>Esta pasta não está disponível agora: nada dela é executado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This recipe can't be used: {problem}.</source>
   <translation>Esta receita não pode ser usada: {problem}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Times</source>
   <translation>Horários</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Undo</source>
   <translation>Desfazer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Verified, beside the list</source>
   <translation>Verified, ao lado da lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Verifies the rest with {product}.</source>
   <translation>Verifica o restante com {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Verify a list as you need it, then choose “Save as recipe…” in the menu beside Export.</source>
   <translation>Verifique uma lista como precisa e escolha “Salvar como receita…” no menu ao lado de Exportar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Watched folder</source>
   <translation>Pasta vigiada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>What became of it</source>
   <translation>O que resultou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What is written</source>
   <translation>O que é gravado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What it costs isn't known, so its cap can't be kept.</source>
   <translation>Não se sabe quanto custa, então o limite dela não pode ser respeitado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>What it does</source>
   <translation>O que ela faz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What its further steps cost isn't known.</source>
   <translation>Não se sabe quanto custam as outras etapas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What runs by itself needs a cap: say how many numbers, or how much, at most.</source>
   <translation>O que roda sozinho precisa de um limite: quantos números, ou quanto, no máximo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>What was done with a list, kept for the next file of its shape.</source>
   <translation>O que foi feito com uma lista, guardado para o próximo arquivo do mesmo formato.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Without a folder: this file at the times</source>
   <translation>Sem pasta: este arquivo nos horários</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Works while Dialproof is open. “dialproof run” does the same without it, for your system's scheduler.</source>
   <translation>Funciona enquanto o Dialproof está aberto. “dialproof run” faz o mesmo sem ele, para o agendador do seu sistema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Writes {files}, {place}.</source>
   <translation>Grava {files}, {place}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Written: {files}.</source>
   <translation>Gravado: {files}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Younger answers aren't asked, or paid for, again.</source>
   <translation>Respostas mais recentes não são pedidas nem pagas de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a + too many</source>
   <translation>um + a mais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a clean list of the good numbers</source>
   <translation>uma lista limpa dos números bons</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a list that was deleted</source>
   <translation>uma lista excluída</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost +</source>
   <translation>um + perdido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost 0</source>
   <translation>um 0 perdido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a report</source>
   <translation>um relatório</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a workbook split by outcome</source>
   <translation>uma pasta de trabalho separada por situação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>all rows with their results</source>
   <translation>todas as linhas com seus resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>beside your own column</source>
   <translation>ao lado da sua coluna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>done</source>
   <translation>concluída</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>each cell as it is</source>
   <translation>cada célula como está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>every day</source>
   <translation>todos os dias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>failed</source>
   <translation>falhou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>for example, 07:30, 14:00</source>
   <translation>por exemplo, 07:30, 14:00</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in the folder Verified beside the list</source>
   <translation>na pasta Verified ao lado da lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in “{folder}”</source>
   <translation>em “{folder}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>its list was deleted</source>
   <translation>a lista foi excluída</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>left as it is</source>
   <translation>deixado como está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>letters for digits</source>
   <translation>letras no lugar de dígitos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no cap</source>
   <translation>sem limite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no file</source>
   <translation>nenhum arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no folder is watched</source>
   <translation>nenhuma pasta é vigiada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>none</source>
   <translation>nenhuma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>not read</source>
   <translation>não lido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>on workdays</source>
   <translation>em dias úteis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>partly answered</source>
   <translation>respondida em parte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>refused by the service</source>
   <translation>recusada pelo serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped by its cap</source>
   <translation>parada pelo limite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped: you decide</source>
   <translation>parada: você decide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the country {country} for rows that name none</source>
   <translation>o país {country} para as linhas que não indicam nenhum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the first of several numbers</source>
   <translation>o primeiro de vários números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the same file as before</source>
   <translation>o mesmo arquivo de antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the second of several numbers</source>
   <translation>o segundo de vários números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the third of several numbers</source>
   <translation>o terceiro de vários números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>under way</source>
   <translation>em andamento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, and is tried again</source>
   <translation>aguarda e será tentada de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, as its numbers were sent lately</source>
   <translation>espera, pois seus números foram enviados há pouco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with international numbers in place of yours</source>
   <translation>com números internacionais no lugar dos seus</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with the doubtful ones</source>
   <translation>com os duvidosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>words around a number</source>
   <translation>palavras em volta de um número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with columns added</source>
   <translation>sua própria pasta de trabalho com colunas adicionadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with the clean list on a sheet</source>
   <translation>sua própria pasta de trabalho com a lista limpa em uma planilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{days} at {times}</source>
   <translation>{days} às {times}</translation>
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
   <translation>{numbers} com {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product} through “{connection}”</source>
   <translation>{product} por “{connection}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product}, for {numbers}</source>
   <translation>{product}, para {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{what} ({kind})</source>
   <translation>{what} ({kind})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” had this file before.</source>
   <translation>“{name}” já teve este arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” has this file already.</source>
   <translation>“{name}” já tem este arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is called “{new}” now.</source>
   <translation>“{name}” agora se chama “{new}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is deleted. What it wrote stays.</source>
   <translation>“{name}” foi excluída. O que ela gravou permanece.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is saved.</source>
   <translation>“{name}” foi salva.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>“{name}” is saved. Recipes… in the ⋯ menu has what is written, a folder to watch, and times.</source>
   <translation>“{name}” foi salva. “Receitas…” no menu ⋯ tem o que é gravado, uma pasta a vigiar e horários.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” runs with {file}.</source>
   <translation>“{name}” está sendo executada com {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>“{text}” is no time: write 07:30.</source>
   <translation>“{text}” não é um horário: escreva 07:30.</translation>
  </message>
 </context>
 <context>
  <name>refresh</name>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Answers stay fresh</source>
   <translation>As respostas continuam válidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Ask {product} again only where the answers of “{list}” of {date} are too old or unknown, or where a number is new. All other answers are taken over, free, and keep their date.</source>
   <translation>Consultar {product} de novo só onde as respostas de “{list}” de {date} são antigas demais ou desconhecidas, ou onde um número é novo. Todas as outras respostas são aproveitadas de graça e mantêm a sua data.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh</source>
   <translation>Atualizar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh the list</source>
   <translation>Atualizar a lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>The new results are judged by this product alone, without {products}: order that with “Next step…” afterwards, where young answers are taken over.</source>
   <translation>Os novos resultados são avaliados só por este produto, sem {products}: peça-o depois com “Próxima etapa…”, onde as respostas recentes são aproveitadas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>There is nothing to ask.</source>
   <translation>Não há nada a consultar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>new: {count}</source>
   <translation>novos: {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>older than {days} days: {count}</source>
   <translation>com mais de {days} dias: {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>unknown or unanswered: {count}</source>
   <translation>desconhecidos ou sem resposta: {count}</translation>
  </message>
 </context>
 <context>
  <name>repeat</name>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>About {}</source>
   <translation>Cerca de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Counting what is unanswered…</source>
   <translation>Contando os números sem resposta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>No number is left without an answer.</source>
   <translation>Nenhum número ficou sem resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Not now</source>
   <translation>Agora não</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Preparing…</source>
   <translation>Preparando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send again</source>
   <translation>Reenviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>What it costs isn't known: the service charges its own price.</source>
   <translation>Não se sabe quanto custa: o serviço cobra o próprio preço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; balance after: {}.</source>
   <translation>{}; saldo depois: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; the balance is {} short.</source>
   <translation>{}; faltam {} no saldo.</translation>
  </message>
 </context>
 <context>
  <name>report</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>A problem is a row without a number that can be sent: invalid or empty.</source>
   <translation>Um problema é uma linha sem número que possa ser enviado: inválido ou vazio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Account</source>
   <translation>Conta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Answers still to come</source>
   <translation>Respostas ainda por vir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By country</source>
   <translation>Por país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By line type</source>
   <translation>Por tipo de linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By “{column}”</source>
   <translation>Por “{column}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with</source>
   <translation>Comparado com</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with the last time</source>
   <translation>Comparação com a última vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Each row of the list is counted once, by its best number; no number of it stands in this report.</source>
   <translation>Cada linha da lista conta uma vez, pelo seu melhor número; nenhum número dela consta neste relatório.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Good (share)</source>
   <translation>Bons (parte)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>How that is known</source>
   <translation>Como se sabe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Last time, {date}</source>
   <translation>Última vez, {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>New numbers</source>
   <translation>Números novos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: answered by an earlier list</source>
   <translation>Não enviados: respondidos por outra lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: invalid numbers</source>
   <translation>Não enviados: números inválidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: on a suppression list</source>
   <translation>Não enviados: em uma lista de supressão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: repeated in the list</source>
   <translation>Não enviados: repetidos na lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers corrected by hand or by suggestion</source>
   <translation>Números corrigidos à mão ou por sugestão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, other answer</source>
   <translation>Nas duas listas, outra resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, same answer</source>
   <translation>Nas duas listas, mesma resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, without two answers</source>
   <translation>Nas duas listas, sem duas respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers no longer there</source>
   <translation>Números que não estão mais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers sent, each once</source>
   <translation>Números enviados, cada um uma vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Of these, answered</source>
   <translation>Destes, respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Phone numbers of {list}</source>
   <translation>Números de telefone de {list}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Price of one number</source>
   <translation>Preço de um número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Product</source>
   <translation>Produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report</source>
   <translation>Relatório</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report made</source>
   <translation>Relatório feito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Rows</source>
   <translation>Linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Run</source>
   <translation>Rodada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Saved at that price</source>
   <translation>Economizado a esse preço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted</source>
   <translation>Enviado em</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted to</source>
   <translation>Enviado para</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Suppression list</source>
   <translation>Lista de supressão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>The list was not complete when this report was made: there may be more answers.</source>
   <translation>A lista não estava completa quando este relatório foi feito: pode haver mais respostas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>This time</source>
   <translation>Desta vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What it cost and saved</source>
   <translation>Quanto custou e economizou</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What was done with the data</source>
   <translation>O que foi feito com os dados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Whole result written</source>
   <translation>Resultado inteiro gravado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>all others</source>
   <translation>todos os outros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no country</source>
   <translation>sem país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no line type</source>
   <translation>sem tipo de linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet</source>
   <translation>ainda não</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet to “{file}”</source>
   <translation>ainda não em “{file}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>nothing: no number was sent</source>
   <translation>nada: nenhum número foi enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>since {date}</source>
   <translation>desde {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>the local service, on this computer</source>
   <translation>serviço local, neste computador</translation>
  </message>
 </context>
 <context>
  <name>results</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>(empty)</source>
   <translation>(vazio)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Active filters</source>
   <translation>Filtros ativos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>All rows</source>
   <translation>Todas as linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Alt+Left</source>
   <translation>Alt+←</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Answer</source>
   <translation>Resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Answered</source>
   <translation>Com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Apply to all results of this list</source>
   <translation>Aplicar a todos os resultados desta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As detected</source>
   <translation>Como detectado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As received</source>
   <translation>Como recebido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Ask again only what is too old or unknown; the rest is free</source>
   <translation>Consultar de novo só o que é antigo demais ou desconhecido; o resto é grátis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Ask another product or service about these numbers, or some of them</source>
   <translation>Consultar outro produto ou serviço sobre estes números, ou alguns deles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Awaiting</source>
   <translation>Aguardando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Back to the Task monitor</source>
   <translation>Voltar ao Monitor de tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Bad</source>
   <translation>Ruins</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Bringing the list up to date…</source>
   <translation>Atualizando a lista…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Chart</source>
   <translation>Gráfico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Chart of the answers</source>
   <translation>Gráfico das respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Column</source>
   <translation>Coluna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Columns of values, number and value in one cell, or only the numbers that match</source>
   <translation>Colunas de valores, número e valor em uma célula, ou só os números encontrados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Compare…</source>
   <translation>Comparar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Copiar números (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Delimiter</source>
   <translation>Delimitador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Doubtful</source>
   <translation>Duvidosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Duplicates</source>
   <translation>Duplicados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>E.164</source>
   <translation>E.164</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Empty</source>
   <translation>Vazios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Encoding</source>
   <translation>Codificação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Filter: {}</source>
   <translation>Filtro: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>First line</source>
   <translation>Primeira linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Good</source>
   <translation>Bons</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>How the results are read</source>
   <translation>Como os resultados são lidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Invalid</source>
   <translation>Inválidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>It can't be read that way: {}</source>
   <translation>Não é possível ler assim: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Its answers stay as they are.</source>
   <translation>As respostas continuam como estão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Lines</source>
   <translation>Linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Listed numbers get the answer “{}”. Of the others the service says nothing: they stay unanswered, and are never counted as a “no”.</source>
   <translation>Os números listados recebem a resposta “{}”. Dos demais, o serviço nada diz: ficam sem resposta e nunca contam como “não”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Looking…</source>
   <translation>Procurando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>More about these results</source>
   <translation>Mais sobre estes resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Next step…</source>
   <translation>Próxima etapa…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers to chart.</source>
   <translation>Nenhuma resposta para o gráfico.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers yet. The chart fills as they come in.</source>
   <translation>Nenhuma resposta ainda. O gráfico se completa à medida que elas chegam.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>No result is kept here as it was received</source>
   <translation>Nenhum resultado está guardado na forma recebida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>No row matches</source>
   <translation>Nenhuma linha encontrada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>None of the rows shown has an answer.</source>
   <translation>Nenhuma das linhas exibidas tem resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Not sent</source>
   <translation>Não enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Nothing was copied: the list was left or changed meanwhile.</source>
   <translation>Nada foi copiado: a lista foi fechada ou mudou nesse meio-tempo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Number status</source>
   <translation>Status do número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Numbers in</source>
   <translation>Números em</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Only the most frequent</source>
   <translation>Só os mais frequentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Possible once the batch has stopped</source>
   <translation>Disponível quando o lote parar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Problem</source>
   <translation>Problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read as</source>
   <translation>Como lido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read differently…</source>
   <translation>Ler de outra forma…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read later results of this connection the same way</source>
   <translation>Ler assim também os próximos resultados desta conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read results differently</source>
   <translation>Ler resultados de outra forma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Read results differently…</source>
   <translation>Ler resultados de outra forma…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reading…</source>
   <translation>Lendo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Reading… {} of {}</source>
   <translation>Lendo… {} de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Refresh…</source>
   <translation>Atualizar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reset: everything is detected automatically</source>
   <translation>Desfazer as escolhas: tudo volta a ser detectado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Result of</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Results</source>
   <translation>Resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>Results are signals about data quality. They do not prove identity, and do not replace legal, consent or compliance review.</source>
   <translation>Os resultados são sinais sobre a qualidade dos dados. Não comprovam identidade nem substituem uma análise jurídica, de consentimento ou de conformidade.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Reused</source>
   <translation>Reutilizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Rows</source>
   <translation>Linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number can be sent and wasn't: it still waits, or it is none of those that this step is for.</source>
   <translation>Linhas cujo número pode ser enviado e não foi: ainda espera, ou não é dos desta etapa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is of no use, by what the service answered.</source>
   <translation>Linhas cujo número não serve, segundo a resposta do serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is on a suppression list: not sent, and in no clean list.</source>
   <translation>Linhas cujo número está em uma lista de supressão: não enviado e fora de toda lista limpa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number may or may not be of use: look at the answer.</source>
   <translation>Linhas cujo número pode servir ou não: veja a resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as answered, too.</source>
   <translation>Linhas cujo número está em uma linha anterior. Ele foi enviado uma vez, e cada linha dele tem a resposta: também contam como com resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, and nobody knows: no answer came, or it tells nothing.</source>
   <translation>Linhas cujo número foi enviado e do qual nada se sabe: não veio resposta, ou ela não diz nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, or perhaps was, and whose answer may still come.</source>
   <translation>Linhas cujo número foi (ou talvez tenha sido) enviado e cuja resposta ainda pode chegar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with a number that can be used, by what the service answered.</source>
   <translation>Linhas com um número que serve, segundo a resposta do serviço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too.</source>
   <translation>Linhas que têm a resposta de uma lista anterior. Não foram enviadas nem pagas, e também contam como com resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows without a number that can be sent: what stands there is invalid, or nothing does.</source>
   <translation>Linhas sem um número que possa ser enviado: o que está ali é inválido, ou não há nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search all cells, numbers and answers</source>
   <translation>Pesquisar células, números e respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search the results</source>
   <translation>Pesquisar nos resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See and change which answers are good, doubtful or bad</source>
   <translation>Ver e mudar quais respostas são boas, duvidosas ou ruins</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See what has changed since an earlier run</source>
   <translation>Ver o que mudou desde uma verificação anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Send the unanswered again…</source>
   <translation>Reenviar os não respondidos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Share</source>
   <translation>Proporção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Sheet</source>
   <translation>Planilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show all</source>
   <translation>Mostrar tudo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Show all rows</source>
   <translation>Mostrar todas as linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show the chart</source>
   <translation>Mostrar o gráfico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Showing {} of {}</source>
   <translation>Mostrando {} de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Shows only these</source>
   <translation>Mostra só isto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Simulated</source>
   <translation>Simulado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Stop</source>
   <translation>Parar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stop filtering by this (Delete)</source>
   <translation>Parar de filtrar por isto (Delete)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stops filtering by this</source>
   <translation>Para de filtrar por isto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Suppressed</source>
   <translation>Suprimidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Task monitor</source>
   <translation>Monitor de tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Task {}</source>
   <translation>Tarefa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The answers as they are read</source>
   <translation>As respostas como são lidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The first lines as they were received</source>
   <translation>As primeiras linhas como foram recebidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The first {} of {} rows were copied. An export takes them all.</source>
   <translation>As primeiras {} de {} linhas foram copiadas. Uma exportação leva todas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>The results are as your suppression lists marked them before.</source>
   <translation>Os resultados estão como suas listas de supressão os marcaram antes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The selected rows have no number that can be sent.</source>
   <translation>As linhas selecionadas não têm nenhum número que possa ser enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>There is no live network behind this product in the local service: every answer is simulated.</source>
   <translation>Não há rede real por trás deste produto no serviço local: todas as respostas são simuladas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial, and more are coming: {}.</source>
   <translation>Estes resultados são parciais, e outros ainda vão chegar: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial: {}.</source>
   <translation>Estes resultados são parciais: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>They are kept here as received. Nothing is fetched or paid for again.</source>
   <translation>Eles estão guardados como foram recebidos. Nada é baixado nem pago de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>This is one step of the list: numbers that it isn't for are not sent in it. The answers of the other steps stand beside, and verdicts go by all of them.</source>
   <translation>Esta é uma etapa da lista: os números aos quais ela não se destina não são enviados nela. As respostas das outras etapas estão ao lado, e os vereditos consideram todas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>This list is paused, so its results are partial: {}.</source>
   <translation>Esta lista está pausada; por isso os resultados são parciais: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Try again</source>
   <translation>Tentar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unanswered</source>
   <translation>Sem resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unknown</source>
   <translation>Desconhecidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Values, the most frequent first; Enter shows only their rows</source>
   <translation>Valores, os mais frequentes primeiro; Enter mostra só as linhas deles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Verdict</source>
   <translation>Veredito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>What answers mean…</source>
   <translation>O que as respostas significam…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Whether it names the columns</source>
   <translation>Se ela nomeia as colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Write the results to a file</source>
   <translation>Gravar os resultados em um arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>all of them</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>also answered</source>
   <translation>também com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered</source>
   <translation>com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered, reused</source>
   <translation>com resposta, reutilizada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>awaiting answer</source>
   <translation>aguardando resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>caret</source>
   <translation>acento circunflexo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>colon</source>
   <translation>dois-pontos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>column “{}” holds none of your numbers</source>
   <translation>a coluna “{}” não contém nenhum dos seus números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>columns</source>
   <translation>colunas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>counted in the first {} lines</source>
   <translation>contagem nas primeiras {} linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>detected</source>
   <translation>automático</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>matches only</source>
   <translation>só os encontrados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>names</source>
   <translation>nomes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>no names</source>
   <translation>sem nomes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>none</source>
   <translation>nenhum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>not sent</source>
   <translation>não enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number and value</source>
   <translation>número e valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number sign</source>
   <translation>cerquilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>repeat a number</source>
   <translation>repetem um número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>task {}</source>
   <translation>tarefa {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>tilde</source>
   <translation>til</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>unanswered</source>
   <translation>sem resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} (detected)</source>
   <translation>{} (detectado)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} (result)</source>
   <translation>{} (resultado)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} and {} more</source>
   <translation>{} e mais {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} of {} answered</source>
   <translation>{} de {} com resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>{} shows what was received. If that isn't a result, ask the service.</source>
   <translation>{} mostra o que foi recebido. Se não for um resultado, pergunte ao serviço.</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A kept key is only ever sent to the address that it was entered for.</source>
   <translation>Uma chave guardada só é enviada ao endereço para o qual foi informada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A key is saved: leave empty to use it</source>
   <translation>Há uma chave guardada: deixe vazio para usá-la</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>A service like Dialproof's own</source>
   <translation>Um serviço como o do Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A single check</source>
   <translation>Uma consulta avulsa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A task</source>
   <translation>Uma tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>A user name or password has no place in it; the key is entered below.</source>
   <translation>Não inclua nome de usuário nem senha; a chave é informada abaixo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>API key</source>
   <translation>Chave de API</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>About</source>
   <translation>Sobre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Add</source>
   <translation>Adicionar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Address</source>
   <translation>Endereço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>All files</source>
   <translation>Todos os arquivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>All rights reserved</source>
   <translation>Todos os direitos reservados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Also on public holidays there</source>
   <translation>Também nos feriados de lá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Another key</source>
   <translation>Outra chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Another product has the same slug</source>
   <translation>Outro produto tem o mesmo código</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Another service? Choose the one that is nearest, and change below what differs.</source>
   <translation>Outro serviço? Escolha o mais parecido e altere abaixo o que for diferente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Answered</source>
   <translation>Resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Appearance</source>
   <translation>Aparência</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>As everywhere</source>
   <translation>Como em todos os lugares</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>As it is shown in the window, such as “Team account”</source>
   <translation>Como aparece na janela, por exemplo “Conta da equipe”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>As the service shows it</source>
   <translation>Como o serviço a mostra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask</source>
   <translation>Perguntar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asked</source>
   <translation>Solicitação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asking…</source>
   <translation>Perguntando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asks about a task that the service accepted earlier, by its id. It costs nothing.</source>
   <translation>Pergunta, pelo ID, por uma tarefa que o serviço já aceitou. Não custa nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Asks {host} for the number of the newest version, and says nothing of you or your lists. Nothing is installed.</source>
   <translation>Pergunta a {host} o número da versão mais nova e não informa nada sobre você nem sobre suas listas. Nada é instalado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>At least one product is required</source>
   <translation>É preciso haver pelo menos um produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Automatic</source>
   <translation>Automático</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>By the clock where a number is, on these days. The columns “May be called” and the filter “Can be called now” go by it; your own clock and your country's rules may differ.</source>
   <translation>Pelo relógio de onde está o número, nestes dias. As colunas “Pode ligar” e o filtro “Pode ligar agora” seguem isso; o seu relógio e as regras do seu país podem ser diferentes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call from</source>
   <translation>Ligar a partir de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call until</source>
   <translation>Ligar até</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Calling hours</source>
   <translation>Horário de ligações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Check it</source>
   <translation>Consultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Checks one number, with its + and country code. The service may charge for it.</source>
   <translation>Consulta um número, com + e código do país. O serviço pode cobrar por isso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Choose the right value below, then press “{}”.</source>
   <translation>Escolha abaixo o valor certo e depois clique em “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Close</source>
   <translation>Fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Colours</source>
   <translation>Cores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connect an account</source>
   <translation>Conectar uma conta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Connect an account…</source>
   <translation>Conectar uma conta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: the service has accepted the key.</source>
   <translation>Conectado: o serviço aceitou a chave.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: {}</source>
   <translation>Conectado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Connection</source>
   <translation>Conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Connections</source>
   <translation>Conexões</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Connection…</source>
   <translation>Conexão…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copy details</source>
   <translation>Copiar detalhes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Counted from when something last happened to a list. Those under way are never deleted automatically.</source>
   <translation>O prazo conta a partir da última atividade da lista. As que estão em andamento nunca são excluídas automaticamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark</source>
   <translation>Escuro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark, high contrast</source>
   <translation>Escuro, alto contraste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Data</source>
   <translation>Dados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Data folder: {}</source>
   <translation>Pasta de dados: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Decide…</source>
   <translation>Decidir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Defaults</source>
   <translation>Padrões</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Defaults: no price is known</source>
   <translation>Padrões: nenhum preço conhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Delete</source>
   <translation>Excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete all that is finished…</source>
   <translation>Excluir tudo o que foi concluído…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete for good</source>
   <translation>Excluir definitivamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete now</source>
   <translation>Excluir agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted for good: {}.</source>
   <translation>Excluído definitivamente: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted: {}. What copies still have of it goes at the next start.</source>
   <translation>Excluído: {}. O que ainda resta nas cópias será apagado na próxima inicialização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleting…</source>
   <translation>Excluindo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dialproof uses this language from its next start.</source>
   <translation>O Dialproof usa este idioma a partir da próxima inicialização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard</source>
   <translation>Descartar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard your changes?</source>
   <translation>Descartar suas alterações?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Documentation</source>
   <translation>Documentação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit connection</source>
   <translation>Editar conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit the names that the service uses</source>
   <translation>Editar os nomes usados pelo serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit the products and their prices</source>
   <translation>Editar os produtos e seus preços</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Edit {}</source>
   <translation>Editar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit…</source>
   <translation>Editar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Enter key…</source>
   <translation>Informar chave…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the API key first.</source>
   <translation>Falta a chave de API.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the address first.</source>
   <translation>Falta o endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export CSV…</source>
   <translation>Exportar CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export products</source>
   <translation>Exportar produtos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Export the service profile</source>
   <translation>Exportar o perfil do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Fewest per task</source>
   <translation>Mín. por tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>File</source>
   <translation>Arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Files that you exported stay.</source>
   <translation>Os arquivos que você exportou permanecem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Find your key</source>
   <translation>Encontrar sua chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Finished more than {days} ago: {due}</source>
   <translation>Concluído há mais de {days}: {due}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>First enter: {}</source>
   <translation>Informe primeiro: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Found automatically</source>
   <translation>Detectados automaticamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Go there</source>
   <translation>Ir até lá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Group</source>
   <translation>Grupo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Hide</source>
   <translation>Ocultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Hide the key</source>
   <translation>Ocultar a chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours for</source>
   <translation>Horário para</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours of their own: {}</source>
   <translation>Com horário próprio: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>How the numbers are sent: “Automatic” uses JSON for a few and a file for many</source>
   <translation>Como os números são enviados: “Automático” usa JSON para poucos e um arquivo para muitos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Id of the task</source>
   <translation>ID da tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import CSV…</source>
   <translation>Importar CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Import a service profile</source>
   <translation>Importar um perfil de serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import products</source>
   <translation>Importar produtos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Import…</source>
   <translation>Importar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>In the unit of the balance; empty where it isn't known</source>
   <translation>Na unidade do saldo; vazio se não for conhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It ends with the version, without “?” and “#”.</source>
   <translation>Ele termina com a versão, sem “?” nem “#”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It names no host.</source>
   <translation>Falta o nome do servidor.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Its host or port can't be right.</source>
   <translation>Servidor ou porta inválidos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Keep</source>
   <translation>Manter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Keep editing</source>
   <translation>Continuar editando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep finished lists and checks</source>
   <translation>Guardar listas e verificações concluídas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep them</source>
   <translation>Manter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept in the system keyring (or until Dialproof closes); sent only to this address.</source>
   <translation>Fica no chaveiro do sistema (ou até o Dialproof ser fechado); é enviada somente a este endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept until Dialproof closes, as your organisation has set it; sent only to this address.</source>
   <translation>Fica guardada até o Dialproof ser fechado, conforme definido pela sua organização; é enviada somente a este endereço.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence</source>
   <translation>Licença</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence: {}</source>
   <translation>Licença: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light, high contrast</source>
   <translation>Claro, alto contraste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Line {}</source>
   <translation>Linha {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Lists</source>
   <translation>Listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists and single checks</source>
   <translation>Listas e consultas avulsas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Lists that were verified through it stay.</source>
   <translation>As listas verificadas por ela permanecem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists under way are never deleted automatically.</source>
   <translation>Listas em andamento nunca são excluídas automaticamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists with their answers</source>
   <translation>Listas com suas respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Log</source>
   <translation>Log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version now</source>
   <translation>Procurar uma versão nova agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version once a day</source>
   <translation>Procurar uma versão nova uma vez por dia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look now</source>
   <translation>Procurar agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Looking…</source>
   <translation>Procurando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Made with</source>
   <translation>Feito com</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Manage connections…</source>
   <translation>Gerenciar conexões…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Most per task</source>
   <translation>Máx. por tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down</source>
   <translation>Mover para baixo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down (Alt+Down)</source>
   <translation>Mover para baixo (Alt+↓)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up</source>
   <translation>Mover para cima</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up (Alt+Up)</source>
   <translation>Mover para cima (Alt+↑)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Names that the service uses</source>
   <translation>Nomes usados pelo serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>New lists and single checks go through the chosen connection.</source>
   <translation>Listas novas e consultas avulsas usam a conexão escolhida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>No answer came.</source>
   <translation>Nenhuma resposta chegou.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>No hours of its own for this country</source>
   <translation>Sem horário próprio para este país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>No prices came with this service: enter yours, for estimates and caps.</source>
   <translation>Este serviço veio sem preços: informe os seus, para estimativas e limites.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Not understood: {}.</source>
   <translation>Não entendido: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Nothing is installed by itself.</source>
   <translation>Nada é instalado automaticamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Nothing set: found automatically</source>
   <translation>Nada definido: detectado automaticamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Number, such as +447911123456</source>
   <translation>Número, como +447911123456</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow the system's region.</source>
   <translation>Números, datas e o delimitador de arquivos CSV seguem a região do sistema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow this language, since the system has another one.</source>
   <translation>Números, datas e o delimitador de arquivos CSV seguem este idioma, pois o do sistema é outro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys are in the system keyring; without one, they last until Dialproof is closed.</source>
   <translation>Somente neste computador, legível apenas para você. As chaves de API ficam no chaveiro do sistema; sem ele, duram até o Dialproof ser fechado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys last until Dialproof is closed.</source>
   <translation>Somente neste computador, legível apenas para você. As chaves de API duram até o Dialproof ser fechado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>On this computer: no account, no network</source>
   <translation>Neste computador: sem conta, sem rede</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>One by one</source>
   <translation>Um a um</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Only what Dialproof doesn't detect has to be set here: remove the # before a line and enter the service's own name. Ask whoever runs the service, or get the file from a colleague.</source>
   <translation>Só precisa constar aqui o que o Dialproof não encontra sozinho: tire o # do início de uma linha e escreva o nome que o serviço usa. Pergunte a quem opera o serviço, ou peça o arquivo a um colega.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Open folder</source>
   <translation>Abrir pasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Open folder: {}</source>
   <translation>Abrir pasta: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Open its page</source>
   <translation>Abrir a página dela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Password</source>
   <translation>Senha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that age. Files that you exported stay.</source>
   <translation>Excluir definitivamente {due} (concluído há mais de {days})? O restante, ao completar esse prazo. Os arquivos que você exportou permanecem.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {}, with all answers, their history and its backups? Files that you exported stay. This can't be undone.</source>
   <translation>Excluir definitivamente {}, com todas as respostas, o histórico e os backups? Os arquivos que você exportou permanecem. Não é possível desfazer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Price list</source>
   <translation>Lista de preços</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Price per number</source>
   <translation>Preço por número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Prices in {}, as read on {}: yours may differ.</source>
   <translation>Preços em {}, lidos em {}: os seus podem ser diferentes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Privacy</source>
   <translation>Privacidade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products</source>
   <translation>Produtos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Products and prices</source>
   <translation>Produtos e preços</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products of the same group are listed together</source>
   <translation>Produtos do mesmo grupo ficam juntos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products of {}</source>
   <translation>Produtos de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Products of “{}”</source>
   <translation>Produtos de “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products…</source>
   <translation>Produtos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Reads the balance of the account. It costs nothing.</source>
   <translation>Lê o saldo da conta. Não custa nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Remove</source>
   <translation>Remover</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove {}</source>
   <translation>Remover {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove “{}” and its key?</source>
   <translation>Remover “{}” e sua chave?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove…</source>
   <translation>Remover…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Restart now</source>
   <translation>Reiniciar agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Row {}, {}</source>
   <translation>Linha {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system</source>
   <translation>Igual ao sistema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system ({})</source>
   <translation>Igual ao sistema ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save and use</source>
   <translation>Salvar e usar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save anyway</source>
   <translation>Salvar mesmo assim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Saving…</source>
   <translation>Salvando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Sections of the settings</source>
   <translation>Seções das configurações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>See what was said…</source>
   <translation>Ver o que foi respondido…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Send first, through a new connection</source>
   <translation>Enviar primeiro por uma nova conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Sent as</source>
   <translation>Enviar como</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profile</source>
   <translation>Perfil do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profiles</source>
   <translation>Perfis de serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Service's code</source>
   <translation>Código do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Set by your organisation</source>
   <translation>Definido pela sua organização</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Set up…</source>
   <translation>Definir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Settings</source>
   <translation>Configurações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Show the key</source>
   <translation>Mostrar a chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Show the log</source>
   <translation>Mostrar o log</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Single checks</source>
   <translation>Consultas avulsas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Start over</source>
   <translation>Recomeçar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Steps</source>
   <translation>Etapas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Suppression</source>
   <translation>Supressão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test</source>
   <translation>Testar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test and pay</source>
   <translation>Testar e pagar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Testing…</source>
   <translation>Testando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address has to begin with https://</source>
   <translation>O endereço precisa começar com https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address usually ends with the version, as in /api/v1.</source>
   <translation>O endereço costuma terminar com a versão, como em /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The fewest numbers that the service accepts in a task; empty for no limit</source>
   <translation>O mínimo de números que o serviço aceita por tarefa; vazio se não houver mínimo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The key also stands below, in the names that the service uses, as plain text: remove it there.</source>
   <translation>A chave também está abaixo, nos nomes que o serviço usa, como texto simples: remova-a de lá.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The key for the new address</source>
   <translation>A chave para o novo endereço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The key is kept until Dialproof is closed, as your organisation has set it.</source>
   <translation>Conforme definido pela sua organização, a chave fica guardada até o Dialproof ser fechado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>The local service on this computer has exactly these products and charges these prices, so they can't be changed here.</source>
   <translation>O serviço local neste computador tem exatamente estes produtos e cobra estes preços; por isso não podem ser alterados aqui.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The most numbers that the service accepts in a task; empty for no limit</source>
   <translation>O máximo de números que o serviço aceita por tarefa; vazio se não houver máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The rest follows once all of them are answered: what can't be read costs no more than these.</source>
   <translation>O resto segue assim que todos forem respondidos: o que não puder ser lido não custa mais do que estes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The service did not accept the key that is kept.</source>
   <translation>O serviço não aceitou a chave guardada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>The system has no program to show the page. It is {page}</source>
   <translation>O sistema não tem um programa para mostrar a página. Ela é {page}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring can't be used: the key is kept until Dialproof is closed.</source>
   <translation>Não é possível usar o chaveiro do sistema: a chave fica guardada até o Dialproof ser fechado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring keeps its key.</source>
   <translation>A chave está no chaveiro do sistema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>There is no value to point at: check the connection's address.</source>
   <translation>Não há valor para selecionar: confira o endereço da conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are deleted for good in an hour, as your organisation has set it.</source>
   <translation>Isso será excluído definitivamente em uma hora, conforme definido pela sua organização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are permanently deleted once you agree, and later ones when they reach that age.</source>
   <translation>Isso será excluído definitivamente quando você concordar; o restante, ao completar esse prazo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>They can't be read: correct them here</source>
   <translation>Não é possível lê-los: corrija-os aqui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the answer about the number</source>
   <translation>Usar como resposta sobre o número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the balance</source>
   <translation>Usar como saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the cost</source>
   <translation>Usar como custo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the currency</source>
   <translation>Usar como moeda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the message</source>
   <translation>Usar como mensagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>This is the newest version.</source>
   <translation>Esta é a versão mais nova.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the progress</source>
   <translation>Usar como progresso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the task's state</source>
   <translation>Usar como estado da tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number at its price?</source>
   <translation>Este serviço não pode ser testado de graça. Verificar um número pelo preço dele?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number for {}?</source>
   <translation>Este serviço não pode ser testado de graça. Verificar um número por {}?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Try again</source>
   <translation>Tentar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Try the connection</source>
   <translation>Testar a conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Type a key only to replace it.</source>
   <translation>Digite uma chave apenas para substituí-la.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Understood.</source>
   <translation>Entendido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates</source>
   <translation>Atualizações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates are off: no update address is set.</source>
   <translation>As atualizações estão desativadas: nenhum endereço foi definido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Use</source>
   <translation>Usar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Use these settings</source>
   <translation>Usar o que foi ensinado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>User name</source>
   <translation>Nome de usuário</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version</source>
   <translation>Versão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Version {version} is available.</source>
   <translation>A versão {version} está disponível.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version {}</source>
   <translation>Versão {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Versions of the program and its components, for whoever helps you</source>
   <translation>Versões do programa e de seus componentes, para quem ajudar você</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>What can be ordered through this connection. Codes, prices and sizes are the service's own: its price list or whoever runs it knows them. They make the estimate before anything is sent, and the size of tasks.</source>
   <translation>O que pode ser pedido por esta conexão. Códigos, preços e tamanhos são do próprio serviço: estão na tabela de preços, ou com quem o opera. Deles vêm a estimativa antes do envio e o tamanho das tarefas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What it is called in this window</source>
   <translation>Como se chama nesta janela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What the service calls it: sent with each task</source>
   <translation>Como o serviço o chama: enviado com cada tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What the service said</source>
   <translation>O que o serviço respondeu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What was asked</source>
   <translation>O que foi perguntado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Where it is kept</source>
   <translation>Onde fica guardado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Where things are</source>
   <translation>Onde fica cada coisa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Whether this is the newest version can't be told: this one runs from its source code.</source>
   <translation>Não é possível saber se esta é a versão mais recente: esta roda a partir do código-fonte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Which service?</source>
   <translation>Qual serviço?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>With its version at the end: {}</source>
   <translation>Com a versão no final: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Written to “{}”</source>
   <translation>Gravado em “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Your key would go unencrypted: it has to begin with https://</source>
   <translation>Sua chave seria enviada sem criptografia: o endereço precisa começar com https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Your organisation has set the service for this computer.</source>
   <translation>Sua organização definiu o serviço para este computador.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your organisation has them kept for {days} at most.</source>
   <translation>Conforme definido pela sua organização, ficam guardadas por no máximo {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your suppression lists stay.</source>
   <translation>As suas listas de supressão são mantidas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>a year</source>
   <translation>um ano</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>balance</source>
   <translation>saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>can't be read</source>
   <translation>não pode ser lido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>cost</source>
   <translation>custo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>currency</source>
   <translation>moeda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>everywhere</source>
   <translation>todos os lugares</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>from source</source>
   <translation>do código-fonte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>line {}</source>
   <translation>linha {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>message</source>
   <translation>mensagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>no price known: nothing can be estimated</source>
   <translation>nenhum preço conhecido: nada pode ser estimado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>of which finished</source>
   <translation>destas, concluídas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>one by one</source>
   <translation>um a um</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>or another one</source>
   <translation>ou outro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>progress</source>
   <translation>progresso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>task's state</source>
   <translation>estado da tarefa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>until I delete them</source>
   <translation>até eu excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>whole lists</source>
   <translation>listas inteiras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>your own file</source>
   <translation>seu próprio arquivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} Read from “{}”.</source>
   <translation>{} Lido de “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} These are the defaults: “Use” puts them in its place.</source>
   <translation>{} Estes são os padrões: “Usar” os coloca no lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>{} and {}</source>
   <translation>{} e {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“Cancel” keeps what you had; “Defaults” brings back those that came with the program.</source>
   <translation>“Cancelar” mantém o que você tinha; “Padrões” traz de volta os que vieram com o programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” and its key are removed.</source>
   <translation>“{}” e sua chave foram removidas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be read: {}</source>
   <translation>Não é possível ler “{}”: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be written: {}</source>
   <translation>Não é possível gravar “{}”: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” is saved and in use.</source>
   <translation>“{}” foi salva e está em uso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” isn't text, so it isn't a list of products.</source>
   <translation>“{}” não é texto; portanto, não é uma lista de produtos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>“{}” isn't text, so it isn't a service profile.</source>
   <translation>“{}” não é texto; portanto, não é um dialeto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” was not imported. {}</source>
   <translation>“{}” não foi importado. {}</translation>
  </message>
 </context>
 <context>
  <name>shell</name>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>As counted here, against the connection's limits. When none are left, Dialproof waits.</source>
   <translation>Contagem local, pelos limites da conexão. Quando não resta nenhuma, o Dialproof espera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Attention</source>
   <translation>Atenção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Balance: {} {}</source>
   <translation>Saldo: {} {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Close this message</source>
   <translation>Fechar esta mensagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Connection: {}</source>
   <translation>Conexão: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/start_trouble.py" />
   <source>Dialproof can't start</source>
   <translation>O Dialproof não pode ser iniciado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Done</source>
   <translation>Concluído</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Error</source>
   <translation>Erro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Help</source>
   <translation>Ajuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Not connected</source>
   <translation>Não conectado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/nav_tabs.py" />
   <source>Parts of the window</source>
   <translation>Partes da janela</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>Requests left this minute:</source>
   <translation>Solicitações restantes neste minuto:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Settings</source>
   <translation>Configurações</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show less</source>
   <translation>Mostrar menos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show the whole message</source>
   <translation>Mostrar a mensagem inteira</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.</source>
   <translation>O guia não está disponível. Inicie o Dialproof a partir do código-fonte com packaging/dev.py run.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>next in {}</source>
   <translation>próxima em {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>the service asked to wait {}</source>
   <translation>o serviço pediu para esperar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>{} {} of {}</source>
   <translation>{}: {} de {}</translation>
  </message>
 </context>
 <context>
  <name>standard columns</name>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Line type</source>
   <translation>Tipo de linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>MCC/MNC</source>
   <translation>MCC/MNC</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Network</source>
   <translation>Rede</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Ported</source>
   <translation>Portado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Reachable</source>
   <translation>Alcançável</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Registered</source>
   <translation>Registrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Risk</source>
   <translation>Risco</translation>
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
   <translation>Consulte outro produto ou outro serviço sobre esta lista: sobre todos os números, ou só sobre os que receberam certa resposta. Todas as respostas ficam então lado a lado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Counting the numbers…</source>
   <translation>Contando os números…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Next step</source>
   <translation>Próxima etapa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>No number was answered so.</source>
   <translation>Nenhum número recebeu essa resposta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Not now</source>
   <translation>Agora não</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Pay once more</source>
   <translation>Pagar de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Product</source>
   <translation>Produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Service</source>
   <translation>Serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Verify</source>
   <translation>Verificar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>all of them</source>
   <translation>todos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>choose…</source>
   <translation>escolher…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>unknown, or without an answer</source>
   <translation>desconhecido ou sem resposta</translation>
  </message>
 </context>
 <context>
  <name>suppression</name>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>A new list</source>
   <translation>Uma nova lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add</source>
   <translation>Adicionar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add a file…</source>
   <translation>Adicionar um arquivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add another file…</source>
   <translation>Adicionar outro arquivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>All numbers are on your suppression lists.</source>
   <translation>Todos os números estão nas suas listas de supressão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Any list that Dialproof reads; or drop it here</source>
   <translation>Qualquer lista que o Dialproof leia; ou solte-a aqui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Choose a file of numbers</source>
   <translation>Escolher um arquivo de números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete</source>
   <translation>Excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete “{name}”? Its numbers are suppressed no more, and nothing brings it back.</source>
   <translation>Excluir “{name}”? Os números dela deixam de ser suprimidos, e nada a traz de volta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete…</source>
   <translation>Excluir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find</source>
   <translation>Procurar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find a number</source>
   <translation>Procurar um número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>National numbers</source>
   <translation>Números nacionais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Numbers on your suppression lists are being counted.</source>
   <translation>Os números das suas listas de supressão estão sendo contados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Numbers that must not be used: never sent, never paid for, and left out of clean lists.</source>
   <translation>Números que não devem ser usados: nunca enviados, nunca pagos e fora de toda lista limpa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Purpose</source>
   <translation>Finalidade</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Reading…</source>
   <translation>Lendo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Replace…</source>
   <translation>Substituir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>See them</source>
   <translation>Vê-las</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since</source>
   <translation>Desde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since when?</source>
   <translation>Desde quando?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Suppression lists</source>
   <translation>Listas de supressão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists that apply to this list</source>
   <translation>Listas de supressão que se aplicam a esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists…</source>
   <translation>Listas de supressão…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Switched off: {}.</source>
   <translation>Desativadas: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>The new file's numbers alone; those that stay keep their date</source>
   <translation>Só os números do novo arquivo; os que ficam mantêm a data</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Undo</source>
   <translation>Desfazer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>What is valid here is on your suppression lists; the other numbers have a problem.</source>
   <translation>O que é válido aqui está nas suas listas de supressão; os demais números têm um problema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Which lists have it, and since when</source>
   <translation>Em quais listas ele está, e desde quando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Which lists…</source>
   <translation>Quais listas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Your organisation's lists apply to everything.</source>
   <translation>As listas da sua organização se aplicam a tudo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, Opt-outs</source>
   <translation>por exemplo, Descadastrados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, asked not to be called</source>
   <translation>por exemplo, pediu para não ser chamado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>the day of import</source>
   <translation>o dia da importação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{file}, row {row}: “{cell}”, {problem}</source>
   <translation>{file}, linha {row}: “{cell}”, {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, from {file}</source>
   <translation>{numbers} desde {day}, de {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, last from {file} ({changed})</source>
   <translation>{numbers} desde {day}, últimos de {file} ({changed})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on none of your suppression lists.</source>
   <translation>{number} não está em nenhuma das suas listas de supressão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on “{name}” since {day}, from {file}.</source>
   <translation>{number} está em “{name}” desde {day}, de {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{file}” has dates. Choose the column that says since when each number must not be used.</source>
   <translation>“{file}” tem datas. Escolha a coluna que diz desde quando cada número não pode ser usado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” is deleted.</source>
   <translation>“{name}” foi excluída.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” now has {numbers}.</source>
   <translation>“{name}” tem agora {numbers}.</translation>
  </message>
 </context>
 <context>
  <name>upload</name>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>A spreadsheet to send back to whoever made the list</source>
   <translation>Uma planilha para devolver a quem fez a lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>A task of this product takes at least {} numbers. The service may refuse: {}.</source>
   <translation>Uma tarefa deste produto exige no mínimo {} números. O serviço pode recusar: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>About {}. It can be paused.</source>
   <translation>Cerca de {}. Pode ser pausado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Add these, too</source>
   <translation>Usar também</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Added</source>
   <translation>Adicionada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>All files</source>
   <translation>Todos os arquivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>All rows in one batch, each with the name of its file.</source>
   <translation>Todas as linhas em um só lote, cada uma com o nome do seu arquivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>All sheets</source>
   <translation>Todas as planilhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another column has phone numbers, too: {}. They are not sent.</source>
   <translation>Outra coluna também tem números de telefone: {}. Eles não são enviados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Another country…</source>
   <translation>Outro país…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another sheet has phone numbers, too: {}. They are not sent.</source>
   <translation>Outra planilha também tem números de telefone: {}. Eles não são enviados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Answers of earlier lists are being looked for.</source>
   <translation>Procurando respostas de listas anteriores.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Arabic (cp1256)</source>
   <translation>Árabe (cp1256)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>As one list</source>
   <translation>Como uma só lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>As the service quoted it</source>
   <translation>Segundo o orçamento do serviço</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Back</source>
   <translation>Voltar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Balance after</source>
   <translation>Saldo depois</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Baltic (cp1257)</source>
   <translation>Báltico (cp1257)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Before you send</source>
   <translation>Antes de enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a day, at most {} can be spent.</source>
   <translation>Pelo seu limite diário, no máximo {} podem ser gastos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a list, at most {} can be spent.</source>
   <translation>Pelo seu limite por lista, no máximo {} podem ser gastos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a month, at most {} can be spent.</source>
   <translation>Pelo seu limite mensal, no máximo {} podem ser gastos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Cancel reading the list</source>
   <translation>Cancelar a leitura da lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Central European (cp1250)</source>
   <translation>Europa Central (cp1250)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (Big5)</source>
   <translation>Chinês (Big5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (GB 18030)</source>
   <translation>Chinês (GB 18030)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Choose a product that costs less, or a shorter list.</source>
   <translation>Escolha um produto mais barato ou uma lista mais curta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another column for the countries, or one country for all numbers.</source>
   <translation>Escolha outra coluna para os países ou um só país para todos os números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another country for the numbers.</source>
   <translation>Escolha outro país para os números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Choose another…</source>
   <translation>Escolher outro…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Choose file…</source>
   <translation>Escolher arquivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Choose lists of phone numbers</source>
   <translation>Escolher listas de números de telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the column that tells each row's country</source>
   <translation>Escolher a coluna com o país de cada linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the column with the numbers first.</source>
   <translation>Primeiro, escolha a coluna com os números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the columns…</source>
   <translation>Escolher as colunas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Choose the column…</source>
   <translation>Escolher a coluna…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers</source>
   <translation>Escolher o país dos números nacionais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers.</source>
   <translation>Escolha o país dos números nacionais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the country of the numbers first.</source>
   <translation>Primeiro, escolha o país dos números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose…</source>
   <translation>Escolher…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Click a name to take that column alone, or tick the boxes of several.</source>
   <translation>Clique em um nome para usar só essa coluna ou marque as caixas de várias.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Close this list without sending it</source>
   <translation>Fechar esta lista sem enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Correct as last time</source>
   <translation>Corrigir como da última vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Correct it in the file, or choose another column.</source>
   <translation>Corrija isso no arquivo ou escolha outra coluna.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Corrected: {}</source>
   <translation>Corrigido: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Correct… (F2)</source>
   <translation>Corrigir… (F2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Cost</source>
   <translation>Custo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Countries</source>
   <translation>Países</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Country from</source>
   <translation>País pela coluna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Ctrl+Enter</source>
   <translation>Ctrl+Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (KOI8-R)</source>
   <translation>Cirílico (KOI8-R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (cp1251)</source>
   <translation>Cirílico (cp1251)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>DOS, Western (cp850)</source>
   <translation>DOS, ocidental (cp850)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Delimiter</source>
   <translation>Delimitador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Don't verify now</source>
   <translation>Não verificar agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Drop one or more lists of phone numbers here</source>
   <translation>Solte aqui uma ou mais listas de telefones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open in Batch upload</source>
   <translation>Solte para abrir em Envio em lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open this list instead</source>
   <translation>Solte para abrir esta lista no lugar da atual</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Earlier answers can't be read: every number is sent.</source>
   <translation>Não é possível ler as respostas anteriores: todos os números são enviados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Edit products…</source>
   <translation>Editar produtos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Encoding</source>
   <translation>Codificação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Enter prices…</source>
   <translation>Informar preços…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer of “{}” was known already: nothing was sent. Here is the next list.</source>
   <translation>Todas as respostas de “{}” já eram conhecidas: nada foi enviado. Aqui está a próxima lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer was known already: nothing was sent, nothing was paid.</source>
   <translation>Todas as respostas já eram conhecidas: nada foi enviado, nada foi pago.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Every number has its answer already: nothing is sent.</source>
   <translation>Todos os números já têm resposta: nada é enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Excel, OpenDocument, CSV or text, up to 1,048,576 rows. Or copy numbers and press Ctrl+V. Nothing is sent before you have seen it.</source>
   <translation>Excel, OpenDocument, CSV ou texto, até 1.048.576 linhas. Ou copie números e pressione Ctrl+V. Nada é enviado antes que você confira.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>From the prices saved with the connection; the service charges its own</source>
   <translation>Pelos preços guardados na conexão; o serviço cobra os dele</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Greek (cp1253)</source>
   <translation>Grego (cp1253)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Header</source>
   <translation>Cabeçalho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Hebrew (cp1255)</source>
   <translation>Hebraico (cp1255)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Hide the password</source>
   <translation>Ocultar a senha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>How the numbers are sent</source>
   <translation>Como os números são enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>In rows that also have a valid number:</source>
   <translation>Em linhas que também têm um número válido:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>In the unit of the balance, which isn't known yet</source>
   <translation>Na unidade do saldo, que ainda não é conhecida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>It is used to read this list and kept nowhere.</source>
   <translation>Ela é usada para ler esta lista e não é guardada em lugar nenhum.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>Fica em espera até o chaveiro ser desbloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until you have entered a valid key.</source>
   <translation>Fica em espera até você informar uma chave válida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>It was left out.</source>
   <translation>Ficou de fora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (EUC-JP)</source>
   <translation>Japonês (EUC-JP)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (Shift JIS)</source>
   <translation>Japonês (Shift JIS)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Korean (cp949)</source>
   <translation>Coreano (cp949)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 2 (ISO 8859-2)</source>
   <translation>Latim 2 (ISO 8859-2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 9 (ISO 8859-15)</source>
   <translation>Latim 9 (ISO 8859-15)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Line types</source>
   <translation>Tipos de linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Lists</source>
   <translation>Listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Lists under way</source>
   <translation>Listas em andamento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Look at them</source>
   <translation>Ver linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Looking for them…</source>
   <translation>Procurando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Mac Roman</source>
   <translation>Mac Roman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend</source>
   <translation>Corrigir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>More about this list</source>
   <translation>Mais sobre esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid as they are.</source>
   <translation>A maioria dos números não é válida como está.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid for the countries in “{}”.</source>
   <translation>A maioria dos números não é válida para os países em “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid with “{}” as their country.</source>
   <translation>Com “{}” como país, a maioria dos números não é válida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>National numbers</source>
   <translation>Números nacionais</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Next suggestion, {}</source>
   <translation>Próxima sugestão, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>No column looks like one of phone numbers.</source>
   <translation>Nenhuma coluna parece ter números de telefone.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid as it is.</source>
   <translation>Nenhum número é válido como está.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid for the countries in “{}”.</source>
   <translation>Nenhum número é válido para os países em “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid with “{}” as its country.</source>
   <translation>Com “{}” como país, nenhum número é válido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Nobody has said what a number costs, so your cap can't be kept: nothing is sent.</source>
   <translation>Ninguém informou quanto custa um número, então seu limite não pode ser respeitado: nada é enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>None of these is a number of that country.</source>
   <translation>Nenhum destes é um número desse país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>None of these numbers has an earlier answer.</source>
   <translation>Nenhum destes números tem resposta anterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Not copied: the rows changed</source>
   <translation>Não copiado: as linhas mudaram</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Numbers in</source>
   <translation>Números em</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Numbers that the same product has answered: filled in, not sent and not paid for again</source>
   <translation>Números que o mesmo produto já respondeu: preenchidos, sem novo envio nem novo pagamento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One after the other</source>
   <translation>Uma após a outra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One batch each; the next opens when one is sent or closed.</source>
   <translation>Um lote por lista; a próxima vem quando uma é enviada ou fechada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>One by one</source>
   <translation>Um a um</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open it</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Open results</source>
   <translation>Abrir resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open {}</source>
   <translation>Abrir {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Password</source>
   <translation>Senha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/list_title.py" />
   <source>Pasted numbers</source>
   <translation>Números colados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Preparing…</source>
   <translation>Preparando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Preview of the list</source>
   <translation>Prévia da lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Prices are saved with the connection</source>
   <translation>Os preços ficam guardados na conexão</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Problems, some of them beside a valid number:</source>
   <translation>Problemas, alguns junto de um número válido:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Product</source>
   <translation>Produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of</source>
   <translation>Ler como número de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of…</source>
   <translation>Ler como número de…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Read as last time</source>
   <translation>Ler como da última vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Reading {}</source>
   <translation>Lendo {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Reading {} was cancelled.</source>
   <translation>A leitura de {} foi cancelada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Recent lists</source>
   <translation>Listas recentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers</source>
   <translation>Reutilizar respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers of earlier lists</source>
   <translation>Reutilizar respostas de listas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Reuse the answers</source>
   <translation>Reutilizar as respostas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Reused, free</source>
   <translation>Reutilizados, grátis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Rows</source>
   <translation>Linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Rows that name an unknown country there get none</source>
   <translation>As linhas que indicam ali um país desconhecido ficam sem país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Rows to mend</source>
   <translation>Linhas a corrigir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>Save the problem rows</source>
   <translation>Salvar as linhas com problemas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Save the problem rows…</source>
   <translation>Salvar as linhas com problemas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Send</source>
   <translation>Envio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again.</source>
   <translation>Enviá-la de novo custa de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again; only answers that you reuse are free.</source>
   <translation>Enviá-la de novo custa de novo; só as respostas que você reutilizar são grátis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Several countries are possible. Which one are they from?</source>
   <translation>Vários países são possíveis. De qual eles são?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Sheet</source>
   <translation>Planilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Show all</source>
   <translation>Mostrar tudo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Show fewer</source>
   <translation>Mostrar menos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Show it</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>Show only these rows</source>
   <translation>Mostrar só estas linhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Show the password</source>
   <translation>Mostrar a senha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Simulated: no network is asked.</source>
   <translation>Simulado: nenhuma rede é consultada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip it</source>
   <translation>Pular</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip {}</source>
   <translation>Pular {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Spreadsheets</source>
   <translation>Planilhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take the correction back</source>
   <translation>Retirar a correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Take the last correction back</source>
   <translation>Retirar a última correção</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take {}</source>
   <translation>Usar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Thai (cp874)</source>
   <translation>Tailandês (cp874)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The API key is in the system keyring, which is locked.</source>
   <translation>A chave de API está no chaveiro do sistema, que está bloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance is {} short.</source>
   <translation>Faltam {} no saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The balance isn't enough for all numbers</source>
   <translation>O saldo não é suficiente para todos os números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance may be {} short.</source>
   <translation>Talvez faltem {} no saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that holds the phone numbers</source>
   <translation>A coluna que contém os números de telefone</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that tells each row's country</source>
   <translation>A coluna que indica o país de cada linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The columns that hold phone numbers:</source>
   <translation>As colunas que contêm números de telefone:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>The corrections were taken back.</source>
   <translation>As correções foram retiradas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of national numbers in rows where that column is empty</source>
   <translation>O país dos números nacionais nas linhas em que essa coluna está vazia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of numbers written without a country code</source>
   <translation>O país dos números escritos sem código do país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The first {} of {} rows were copied.</source>
   <translation>As primeiras {} de {} linhas foram copiadas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is being read again.</source>
   <translation>A lista está sendo lida de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The list is shown as it was.</source>
   <translation>A lista é mostrada como estava.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is still being read.</source>
   <translation>A lista ainda está sendo lida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>The number of row {}, corrected</source>
   <translation>O número da linha {}, corrigido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The rest waits in the task monitor until you press Carry on.</source>
   <translation>O restante espera no monitor de tarefas até você clicar em Continuar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The row with the columns' names, as the spreadsheet counts it</source>
   <translation>A linha com os nomes das colunas, na contagem da planilha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The ticked columns are not used yet</source>
   <translation>As colunas marcadas ainda não são usadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>There are no numbers to paste. Copy them first, then press Ctrl+V.</source>
   <translation>Não há números para colar. Copie-os primeiro e depois pressione Ctrl+V.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>There is no valid number to send. Is it the right column?</source>
   <translation>Não há número válido para enviar. É a coluna certa?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>These can't be read and were left out: {}.</source>
   <translation>Não é possível ler estes, que ficaram de fora: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>These may be read in several ways: take one of what is suggested now.</source>
   <translation>Podem ser lidos de várias maneiras: escolha uma das que agora são sugeridas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>They look like numbers from “{}”: {} are valid there.</source>
   <translation>Parecem números de “{}”; lá, {} são válidos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is being verified already, with {}.</source>
   <translation>Esta lista já está sendo verificada com {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is in the task monitor already, with {}, and waits for you.</source>
   <translation>Esta lista já está no monitor de tarefas, com {}, e aguarda você.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified before with {} ({}).</source>
   <translation>Esta lista já foi verificada com {} ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified just now with {}.</source>
   <translation>Esta lista acabou de ser verificada com {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified {} ago with {}.</source>
   <translation>Esta lista foi verificada há {} com {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This looks like a newer “{}”, which was verified before ({}).</source>
   <translation>Parece uma versão mais nova de “{}”, que já foi verificada ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>To send</source>
   <translation>A enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together</source>
   <translation>Juntos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together, this product takes {} numbers or more.</source>
   <translation>Juntos, este produto aceita {} números ou mais.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Try the sample list</source>
   <translation>Usar lista de exemplo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Turkish (cp1254)</source>
   <translation>Turco (cp1254)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Type a row number</source>
   <translation>Digite o número da linha</translation>
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
   <translation>Desfazer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: the corrections are those of before</source>
   <translation>Desfeito: as correções são as de antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlocking…</source>
   <translation>Desbloqueando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use all sheets</source>
   <translation>Usar todas as planilhas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use {}</source>
   <translation>Usar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify</source>
   <translation>Verificar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Vietnamese (cp1258)</source>
   <translation>Vietnamita (cp1258)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Western European (cp1252)</source>
   <translation>Europa Ocidental (cp1252)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Another product may take fewer.</source>
   <translation>O que é recusado não é cobrado. Outro produto pode aceitar menos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Send them one by one, or choose another product.</source>
   <translation>O que é recusado não é cobrado. Envie um a um, ou escolha outro produto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What the service refuses for the balance waits in the task monitor.</source>
   <translation>O que o serviço recusar por falta de saldo espera no monitor de tarefas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What they will still cost; the balance doesn't show it yet</source>
   <translation>O que ainda será cobrado por elas; o saldo ainda não mostra isso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>What was dropped has neither a file nor a number in it.</source>
   <translation>No que foi solto, não havia arquivo nem número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Where empty</source>
   <translation>Se vazia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Which numbers are tried first</source>
   <translation>Quais números são testados primeiro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance is {} short.</source>
   <translation>Com as listas em andamento, faltam {} no saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance may be {} short.</source>
   <translation>Com as listas em andamento, talvez faltem {} no saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>With “{}”, {} are valid.</source>
   <translation>Com “{}”, {} são válidos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>You see their answers, and what the whole list would cost, before the rest goes</source>
   <translation>Você vê as respostas, e quanto custaria a lista inteira, antes de enviar o resto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a day leaves {} of {}.</source>
   <translation>Do seu limite diário restam {} de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a list leaves {} of {}.</source>
   <translation>Do seu limite por lista restam {} de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a month leaves {} of {}.</source>
   <translation>Do seu limite mensal restam {} de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>a few seconds left</source>
   <translation>faltam alguns segundos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {}</source>
   <translation>cerca de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {} (price list)</source>
   <translation>cerca de {} (tabela)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>about {} left</source>
   <translation>faltam cerca de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>about {}, each answered at once</source>
   <translation>cerca de {}, resposta imediata</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>and {} more</source>
   <translation>e mais {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>being counted</source>
   <translation>em contagem</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>being read</source>
   <translation>em leitura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>choose…</source>
   <translation>escolher…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>comma</source>
   <translation>vírgula</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>does not fit</source>
   <translation>incompatível</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>duplicate</source>
   <translation>duplicado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>duplicates, sent once</source>
   <translation>duplicados, enviados uma vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>empty</source>
   <translation>vazio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>every row is data</source>
   <translation>todas as linhas são dados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>from a column…</source>
   <translation>de uma coluna…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>international</source>
   <translation>internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>invalid</source>
   <translation>inválido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>next: {}</source>
   <translation>próxima: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>no column</source>
   <translation>nenhuma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>no country</source>
   <translation>nenhum país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>none</source>
   <translation>nenhum</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>not counted</source>
   <translation>não contado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>off</source>
   <translation>não</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>one column</source>
   <translation>uma coluna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>one country for all</source>
   <translation>um só país para todos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>only with country code</source>
   <translation>só com código do país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>pipe</source>
   <translation>barra vertical</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row by row</source>
   <translation>linha por linha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row {}</source>
   <translation>linha {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>same as row {}</source>
   <translation>igual à linha {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>semicolon</source>
   <translation>ponto e vírgula</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>send every number</source>
   <translation>enviar todos os números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>tab</source>
   <translation>tabulação</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the first</source>
   <translation>usar o primeiro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the second</source>
   <translation>usar o segundo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the third</source>
   <translation>usar o terceiro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>the pasted numbers</source>
   <translation>os números colados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>up to {days} days</source>
   <translation>de até {days} dias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>usual</source>
   <translation>habitual</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid</source>
   <translation>válido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid rows ({})</source>
   <translation>linhas válidas ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>{numbers} answered within the last {days} days don't have to be paid for again.</source>
   <translation>{numbers} com resposta nos últimos {days} dias: não é preciso pagar de novo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} (more than {})</source>
   <translation>{} (mais de {})</translation>
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
   <translation>{} passa a ser {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{} in {}</source>
   <translation>{} em {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>{} is not taken: {}.</source>
   <translation>{} não é aceito: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>{} lists as one</source>
   <translation>{} listas como uma só</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} numbers</source>
   <translation>{} números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>{} of {} fetched</source>
   <translation>{} de {} obtidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{} of {} valid</source>
   <translation>{} de {} válidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{} through “{}”</source>
   <translation>{} via “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} valid</source>
   <translation>{} válidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>{} – problems</source>
   <translation>{} – problemas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>{}, corrected</source>
   <translation>{}, corrigido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{}, if not something else</source>
   <translation>{}, se não for outra coisa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{}, one by one</source>
   <translation>{}, um a um</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{}, read differently</source>
   <translation>{} (lida de outra forma)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>{}, the column with the numbers</source>
   <translation>{}, a coluna com os números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” is being verified. Here is the next list.</source>
   <translation>“{}” está sendo verificada. Aqui está a próxima lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” was begun before and is carried on: nothing is sent twice.</source>
   <translation>A verificação de “{}” já tinha começado e continua: nada é enviado duas vezes.</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>(empty)</source>
   <translation>(vazio)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>A number is as bad as the worst that was said of it. The choice holds for this product in all lists.</source>
   <translation>Um número é tão ruim quanto o pior que foi dito dele. A escolha vale para este produto em todas as listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Answers of this product</source>
   <translation>Respostas deste produto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>As at first</source>
   <translation>Como no início</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Close</source>
   <translation>Fechar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Counting the answers…</source>
   <translation>Contando as respostas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Of each product the latest answer that tells something counts, and of the products the worst verdict. The choice holds for all lists.</source>
   <translation>De cada produto vale a última resposta que diz algo e, entre os produtos, o pior veredito. A escolha vale para todas as listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Products together</source>
   <translation>Produtos em conjunto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>The latest answer that tells something counts, whichever product it is of. The choice holds for all lists.</source>
   <translation>Vale a última resposta que diz algo, seja de que produto for. A escolha vale para todas as listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>There are no answers yet.</source>
   <translation>Ainda não há respostas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>What answers mean</source>
   <translation>O que as respostas significam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>bad</source>
   <translation>ruim</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts</source>
   <translation>conta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts if no other tells</source>
   <translation>conta na falta de outros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>doubtful</source>
   <translation>duvidoso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>good</source>
   <translation>bom</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no answer came</source>
   <translation>não veio resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no number</source>
   <translation>sem número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>not sent</source>
   <translation>não enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>on the suppression list {name} since {day}</source>
   <translation>na lista de supressão {name} desde {day}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>problem</source>
   <translation>problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>suppressed</source>
   <translation>suprimido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>tells nothing</source>
   <translation>não diz nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer may still come</source>
   <translation>a resposta ainda pode vir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer tells nothing of it</source>
   <translation>a resposta nada diz sobre isso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the latest answer</source>
   <translation>a última resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the worst verdict</source>
   <translation>o pior veredito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{count} {verdict}</source>
   <translation>{count} {verdict}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{} with a problem</source>
   <translation>{} com problema</translation>
  </message>
 </context>
 <context>
  <name>window</name>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>A single check is under way.</source>
   <translation>Há uma consulta avulsa em andamento.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it has to be opened again.</source>
   <translation>Após reiniciar, será preciso abri-la novamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it may not be known whether it was charged.</source>
   <translation>Após reiniciar, talvez não se saiba se foi cobrada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Answers come from the local service on this computer. HLR, messaging and account signals are simulated.</source>
   <translation>As respostas vêm do serviço local neste computador. Sinais de HLR, de mensagens e de conta são simulados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Answers come from the local service.</source>
   <translation>As respostas vêm do serviço local.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Batch upload</source>
   <translation>Envio em lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Carry on</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close again to confirm.</source>
   <translation>Para isso, feche mais uma vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close now</source>
   <translation>Fechar agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Don't show this note again</source>
   <translation>Não mostrar mais este aviso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Enter key…</source>
   <translation>Informar chave…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>If you close Dialproof now, nothing is lost: it goes on at the next start.</source>
   <translation>Se você fechar o Dialproof agora, nada se perde: ele continua na próxima inicialização.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>No answer since {}. Dialproof tries again by itself; nothing is lost.</source>
   <translation>Sem resposta desde {}. O Dialproof tenta de novo automaticamente; nada se perde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Numbers checked one by one</source>
   <translation>Números consultados um a um</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Open it again</source>
   <translation>Abrir de novo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Single check</source>
   <translation>Consulta avulsa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Task monitor</source>
   <translation>Monitor de tarefas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>The balance as it was at {}</source>
   <translation>Saldo na última leitura: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>The key can be entered in the settings instead, under Connection.</source>
   <translation>Também é possível informar a chave nas configurações, em Conexão.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>The list on Batch upload isn't sent yet.</source>
   <translation>A lista em Envio em lote ainda não foi enviada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>They cost about {}, and the balance is {}. Missing: {}.</source>
   <translation>Eles custam cerca de {}, e o saldo é de {}. Faltam: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Try now</source>
   <translation>Tentar agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlock keyring…</source>
   <translation>Desbloquear o chaveiro…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; once the keyring is unlocked, it goes on.</source>
   <translation>O que é verificado por “{}” espera. Nada se perde; assim que o chaveiro for desbloqueado, continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; with the right key it goes on.</source>
   <translation>O que é verificado por “{}” espera. Nada se perde; com a chave certa, continua.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>failing</source>
   <translation>com problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>key refused</source>
   <translation>chave recusada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>keyring locked</source>
   <translation>chaveiro bloqueado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer</source>
   <translation>sem resposta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer since {}</source>
   <translation>sem resposta desde {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no key</source>
   <translation>sem chave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>not understood</source>
   <translation>não entendido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>reading</source>
   <translation>leituras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>sending lists</source>
   <translation>envio de listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>single checks</source>
   <translation>consultas avulsas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>{} had not been sent when Dialproof was closed.</source>
   <translation>Ainda não enviado quando o Dialproof foi fechado: {}.</translation>
  </message>
 </context>
 <context>
  <name>words</name>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n answered</source>
   <translation>
    <numerusform>%n com resposta</numerusform>
    <numerusform>%n com resposta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n answers</source>
   <translation>
    <numerusform>%n resposta</numerusform>
    <numerusform>%n respostas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n answers are taken over.</source>
   <translation>
    <numerusform>%n resposta é reaproveitada.</numerusform>
    <numerusform>%n respostas são reaproveitadas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the rows shown</source>
   <translation>
    <numerusform>%n resposta nas linhas exibidas</numerusform>
    <numerusform>%n respostas nas linhas exibidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the whole list</source>
   <translation>
    <numerusform>%n resposta em toda a lista</numerusform>
    <numerusform>%n respostas em toda a lista</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>%n answers of the later run were reused, not asked again.</source>
   <translation>
    <numerusform>%n resposta da verificação recente foi reutilizada, sem nova consulta.</numerusform>
    <numerusform>%n respostas da verificação recente foram reutilizadas, sem nova consulta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n answers were for numbers that were never sent.</source>
   <translation>
    <numerusform>%n resposta era de um número que nunca foi enviado.</numerusform>
    <numerusform>%n respostas eram de números que nunca foram enviados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n are under way and stay.</source>
   <translation>
    <numerusform>%n está em andamento e permanece.</numerusform>
    <numerusform>%n estão em andamento e permanecem.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n awaiting answers</source>
   <translation>
    <numerusform>%n aguardando resposta</numerusform>
    <numerusform>%n aguardando resposta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n batches</source>
   <translation>
    <numerusform>%n lote</numerusform>
    <numerusform>%n lotes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n batches are deleted.</source>
   <translation>
    <numerusform>%n lote foi excluído.</numerusform>
    <numerusform>%n lotes foram excluídos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches paused</source>
   <translation>
    <numerusform>%n lote pausado</numerusform>
    <numerusform>%n lotes pausados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches running</source>
   <translation>
    <numerusform>%n lote em andamento</numerusform>
    <numerusform>%n lotes em andamento</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n can't be deleted while they are under way.</source>
   <translation>
    <numerusform>%n não pode ser excluído enquanto está em andamento.</numerusform>
    <numerusform>%n não podem ser excluídos enquanto estão em andamento.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n cells have several numbers</source>
   <translation>
    <numerusform>%n célula tem vários números</numerusform>
    <numerusform>%n células têm vários números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n cells of your columns are empty: your file has a formula there, but not its result.</source>
   <translation>
    <numerusform>%n célula das suas colunas está vazia: seu arquivo tem ali uma fórmula, mas não o resultado dela.</numerusform>
    <numerusform>%n células das suas colunas estão vazias: seu arquivo tem ali uma fórmula, mas não o resultado dela.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n corrections of yours are not: the recipe reads those cells otherwise.</source>
   <translation>
    <numerusform>%n das suas correções não está incluída: a receita lê essa célula de outro modo.</numerusform>
    <numerusform>%n das suas correções não estão incluídas: a receita lê essas células de outro modo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n days</source>
   <translation>
    <numerusform>%n dia</numerusform>
    <numerusform>%n dias</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n don't fit and keep their answers: {}.</source>
   <translation>
    <numerusform>%n não se encaixa e mantém suas respostas: {}.</numerusform>
    <numerusform>%n não se encaixam e mantêm suas respostas: {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>%n duplicates</source>
   <translation>
    <numerusform>%n duplicado</numerusform>
    <numerusform>%n duplicados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n earlier products were removed.</source>
   <translation>
    <numerusform>%n produto anterior foi removido.</numerusform>
    <numerusform>%n produtos anteriores foram removidos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n empty</source>
   <translation>
    <numerusform>%n vazio</numerusform>
    <numerusform>%n vazios</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>%n entries</source>
   <translation>
    <numerusform>%n entrada</numerusform>
    <numerusform>%n entradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>%n entries set</source>
   <translation>
    <numerusform>%n entrada definida</numerusform>
    <numerusform>%n entradas definidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>%n files stopped: {files}.</source>
   <translation>
    <numerusform>%n arquivo parado: {files}.</numerusform>
    <numerusform>%n arquivos parados: {files}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n files: read them as one list, or one after the other?</source>
   <translation>
    <numerusform>%n arquivo: ler?</numerusform>
    <numerusform>%n arquivos: ler como uma só lista ou um após o outro?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n in doubt</source>
   <translation>
    <numerusform>%n em dúvida</numerusform>
    <numerusform>%n em dúvida</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n invalid</source>
   <translation>
    <numerusform>%n inválido</numerusform>
    <numerusform>%n inválidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>%n known</source>
   <translation>
    <numerusform>%n conhecido</numerusform>
    <numerusform>%n conhecidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n lines without a number</source>
   <translation>
    <numerusform>%n linha sem número</numerusform>
    <numerusform>%n linhas sem número</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists</source>
   <translation>
    <numerusform>%n lista</numerusform>
    <numerusform>%n listas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>%n lists are still being verified through it and would stop.</source>
   <translation>
    <numerusform>%n lista ainda está sendo verificada por esta conexão e seria interrompida.</numerusform>
    <numerusform>%n listas ainda estão sendo verificadas por esta conexão e seriam interrompidas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>%n lists are still being verified.</source>
   <translation>
    <numerusform>%n lista ainda está sendo verificada.</numerusform>
    <numerusform>%n listas ainda estão sendo verificadas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists were never exported.</source>
   <translation>
    <numerusform>%n lista nunca foi exportada.</numerusform>
    <numerusform>%n listas nunca foram exportadas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a submission that was left undecided.</source>
   <translation>
    <numerusform>Talvez você já tenha pago por %n deles, em um envio que ficou sem decisão.</numerusform>
    <numerusform>Talvez você já tenha pago por %n deles, em um envio que ficou sem decisão.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a task that failed.</source>
   <translation>
    <numerusform>Talvez você já tenha pago por %n deles, em uma tarefa que falhou.</numerusform>
    <numerusform>Talvez você já tenha pago por %n deles, em uma tarefa que falhou.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in tasks that failed or were left undecided.</source>
   <translation>
    <numerusform>Talvez você já tenha pago por %n deles, em tarefas que falharam ou ficaram sem decisão.</numerusform>
    <numerusform>Talvez você já tenha pago por %n deles, em tarefas que falharam ou ficaram sem decisão.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already: it is not known whether the check was charged.</source>
   <translation>
    <numerusform>Talvez você já tenha pago por %n deles: não se sabe se a consulta foi cobrada.</numerusform>
    <numerusform>Talvez você já tenha pago por %n deles: não se sabe se a consulta foi cobrada.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n more are wrong</source>
   <translation>
    <numerusform>Mais %n valor está errado</numerusform>
    <numerusform>Mais %n valores estão errados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n more lists waiting</source>
   <translation>
    <numerusform>Mais %n lista aguardando</numerusform>
    <numerusform>Mais %n listas aguardando</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n more notices</source>
   <translation>
    <numerusform>mais %n aviso</numerusform>
    <numerusform>mais %n avisos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n more rows repeat a number, which is written once.</source>
   <translation>
    <numerusform>Mais %n linha repete um número, que é gravado uma só vez.</numerusform>
    <numerusform>Mais %n linhas repetem um número, que é gravado uma só vez.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n national numbers have a +</source>
   <translation>
    <numerusform>%n número nacional tem um +</numerusform>
    <numerusform>%n números nacionais têm um +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n need a decision</source>
   <translation>
    <numerusform>%n precisa de decisão</numerusform>
    <numerusform>%n precisam de decisão</numerusform>
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
    <numerusform>%n número</numerusform>
    <numerusform>%n números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are asked.</source>
   <translation>
    <numerusform>%n número é consultado.</numerusform>
    <numerusform>%n números são consultados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are fresh.</source>
   <translation>
    <numerusform>%n número continua válido.</numerusform>
    <numerusform>%n números continuam válidos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n numbers are no longer in the file, and stay suppressed: it may have been caught half copied.</source>
   <translation>
    <numerusform>%n número não está mais no arquivo e continua suprimido: ele pode ter sido lido pela metade da cópia.</numerusform>
    <numerusform>%n números não estão mais no arquivo e continuam suprimidos: ele pode ter sido lido pela metade da cópia.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>%n numbers are on the suppression list {name}: not sent.</source>
   <translation>
    <numerusform>%n número está na lista de supressão {name}: não enviado.</numerusform>
    <numerusform>%n números estão na lista de supressão {name}: não enviados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n numbers aren't verified yet and are dropped.</source>
   <translation>
    <numerusform>%n número ainda não foi verificado e será descartado.</numerusform>
    <numerusform>%n números ainda não foram verificados e serão descartados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>%n numbers aren't verified yet. Deleting the batch drops them.</source>
   <translation>
    <numerusform>%n número ainda não foi verificado. Excluir o lote o descarta.</numerusform>
    <numerusform>%n números ainda não foram verificados. Excluir o lote os descarta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers corrected</source>
   <translation>
    <numerusform>%n número corrigido</numerusform>
    <numerusform>%n números corrigidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have an answer in both runs</source>
   <translation>
    <numerusform>%n número tem resposta nas duas verificações</numerusform>
    <numerusform>%n números têm resposta nas duas verificações</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have changed</source>
   <translation>
    <numerusform>%n número mudou</numerusform>
    <numerusform>%n números mudaram</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers have letters for digits</source>
   <translation>
    <numerusform>%n número tem letras em vez de dígitos</numerusform>
    <numerusform>%n números têm letras em vez de dígitos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their +</source>
   <translation>
    <numerusform>%n número perdeu o +</numerusform>
    <numerusform>%n números perderam o +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their leading 0</source>
   <translation>
    <numerusform>%n número perdeu o 0 inicial</numerusform>
    <numerusform>%n números perderam o 0 inicial</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers may be of this country: {}</source>
   <translation>
    <numerusform>%n número pode ser deste país: {}</numerusform>
    <numerusform>%n números podem ser deste país: {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers never sent</source>
   <translation>
    <numerusform>%n número nunca enviado</numerusform>
    <numerusform>%n números nunca enviados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers not sent yet</source>
   <translation>
    <numerusform>%n número ainda não enviado</numerusform>
    <numerusform>%n números ainda não enviados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.</source>
   <translation>
    <numerusform>%n número desta lista foi respondido nos últimos {days} dias com {product}. Enviá-lo de novo custa outra vez.</numerusform>
    <numerusform>%n números desta lista foram respondidos nos últimos {days} dias com {product}. Enviá-los de novo custa outra vez.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>%n numbers of “{}” aren't sent yet.</source>
   <translation>
    <numerusform>%n número de “{}” ainda não foi enviado.</numerusform>
    <numerusform>%n números de “{}” ainda não foram enviados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers refused</source>
   <translation>
    <numerusform>%n número recusado</numerusform>
    <numerusform>%n números recusados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n numbers sent</source>
   <translation>
    <numerusform>%n número enviado</numerusform>
    <numerusform>%n números enviados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers stand among other words or digits</source>
   <translation>
    <numerusform>%n número está entre outras palavras ou dígitos</numerusform>
    <numerusform>%n números estão entre outras palavras ou dígitos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers were corrected by hand then.</source>
   <translation>
    <numerusform>Na época, %n número foi corrigido à mão.</numerusform>
    <numerusform>Na época, %n números foram corrigidos à mão.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers without an answer</source>
   <translation>
    <numerusform>%n número sem resposta</numerusform>
    <numerusform>%n números sem resposta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n of {rows} rows have no number that can be understood: they suppress nothing.</source>
   <translation>
    <numerusform>%n de {rows} linhas não tem um número compreensível: não suprime nada.</numerusform>
    <numerusform>%n de {rows} linhas não têm um número compreensível: não suprimem nada.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other columns have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>%n outra coluna também tem números de telefone: {}. Eles não são enviados.</numerusform>
    <numerusform>Outras %n colunas também têm números de telefone: {}. Eles não são enviados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other sheets have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>%n outra planilha também tem números de telefone: {}. Eles não são enviados.</numerusform>
    <numerusform>Outras %n planilhas também têm números de telefone: {}. Eles não são enviados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>%n other tasks to decide.</source>
   <translation>
    <numerusform>Falta decidir mais %n tarefa.</numerusform>
    <numerusform>Falta decidir mais %n tarefas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n others</source>
   <translation>
    <numerusform>%n outro</numerusform>
    <numerusform>%n outros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n products</source>
   <translation>
    <numerusform>%n produto</numerusform>
    <numerusform>%n produtos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_work.py" />
   <source>%n recipes run by themselves while Dialproof is open; folders are looked at every {seconds} seconds.</source>
   <translation>
    <numerusform>%n receita roda sozinha enquanto o Dialproof está aberto; as pastas são olhadas a cada {seconds} segundos.</numerusform>
    <numerusform>%n receitas rodam sozinhas enquanto o Dialproof está aberto; as pastas são olhadas a cada {seconds} segundos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n repeated lines</source>
   <translation>
    <numerusform>%n linha repetida</numerusform>
    <numerusform>%n linhas repetidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read again: their numbers keep their earlier answers</source>
   <translation>
    <numerusform>Não é possível ler %n resultado de novo: os números dele mantêm as respostas anteriores</numerusform>
    <numerusform>Não é possível ler %n resultados de novo: os números deles mantêm as respostas anteriores</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read: their numbers have no answers yet</source>
   <translation>
    <numerusform>Não é possível ler %n resultado: os números dele ainda não têm resposta</numerusform>
    <numerusform>Não é possível ler %n resultados: os números deles ainda não têm resposta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results were read again.</source>
   <translation>
    <numerusform>%n resultado foi lido de novo.</numerusform>
    <numerusform>%n resultados foram lidos de novo.</numerusform>
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
    <numerusform>%n linha</numerusform>
    <numerusform>%n linhas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>%n rows came in</source>
   <translation>
    <numerusform>Entrou %n linha</numerusform>
    <numerusform>Entraram %n linhas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and no country that can be read in “{}”.</source>
   <translation>
    <numerusform>%n linha tem um número nacional e nenhum país reconhecível em “{}”.</numerusform>
    <numerusform>%n linhas têm um número nacional e nenhum país reconhecível em “{}”.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” is empty there.</source>
   <translation>
    <numerusform>%n linha tem um número nacional, e “{}” está vazia ali.</numerusform>
    <numerusform>%n linhas têm um número nacional, e “{}” está vazia ali.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” names no known country there: {}.</source>
   <translation>
    <numerusform>%n linha tem um número nacional, e “{}” não indica ali nenhum país conhecido: {}.</numerusform>
    <numerusform>%n linhas têm um número nacional, e “{}” não indica ali nenhum país conhecido: {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a number without country code.</source>
   <translation>
    <numerusform>%n linha tem um número sem código do país.</numerusform>
    <numerusform>%n linhas têm um número sem código do país.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no country code: choose the country of national numbers, and add their file again.</source>
   <translation>
    <numerusform>%n linha não tem código do país: escolha o país dos números nacionais e adicione o arquivo dela de novo.</numerusform>
    <numerusform>%n linhas não têm código do país: escolha o país dos números nacionais e adicione o arquivo delas de novo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no date that can be understood, or one in the future: the day of import counts.</source>
   <translation>
    <numerusform>%n linha não tem data compreensível ou tem uma no futuro: vale o dia da importação.</numerusform>
    <numerusform>%n linhas não têm data compreensível ou têm uma no futuro: vale o dia da importação.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows of the whole list</source>
   <translation>
    <numerusform>%n linha de toda a lista</numerusform>
    <numerusform>%n linhas de toda a lista</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>%n rows saved to “{}”.</source>
   <translation>
    <numerusform>%n linha salva em “{}”.</numerusform>
    <numerusform>%n linhas salvas em “{}”.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows shown</source>
   <translation>
    <numerusform>%n linha exibida</numerusform>
    <numerusform>%n linhas exibidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>%n rows so far</source>
   <translation>
    <numerusform>%n linha até agora</numerusform>
    <numerusform>%n linhas até agora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n single checks</source>
   <translation>
    <numerusform>%n consulta avulsa</numerusform>
    <numerusform>%n consultas avulsas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n suppressed numbers are still in your phone column, and must not be called.</source>
   <translation>
    <numerusform>%n número suprimido ainda está na sua coluna de telefone e não deve ser chamado.</numerusform>
    <numerusform>%n números suprimidos ainda estão na sua coluna de telefone e não devem ser chamados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>%n tasks</source>
   <translation>
    <numerusform>%n tarefa</numerusform>
    <numerusform>%n tarefas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n valid</source>
   <translation>
    <numerusform>%n válido</numerusform>
    <numerusform>%n válidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n wait for you</source>
   <translation>
    <numerusform>%n aguarda você</numerusform>
    <numerusform>%n aguardam você</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n without a price</source>
   <translation>
    <numerusform>%n sem preço</numerusform>
    <numerusform>%n sem preço</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>%n years</source>
   <translation>
    <numerusform>%n ano</numerusform>
    <numerusform>%n anos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n numbers</source>
   <translation>
    <numerusform>%n número</numerusform>
    <numerusform>Todos os %n números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>All %n numbers would cost about {}</source>
   <translation>
    <numerusform>%n número custaria cerca de {}</numerusform>
    <numerusform>Todos os %n números custariam cerca de {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n rows</source>
   <translation>
    <numerusform>%n linha</numerusform>
    <numerusform>Todas as %n linhas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>And %n other pairs.</source>
   <translation>
    <numerusform>E mais %n par.</numerusform>
    <numerusform>E mais %n pares.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Can't be opened here</source>
   <translation>Não é possível abrir aqui</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Choose a task for %n other messages.</source>
   <translation>
    <numerusform>Escolha uma tarefa para ver mais %n mensagem.</numerusform>
    <numerusform>Escolha uma tarefa para ver mais %n mensagens.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Clear the field</source>
   <translation>Limpar o campo</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Compare %n columns</source>
   <translation>
    <numerusform>Comparar %n coluna</numerusform>
    <numerusform>Comparar %n colunas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy %n checks as a table</source>
   <translation>
    <numerusform>Copiar %n consulta como tabela</numerusform>
    <numerusform>Copiar %n consultas como tabela</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy with titles</source>
   <translation>Copiar com títulos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Copying %n rows…</source>
   <translation>
    <numerusform>Copiando %n linha…</numerusform>
    <numerusform>Copiando %n linhas…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete %n batches?</source>
   <translation>
    <numerusform>Excluir %n lote?</numerusform>
    <numerusform>Excluir %n lotes?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks</source>
   <translation>
    <numerusform>Excluir %n consulta</numerusform>
    <numerusform>Excluir %n consultas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks, with their answers? This can't be undone.</source>
   <translation>
    <numerusform>Excluir %n consulta e sua resposta? Não é possível desfazer.</numerusform>
    <numerusform>Excluir %n consultas e suas respostas? Não é possível desfazer.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete %n checks…</source>
   <translation>
    <numerusform>Excluir %n consulta…</numerusform>
    <numerusform>Excluir %n consultas…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>If it did arrive, its %n numbers are paid for twice.</source>
   <translation>
    <numerusform>Se ela chegou, você pagará duas vezes por %n número.</numerusform>
    <numerusform>Se ela chegou, você pagará duas vezes por %n números.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>It happened %n times.</source>
   <translation>
    <numerusform>Aconteceu %n vez.</numerusform>
    <numerusform>Aconteceu %n vezes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend %n</source>
   <translation>
    <numerusform>Corrigir %n</numerusform>
    <numerusform>Corrigir %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Nothing is sent. Its %n numbers stay without an answer.</source>
   <translation>
    <numerusform>Nada é enviado. %n número fica sem resposta.</numerusform>
    <numerusform>Nada é enviado. %n números ficam sem resposta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Of %n tasks it isn't known whether they arrived. Decide for each.</source>
   <translation>
    <numerusform>Não se sabe se %n tarefa chegou. Decida sobre cada uma.</numerusform>
    <numerusform>Não se sabe se %n tarefas chegaram. Decida sobre cada uma.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n numbers shown</source>
   <translation>
    <numerusform>Só %n número exibido</numerusform>
    <numerusform>Só os %n números exibidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n rows shown</source>
   <translation>
    <numerusform>Só %n linha exibida</numerusform>
    <numerusform>Só as %n linhas exibidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Search</source>
   <translation>Pesquisar</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n again</source>
   <translation>
    <numerusform>Reenviar %n</numerusform>
    <numerusform>Reenviar %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n unanswered numbers again?</source>
   <translation>
    <numerusform>Reenviar %n número sem resposta?</numerusform>
    <numerusform>Reenviar %n números sem resposta?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Sends at most %n numbers.</source>
   <translation>
    <numerusform>Envia no máximo %n número.</numerusform>
    <numerusform>Envia no máximo %n números.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Show all %n values</source>
   <translation>
    <numerusform>Mostrar %n valor</numerusform>
    <numerusform>Mostrar todos os %n valores</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n duplicate rows</source>
   <translation>
    <numerusform>Mostrando %n linha duplicada</numerusform>
    <numerusform>Mostrando %n linhas duplicadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n invalid rows</source>
   <translation>
    <numerusform>Mostrando %n linha inválida</numerusform>
    <numerusform>Mostrando %n linhas inválidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that can be called now</source>
   <translation>
    <numerusform>Mostrando %n linha que pode receber ligação agora</numerusform>
    <numerusform>Mostrando %n linhas que podem receber ligação agora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that could be mended</source>
   <translation>
    <numerusform>Mostrando %n linha que pode ser corrigida</numerusform>
    <numerusform>Mostrando %n linhas que podem ser corrigidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that lost digits</source>
   <translation>
    <numerusform>Mostrando %n linha que perdeu dígitos</numerusform>
    <numerusform>Mostrando %n linhas que perderam dígitos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that were or could be mended</source>
   <translation>
    <numerusform>Exibindo %n linha que foi ou pode ser corrigida</numerusform>
    <numerusform>Exibindo %n linhas que foram ou podem ser corrigidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows without a number</source>
   <translation>
    <numerusform>Mostrando %n linha sem número</numerusform>
    <numerusform>Mostrando %n linhas sem número</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows: {}</source>
   <translation>
    <numerusform>Mostrando %n linha: {}</numerusform>
    <numerusform>Mostrando %n linhas: {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n valid rows</source>
   <translation>
    <numerusform>Mostrando %n linha válida</numerusform>
    <numerusform>Mostrando %n linhas válidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Algo deu errado no Dialproof.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>The first %n rows.</source>
   <translation>
    <numerusform>%n linha por enquanto.</numerusform>
    <numerusform>As primeiras %n linhas.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>The journal knows what was sent: the task monitor shows it. ({})</source>
   <translation>Tudo o que saiu está no registro de envios; o monitor de tarefas mostra. ({})</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>The service allows %n more checks this minute</source>
   <translation>
    <numerusform>O serviço permite mais %n consulta neste minuto</numerusform>
    <numerusform>O serviço permite mais %n consultas neste minuto</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>The system has no program to show folders. It is {}</source>
   <translation>O sistema não tem um programa para mostrar pastas. Ela está em {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Those of its %n numbers that were checked since are paid for twice.</source>
   <translation>
    <numerusform>De %n número, o que já foi consultado desde então será pago duas vezes.</numerusform>
    <numerusform>De %n números, os que já foram consultados desde então serão pagos duas vezes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers at random</source>
   <translation>
    <numerusform>Testar %n número ao acaso</numerusform>
    <numerusform>Testar %n números ao acaso</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers first…</source>
   <translation>
    <numerusform>Testar primeiro %n número…</numerusform>
    <numerusform>Testar primeiro %n números…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Try again; if it comes back, the log file says more.</source>
   <translation>Tente de novo; se voltar a acontecer, o arquivo de log diz mais.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try the first %n numbers</source>
   <translation>
    <numerusform>Testar os primeiros %n números</numerusform>
    <numerusform>Testar os primeiros %n números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections are there again</source>
   <translation>
    <numerusform>Desfeito: %n correção está de volta</numerusform>
    <numerusform>Desfeito: %n correções estão de volta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections were taken back</source>
   <translation>
    <numerusform>Desfeito: %n correção foi retirada</numerusform>
    <numerusform>Desfeito: %n correções foram retiradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Use %n columns</source>
   <translation>
    <numerusform>Usar %n coluna</numerusform>
    <numerusform>Usar %n colunas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Use %n known answers</source>
   <translation>
    <numerusform>Usar %n resposta conhecida</numerusform>
    <numerusform>Usar %n respostas conhecidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers</source>
   <translation>
    <numerusform>Verificar %n número</numerusform>
    <numerusform>Verificar %n números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers again</source>
   <translation>
    <numerusform>Verificar %n número de novo</numerusform>
    <numerusform>Verificar %n números de novo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify %n numbers, as the balance covers</source>
   <translation>
    <numerusform>Verificar %n número, até onde o saldo cobre</numerusform>
    <numerusform>Verificar %n números, até onde o saldo cobre</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers, as the cap allows</source>
   <translation>
    <numerusform>Verificar %n número, até o limite</numerusform>
    <numerusform>Verificar %n números, até o limite</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify all %n numbers anyway</source>
   <translation>
    <numerusform>Verificar %n número mesmo assim</numerusform>
    <numerusform>Verificar todos os %n números mesmo assim</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Your %n corrections are part of it.</source>
   <translation>
    <numerusform>Sua %n correção está incluída.</numerusform>
    <numerusform>Suas %n correções estão incluídas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>and %n more</source>
   <translation>
    <numerusform>e mais %n</numerusform>
    <numerusform>e mais %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>at most %n days old</source>
   <translation>
    <numerusform>de no máximo %n dia</numerusform>
    <numerusform>de no máximo %n dias</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credit</source>
   <translation>crédito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credits</source>
   <translation>créditos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>including %n single checks</source>
   <translation>
    <numerusform>inclui %n consulta avulsa</numerusform>
    <numerusform>inclui %n consultas avulsas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>now</source>
   <translation>agora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>yesterday {}</source>
   <translation>ontem, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{first}, the latest {last}</source>
   <translation>{first}, o último em {last}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} %</source>
   <translation>{}%</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} and %n more</source>
   <translation>
    <numerusform>{} e mais %n</numerusform>
    <numerusform>{} e mais %n</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} d</source>
   <translation>{} d</translation>
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
   <translation>faltam {}</translation>
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
    <numerusform>{} para %n número enviado</numerusform>
    <numerusform>{} para %n números enviados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: %n numbers answered.</source>
   <translation>
    <numerusform>“{}”: %n número com resposta.</numerusform>
    <numerusform>“{}”: %n números com resposta.</numerusform>
   </translation>
  </message>
 </context>
</TS>
