<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
   <translation>no válido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>long ago</source>
   <translation>hace mucho tiempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>low</source>
   <translation>bajo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>medium</source>
   <translation>medio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>not in use</source>
   <translation>sin uso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>other</source>
   <translation>otro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a day</source>
   <translation>hace un día como máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a month</source>
   <translation>hace un mes como máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a week</source>
   <translation>hace una semana como máximo</translation>
  </message>
 </context>
 <context>
  <name>balance</name>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A day</source>
   <translation>Un día</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A list</source>
   <translation>Una lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A month</source>
   <translation>Un mes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At all connections</source>
   <translation>En todas las conexiones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At this connection</source>
   <translation>En esta conexión</translation>
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
   <translation>Evolución del saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Balance, task states, results</source>
   <translation>Saldo, estados de las tareas, resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Balances</source>
   <translation>Saldos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost</source>
   <translation>Costo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost by month</source>
   <translation>Costo por mes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Estimated</source>
   <translation>Estimado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>From the prices when it was sent</source>
   <translation>Según los precios del momento del envío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>From {} on {} to {} on {}, lowest {}, highest {}.</source>
   <translation>De {} ({}) a {} ({}); mínimo {}, máximo {}.</translation>
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
   <translation>Ni las respuestas ni el saldo indican cuánto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No list was sent through this connection yet.</source>
   <translation>Aún no se ha enviado ninguna lista a través de esta conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No price is known</source>
   <translation>No se conoce ningún precio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>No reading yet.</source>
   <translation>Aún no hay lecturas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Nobody has said what a number costs, so nothing is sent.</source>
   <translation>Nadie ha dicho cuánto cuesta un número, así que no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Not read yet</source>
   <translation>Aún sin leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>One reading: {}.</source>
   <translation>Una lectura: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Product</source>
   <translation>Producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Refresh</source>
   <translation>Actualizar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Requests left this minute</source>
   <translation>Solicitudes restantes este minuto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save as CSV…</source>
   <translation>Guardar como CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save what the lists cost</source>
   <translation>Guardar el costo de las listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Sent</source>
   <translation>Envío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Shown here and in the header, and as a notification.</source>
   <translation>Se muestra aquí, en la cabecera y como notificación.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most</source>
   <translation>Gastar como máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most: {}</source>
   <translation>Gastar como máximo: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Tasks that send lists</source>
   <translation>Tareas en las que se envían las listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance can't be read until the keyring is unlocked.</source>
   <translation>No se puede leer el saldo hasta que se desbloquee el llavero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance is low: {} left, below your limit of {}.</source>
   <translation>El saldo es bajo: quedan {}, por debajo de su umbral de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The first one is shown as the balance.</source>
   <translation>El primero se muestra como saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>The local service takes no money, so there is nothing to cap.</source>
   <translation>El servicio local no cobra, así que no hay nada que limitar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>This month: {} spent.</source>
   <translation>Este mes: {} gastados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Today: {} spent.</source>
   <translation>Hoy: {} gastados.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Unknown; estimated {} when it was sent</source>
   <translation>Desconocido; al enviar se estimó en {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me below</source>
   <translation>Avisarme por debajo de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me when the balance is below</source>
   <translation>Avisarme cuando el saldo esté por debajo de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What each list cost</source>
   <translation>Costo de cada lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What every list cost, across all connections, for whoever does the accounts</source>
   <translation>Costo de cada lista de todas las conexiones, para quien lleva las cuentas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Where the caps hold</source>
   <translation>Dónde se aplican los topes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Without a valid key the balance can't be read.</source>
   <translation>Sin una clave válida no se puede leer el saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a day {}</source>
   <translation>al día {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a list {}</source>
   <translation>por lista {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a month {}</source>
   <translation>al mes {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>no cap</source>
   <translation>sin tope</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>no warning</source>
   <translation>sin aviso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read just now</source>
   <translation>lectura: ahora mismo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read {}</source>
   <translation>lectura: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>today {}</source>
   <translation>hoy {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>unknown</source>
   <translation>sin datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>with the same unit</source>
   <translation>con la misma unidad</translation>
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
   <translation>≈ en parte, calculado según los precios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≥ at least; some costs unknown</source>
   <translation>≥ al menos; hay costos desconocidos</translation>
  </message>
 </context>
 <context>
  <name>change of a number</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Con cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Ya no está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>No comparable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Sin cambios</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>All numbers</source>
   <translation>Todos los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Also changed</source>
   <translation>Otros cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered differently in the two runs.</source>
   <translation>Respondidos en ambas verificaciones, con diferencias.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered the same in both runs.</source>
   <translation>Respondidos en ambas verificaciones, sin diferencias.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Back to the results</source>
   <translation>Volver a los resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Both runs have changed since.</source>
   <translation>Las dos verificaciones han cambiado desde entonces.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Change</source>
   <translation>Cambio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>Con cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Chart of the changes</source>
   <translation>Gráfico de los cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Choose columns to compare…</source>
   <translation>Elegir qué se compara…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Column</source>
   <translation>Columna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare again</source>
   <translation>Comparar de nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with another run…</source>
   <translation>Comparar con otra verificación…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with…</source>
   <translation>Comparar con…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Comparing with {}, {}</source>
   <translation>Comparando con {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Distinct numbers of both lists, each once.</source>
   <translation>Números distintos de ambas listas, cada uno una vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Every number can be compared</source>
   <translation>Todos los números son comparables</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Export the changes</source>
   <translation>Exportar los cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>In both lists, but unanswered in one of the runs or without a column to compare.</source>
   <translation>En ambas listas, pero sin respuesta en una de las verificaciones o sin ninguna columna que comparar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list</source>
   <translation>En la fila {} de la lista anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list, in row {} of the later one</source>
   <translation>En la fila {} de la lista anterior, en la fila {} de la posterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the later list</source>
   <translation>En la fila {} de la lista posterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Looking for runs with the same numbers…</source>
   <translation>Buscando verificaciones con los mismos números…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>Nuevos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column has changed</source>
   <translation>Ninguna columna ha cambiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column is in both runs</source>
   <translation>Ninguna columna en común</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>Ya no están</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has been removed</source>
   <translation>No falta ningún número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has changed</source>
   <translation>Ningún número ha cambiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has stayed the same</source>
   <translation>Ningún número sigue igual</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number is new</source>
   <translation>Ningún número es nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No number matches</source>
   <translation>Ningún número coincide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>No other run shares a number with this one: there is nothing to compare.</source>
   <translation>Ninguna otra verificación comparte un número con esta: no hay nada que comparar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>No comparables</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not compared: {}.</source>
   <translation>Sin comparar: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Nothing was compared.</source>
   <translation>No se comparó nada.</translation>
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
   <translation>Solo en la lista anterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier run: {}.</source>
   <translation>Solo en la verificación anterior: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later list.</source>
   <translation>Solo en la lista posterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later run: {}.</source>
   <translation>Solo en la verificación posterior: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Other lists</source>
   <translation>Otras listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Results</source>
   <translation>Resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Row</source>
   <translation>Fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Runs to compare with</source>
   <translation>Verificaciones que comparar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>Sin cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search numbers and answers</source>
   <translation>Buscar en números y respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search the changes</source>
   <translation>Buscar en los cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Show all numbers</source>
   <translation>Mostrar todos los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The earlier run has changed since.</source>
   <translation>La verificación anterior ha cambiado desde entonces.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The later run has changed since.</source>
   <translation>La verificación posterior ha cambiado desde entonces.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>The most frequent changes; Enter shows only those numbers</source>
   <translation>Lo que más ha cambiado; Intro muestra solo esos números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The same list</source>
   <translation>La misma lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Untick columns that always differ, such as the time of a lookup.</source>
   <translation>Desmarque lo que cambia por sí solo, como la hora de una consulta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>What changed</source>
   <translation>Qué cambió</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>What has changed</source>
   <translation>Qué ha cambiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>another edition</source>
   <translation>otra edición</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>from {} to {}</source>
   <translation>de {} a {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in either run</source>
   <translation>sin respuesta en ambas verificaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the earlier run</source>
   <translation>sin respuesta en la verificación anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the later run</source>
   <translation>sin respuesta en la verificación posterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no column to compare</source>
   <translation>ninguna columna que comparar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>other changes</source>
   <translation>otros cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same file</source>
   <translation>mismo archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same list, other product</source>
   <translation>misma lista, otro producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same name</source>
   <translation>mismo nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} before</source>
   <translation>{} antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} has changed</source>
   <translation>Cambios en {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} now</source>
   <translation>{} ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} – changes</source>
   <translation>{} – cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}, {}: from {} to {}</source>
   <translation>{}, {}: de {} a {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}: from {} to {}</source>
   <translation>{}: de {} a {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>“{}” can't be compared: its stored list is missing or damaged.</source>
   <translation>“{}” no se puede comparar: su lista guardada falta o está dañada.</translation>
  </message>
 </context>
 <context>
  <name>charges</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Change it under the connection's products.</source>
   <translation>Se puede cambiar en los productos de la conexión.</translation>
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
   <translation>Cobrado hasta ahora</translation>
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
   <translation>Según el saldo antes y después</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and now</source>
   <translation>Según el saldo antes y ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Later estimates for this product will use it.</source>
   <translation>Las próximas estimaciones de este producto se basan en él.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>More than estimated.</source>
   <translation>Más de lo estimado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>Ni las respuestas ni el saldo indican cuánto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>No real money</source>
   <translation>Sin dinero real</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>One of its tasks was in doubt and sent again, so the first submission may have been charged, too.</source>
   <translation>Una tarea quedó en duda y se reenvió; es posible que el primer envío también se cobrara.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Price set to {}…</source>
   <translation>Precio actual: {}…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Something else was charged to the same account in the meantime.</source>
   <translation>Entretanto se cobró algo más a la misma cuenta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service</source>
   <translation>Indicado por el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service; there may be more</source>
   <translation>Indicado por el servicio; puede haber más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance could not be read before it was sent.</source>
   <translation>No se pudo leer el saldo antes del envío.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance did not change, so it may be charged later.</source>
   <translation>El saldo no cambió; es posible que se cobre más tarde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance fell by less than the answers state.</source>
   <translation>El saldo bajó menos de lo que indican las respuestas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance hasn't been read since.</source>
   <translation>Aún no se ha leído el saldo posterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was read in several currencies in the meantime.</source>
   <translation>Entretanto el saldo se leyó en varias monedas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was topped up in the meantime.</source>
   <translation>Entretanto se recargó el saldo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The charge is worked out when the list is finished</source>
   <translation>Lo cobrado se consulta al terminar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Use {} from now on</source>
   <translation>Usar {} desde ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>at least {}</source>
   <translation>al menos {}</translation>
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
   <translation>desconocido</translation>
  </message>
 </context>
 <context>
  <name>check</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>A summary of the signals below; a hint, not a judgement.</source>
   <translation>Resumen de las señales siguientes; una orientación, no un veredicto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Accounts</source>
   <translation>Cuentas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled from any country.</source>
   <translation>Como se marca desde cualquier país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled within its country.</source>
   <translation>Como se marca dentro de su país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Ask again</source>
   <translation>Consultar otra vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Begin with + and the country code, or choose the country below.</source>
   <translation>Empiece con + y el código de país, o elija el país abajo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Business account</source>
   <translation>Cuenta de empresa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Can change carrier</source>
   <translation>Portabilidad posible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Can't be checked: {}</source>
   <translation>No se puede comprobar: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Cancelled. If it had already been sent, the history shows what became of it.</source>
   <translation>Cancelado. Si ya se había enviado, el historial indica qué ocurrió.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Carrier</source>
   <translation>Operador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Check</source>
   <translation>Comprobar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check again</source>
   <translation>Comprobar de nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Check it anyway</source>
   <translation>Comprobarlo de todos modos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check one number</source>
   <translation>Comprobar un número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check {number} again? {cost}</source>
   <translation>¿Comprobar {number} de nuevo? {cost}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Check · {}</source>
   <translation>Comprobar · {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Checked</source>
   <translation>Comprobado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Checking…</source>
   <translation>Comprobando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Choose a number…</source>
   <translation>Elegir un número…</translation>
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
   <translation>Copiar como tabla</translation>
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
   <translation>Copiar o eliminar todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Copy the answer</source>
   <translation>Copiar la respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy the number</source>
   <translation>Copiar el número</translation>
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
   <translation>Código de país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete</source>
   <translation>Eliminar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete the check of {number}, with its answer? This can't be undone.</source>
   <translation>¿Eliminar la comprobación de {number} con su respuesta? No se puede deshacer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Delete this check</source>
   <translation>Eliminar esta comprobación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Deleted. A remaining copy on this disk is removed at the next start.</source>
   <translation>Eliminado. La copia en este disco se borra en el próximo inicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete…</source>
   <translation>Eliminar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Don't check</source>
   <translation>No comprobar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Earlier checks</source>
   <translation>Comprobaciones anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Fields of the answer</source>
   <translation>Campos de la respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How many online accounts belong to the number.</source>
   <translation>Cuántas cuentas en línea pertenecen al número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How old the oldest of them is.</source>
   <translation>Cuánto tiempo existe una de ellas.</translation>
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
   <translation>Cuesta otra vez {price}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is not known whether this check was charged: it was sent, and no answer came ({}).</source>
   <translation>No se sabe si esta comprobación se cobró: se envió y no llegó respuesta ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is on its way.</source>
   <translation>Está en camino.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It isn't known whether the previous one was charged.</source>
   <translation>No se sabe si la anterior se cobró.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; the service chooses the product, and so what it costs.</source>
   <translation>Se cobrará otra vez; el servicio elige el producto y, con él, lo que cuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; what it costs isn't known.</source>
   <translation>Se cobra otra vez; no se sabe cuánto cuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Keep</source>
   <translation>Conservar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Last seen</source>
   <translation>Última actividad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Line type</source>
   <translation>Tipo de línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Made up by the local service, for trying things out.</source>
   <translation>Inventado por el servicio local, para hacer pruebas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>National format</source>
   <translation>Formato nacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>National numbers</source>
   <translation>Números nacionales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Network</source>
   <translation>Red</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No check matches that.</source>
   <translation>Ninguna comprobación coincide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No number was checked.</source>
   <translation>No se ha comprobado ningún número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not a number so far: {}</source>
   <translation>De momento no existe ese número: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not complete yet</source>
   <translation>Aún incompleto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Not given: {}</source>
   <translation>Sin indicar: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not known whether charged</source>
   <translation>No se sabe si se cobró</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not sent</source>
   <translation>No enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Nothing was sent: {}.</source>
   <translation>No se envió nada: {}.</translation>
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
   <translation>Cuenta más antigua</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>One check at a time: wait for the answer, or cancel it.</source>
   <translation>Una comprobación cada vez: espere la respuesta o cancélela.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Original carrier</source>
   <translation>Operador original</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Phone number</source>
   <translation>Número de teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Place</source>
   <translation>Lugar</translation>
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
   <translation>Producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Reason</source>
   <translation>Motivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Refused, nothing charged</source>
   <translation>Rechazado, sin cobro</translation>
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
   <translation>Riesgo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Roaming</source>
   <translation>Itinerancia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search earlier checks</source>
   <translation>Buscar en comprobaciones anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search numbers and answers</source>
   <translation>Buscar en el historial</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Simulated</source>
   <translation>Simulado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Simulated by the local service; no network was asked.</source>
   <translation>Simulado: inventado por el servicio local, sin consultar ninguna red.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Single checks are switched off</source>
   <translation>Las comprobaciones individuales están desactivadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Status</source>
   <translation>Estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>The answer arrives at once, with every field explained.</source>
   <translation>La respuesta llega al momento, con cada campo explicado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The area of the number; mobile numbers only have a country.</source>
   <translation>La zona del número; los números móviles solo tienen país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The balance may show it. Nothing is sent again by itself; asking again is a new check.</source>
   <translation>Quizá se vea en el saldo. Nada se reenvía por sí solo; consultar de nuevo es otra comprobación.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The calling code before the national number.</source>
   <translation>El prefijo internacional que precede al número nacional.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that has the number now.</source>
   <translation>A quién pertenece el número ahora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that the number's range was allocated to.</source>
   <translation>A quién se asignó el rango del número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The kind of line that the numbering plan assigns the number to.</source>
   <translation>El tipo de línea al que el plan de numeración destinó el número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The network that answers for the line.</source>
   <translation>La red que responde por la línea.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>The numbers in the field</source>
   <translation>Los números del campo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>The numbers you check are kept here.</source>
   <translation>Lo que compruebe se conserva aquí.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The service's own choice</source>
   <translation>El que elija el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The time zones of the number's area, so that you know when to call.</source>
   <translation>Cuándo llamar: zonas horarias del área a la que pertenece el número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Check it anyway?</source>
   <translation>Este número está {reasons}. ¿Comprobarlo de todos modos?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Your organisation has it not checked.</source>
   <translation>Este número está {reasons}. Su organización no permite comprobarlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Time zones</source>
   <translation>Zonas horarias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Type or paste a number; Enter checks it.</source>
   <translation>Escriba o pegue un número; Intro lo comprueba.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Valid</source>
   <translation>Válido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Waiting for the answer</source>
   <translation>Esperando la respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Waiting for the answer about {}</source>
   <translation>Esperando la respuesta sobre {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What the network reports about the line.</source>
   <translation>Lo que dice la red sobre la línea.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What was asked for.</source>
   <translation>Lo que se solicitó.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>When the account was last used, if it shows that.</source>
   <translation>Cuándo se usó la cuenta por última vez, en la medida en que lo muestra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where mobile numbers can be ported, another carrier may have it by now.</source>
   <translation>Donde los móviles pueden hacerlo, ahora puede tenerlo otro operador.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where the number belongs, which need not be where the phone is.</source>
   <translation>A dónde pertenece el número, que no tiene por qué ser donde está el teléfono.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether an account of the messenger belongs to the number.</source>
   <translation>Si el número tiene una cuenta del servicio de mensajería.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the account belongs to a business.</source>
   <translation>Si detrás de la cuenta hay una empresa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number exists in its country's numbering plan.</source>
   <translation>Si el plan de numeración de su país contempla un número así.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number was moved to another carrier.</source>
   <translation>Si el número se llevó a otro operador.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the phone is using a network abroad.</source>
   <translation>Si el teléfono está en otra red, en el extranjero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Why it is not valid.</source>
   <translation>Por qué no es válido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Your organisation has set it so.</source>
   <translation>Su organización lo ha definido así.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>asked {}</source>
   <translation>consultado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>checked {}</source>
   <translation>comprobado: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>e.g. {}</source>
   <translation>p. ej., {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>{country} · {line_type}</source>
   <translation>{country} · {line_type}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>“{}” isn't part of a number.</source>
   <translation>«{}» no forma parte de un número.</translation>
  </message>
 </context>
 <context>
  <name>command search</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account key service address network products prices</source>
   <translation>cuenta clave servicio dirección red productos precios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account service</source>
   <translation>cuenta servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale reuse free</source>
   <translation>otra vez antiguo caducado reutilizar gratis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale update reuse free</source>
   <translation>otra vez antiguo caducado actualizar reutilizar gratis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>appearance look theme colours dark light contrast notifications</source>
   <translation>apariencia aspecto tema colores oscuro claro contraste notificaciones avisos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>bring back restore</source>
   <translation>recuperar restaurar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>call time hours zone filter</source>
   <translation>llamar hora horario zona filtro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>changes difference</source>
   <translation>cambios diferencias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard</source>
   <translation>portapapeles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard phone</source>
   <translation>portapapeles teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>comment remark</source>
   <translation>comentario observación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>connection account service</source>
   <translation>conexión cuenta servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct fix suggestion zero plus</source>
   <translation>corregir arreglar sugerencia cero más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct suggestion filter</source>
   <translation>corregir sugerencia filtro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correction</source>
   <translation>corrección corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>delete retention data lists keep age</source>
   <translation>eliminar borrar conservación datos listas conservar antigüedad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>discard</source>
   <translation>descartar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>dismiss</source>
   <translation>cerrar descartar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>errors warnings support</source>
   <translation>errores advertencias soporte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>example demo</source>
   <translation>ejemplo demostración demo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>exit close</source>
   <translation>salir cerrar terminar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>export invalid</source>
   <translation>exportar no válidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter</source>
   <translation>filtro filtrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter clear</source>
   <translation>filtro filtrar quitar limpiar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter empty blank</source>
   <translation>filtro filtrar vacías blanco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter history</source>
   <translation>filtro filtrar historial</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter problems wrong</source>
   <translation>filtro filtrar problemas erróneas incorrectas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter twice</source>
   <translation>filtro filtrar repetidos dobles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help keys</source>
   <translation>ayuda teclas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help manual documentation</source>
   <translation>ayuda manual documentación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hide show move</source>
   <translation>ocultar mostrar mover</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hold stop</source>
   <translation>detener parar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>key service new</source>
   <translation>clave servicio nueva</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>language translation speak english german spanish french portuguese chinese</source>
   <translation>idioma lengua traducción inglés alemán español francés portugués chino</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>line type region place time zone carrier national international format</source>
   <translation>tipo de línea región lugar zona horaria operador formato nacional internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend again</source>
   <translation>corregir otra vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend back restore</source>
   <translation>corregir deshacer restaurar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>missing answers free download</source>
   <translation>respuestas faltantes gratis descargar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>name title</source>
   <translation>nombre título</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>open file spreadsheet upload list</source>
   <translation>abrir archivo hoja de cálculo cargar subir lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>opt-out do not call block exclude</source>
   <translation>exclusión baja no llamar bloquear excluir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>palette</source>
   <translation>paleta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>phone correction</source>
   <translation>teléfono corrección corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>preferences options</source>
   <translation>preferencias opciones ajustes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>refresh credits</source>
   <translation>actualizar créditos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>region correction</source>
   <translation>región corrección corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove</source>
   <translation>borrar quitar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove forget</source>
   <translation>borrar quitar olvidar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>repeat recheck</source>
   <translation>repetir volver a comprobar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>resume continue</source>
   <translation>reanudar continuar seguir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic</source>
   <translation>rutina automático</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic again template weekly</source>
   <translation>rutina automático otra vez plantilla semanal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic watch folder schedule times run</source>
   <translation>rutina automático vigilar carpeta programar horas ejecutar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv columns free</source>
   <translation>guardar xlsx csv columnas gratis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv download</source>
   <translation>guardar xlsx csv descargar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>send submit start</source>
   <translation>enviar iniciar empezar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>separator comma semicolon correction</source>
   <translation>separador coma punto y coma corrección corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>service price</source>
   <translation>servicio precio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>summary page boss charts print</source>
   <translation>resumen página jefe gráficos imprimir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>tab page</source>
   <translation>pestaña página</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>titles correction</source>
   <translation>títulos corrección corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>umlauts accents correction</source>
   <translation>tildes acentos eñes corrección corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>verdict good doubtful bad rule</source>
   <translation>veredicto bueno dudoso malo regla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>version licence updates</source>
   <translation>versión licencia actualizaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>waterfall another product service again</source>
   <translation>cascada otro producto servicio seguir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>when to call time zone holidays hours</source>
   <translation>cuándo llamar zona horaria festivos horario</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>worksheet correction</source>
   <translation>pestaña corrección corregir</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>About Dialproof</source>
   <translation>Acerca de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Add columns (offline, free)…</source>
   <translation>Añadir columnas (sin conexión, gratis)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Arrow keys to choose, Enter to run, Esc to close.</source>
   <translation>Las flechas eligen, Intro ejecuta, Esc cierra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Back to the task monitor</source>
   <translation>Volver al monitor de tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Batch upload</source>
   <translation>Carga por lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Calling hours…</source>
   <translation>Horario de llamadas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Cancel reading, or show all rows again</source>
   <translation>Cancelar la lectura o volver a mostrar todas las filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Carry on with the batch</source>
   <translation>Reanudar el lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the number</source>
   <translation>Comprobar el número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the shown number again…</source>
   <translation>Comprobar de nuevo el número mostrado…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose file…</source>
   <translation>Elegir archivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the column with the country…</source>
   <translation>Elegir la columna con el país…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns with the numbers…</source>
   <translation>Elegir las columnas con los números…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns…</source>
   <translation>Elegir las columnas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the connection</source>
   <translation>Elegir la conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the country…</source>
   <translation>Elegir el país…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the delimiter…</source>
   <translation>Elegir el delimitador…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the encoding…</source>
   <translation>Elegir la codificación…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the header row…</source>
   <translation>Elegir la fila de encabezado…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the product…</source>
   <translation>Elegir el producto…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the sheet…</source>
   <translation>Elegir la hoja…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close a question or detail</source>
   <translation>Cerrar una pregunta o un detalle</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the list without sending it</source>
   <translation>Cerrar la lista sin enviarla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the message</source>
   <translation>Cerrar el mensaje</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command palette</source>
   <translation>Paleta de comandos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Compare with an earlier run…</source>
   <translation>Comparar con una verificación anterior…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Connect an account…</source>
   <translation>Conectar una cuenta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Connections</source>
   <translation>Conexiones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy numbers (E.164)</source>
   <translation>Copiar números (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy the selected rows</source>
   <translation>Copiar las filas seleccionadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the batch</source>
   <translation>Eliminar el lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the chosen checks…</source>
   <translation>Eliminar las comprobaciones elegidas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Everywhere</source>
   <translation>En todas partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Expand or collapse a row</source>
   <translation>Desplegar y plegar una fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export the list without sending it…</source>
   <translation>Exportar la lista sin enviarla…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Fetch the results again</source>
   <translation>Descargar de nuevo los resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Find a command, a list or a connection</source>
   <translation>Buscar un comando, una lista o una conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Find a command, list or connection…</source>
   <translation>Buscar un comando, una lista o una conexión…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Find a command…</source>
   <translation>Buscar un comando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a section</source>
   <translation>Ir a una sección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a tab</source>
   <translation>Ir a una pestaña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to {}</source>
   <translation>Ir a {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Keyboard shortcuts</source>
   <translation>Atajos de teclado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Language…</source>
   <translation>Idioma…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Light or dark…</source>
   <translation>Claro u oscuro…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Lists</source>
   <translation>Listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Look at the rows that could be mended</source>
   <translation>Ver las filas que se podrían corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Manage connections…</source>
   <translation>Administrar conexiones…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Matches</source>
   <translation>Coincidencias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Mend the numbers as suggested</source>
   <translation>Corregir los números como se sugiere</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next step…</source>
   <translation>Siguiente paso…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next tab</source>
   <translation>Pestaña siguiente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>No shortcut?</source>
   <translation>¿Sin atajo?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Nothing matches “{}”.</source>
   <translation>Nada coincide con “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>On this page</source>
   <translation>En esta página</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the chosen row</source>
   <translation>Abrir la fila elegida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the guide</source>
   <translation>Abrir la guía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the menu of the chosen row</source>
   <translation>Abrir el menú de la fila elegida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the results of the batch</source>
   <translation>Abrir los resultados del lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Paste numbers as a list</source>
   <translation>Pegar números como lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Pause the batch</source>
   <translation>Pausar el lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Previous tab</source>
   <translation>Pestaña anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Privacy and deletion…</source>
   <translation>Privacidad y eliminación…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Quit Dialproof</source>
   <translation>Salir de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Read the balance now</source>
   <translation>Leer el saldo ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Recipes…</source>
   <translation>Recetas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Redo the correction</source>
   <translation>Rehacer la corrección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh a former list by this one…</source>
   <translation>Actualizar una lista anterior con esta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh the list…</source>
   <translation>Actualizar la lista…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Rename the batch…</source>
   <translation>Cambiar nombre del lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Results</source>
   <translation>Resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Run the recipe for this list</source>
   <translation>Ejecutar la receta para esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save as recipe…</source>
   <translation>Guardar como receta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save changes</source>
   <translation>Guardar los cambios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save the problem rows…</source>
   <translation>Guardar las filas con problemas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search earlier checks</source>
   <translation>Buscar en comprobaciones anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the batches</source>
   <translation>Buscar en los lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the results</source>
   <translation>Buscar en los resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Select all rows</source>
   <translation>Seleccionar todas las filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings</source>
   <translation>Configuración</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings…</source>
   <translation>Configuración…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows</source>
   <translation>Mostrar todas las filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows again, then go back</source>
   <translation>Mostrar de nuevo todas las filas y después volver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only duplicates</source>
   <translation>Mostrar solo duplicados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only invalid rows</source>
   <translation>Mostrar solo filas no válidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only numbers that can be called now</source>
   <translation>Mostrar solo números a los que se puede llamar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only rows without a number</source>
   <translation>Mostrar solo filas sin número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only valid rows</source>
   <translation>Mostrar solo filas válidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show the log</source>
   <translation>Mostrar el registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Single check</source>
   <translation>Comprobar número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Suppression lists…</source>
   <translation>Listas de exclusión…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Tables and lists</source>
   <translation>Tablas y listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Task monitor</source>
   <translation>Monitor de tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Try the sample list</source>
   <translation>Probar la lista de muestra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo deleting</source>
   <translation>Deshacer la eliminación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo the last correction</source>
   <translation>Deshacer la última corrección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Use “{}”</source>
   <translation>Usar “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Verify the list</source>
   <translation>Verificar la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>What answers mean…</source>
   <translation>Qué significan las respuestas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a note about the batch…</source>
   <translation>Escribir una nota sobre el lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a report (PDF)…</source>
   <translation>Escribir un informe (PDF)…</translation>
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
   <translation>Servicio local</translation>
  </message>
 </context>
 <context>
  <name>countries</name>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Afghanistan</source>
   <translation>Afganistán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Albania</source>
   <translation>Albania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Algeria</source>
   <translation>Argelia</translation>
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
   <translation>Antigua y Barbuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Argentina</source>
   <translation>Argentina</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Armenia</source>
   <translation>Armenia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Aruba</source>
   <translation>Aruba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ascension Island</source>
   <translation>Isla de la Ascensión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Australia</source>
   <translation>Australia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Austria</source>
   <translation>Austria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Azerbaijan</source>
   <translation>Azerbaiyán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahamas</source>
   <translation>Bahamas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahrain</source>
   <translation>Baréin</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bangladesh</source>
   <translation>Bangladés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Barbados</source>
   <translation>Barbados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belarus</source>
   <translation>Bielorrusia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belgium</source>
   <translation>Bélgica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belize</source>
   <translation>Belice</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Benin</source>
   <translation>Benín</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bermuda</source>
   <translation>Bermudas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bhutan</source>
   <translation>Bután</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bolivia</source>
   <translation>Bolivia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bosnia &amp; Herzegovina</source>
   <translation>Bosnia y Herzegovina</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Botswana</source>
   <translation>Botsuana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bouvet Island</source>
   <translation>Isla Bouvet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brazil</source>
   <translation>Brasil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Indian Ocean Territory</source>
   <translation>Territorio Británico del Océano Índico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Virgin Islands</source>
   <translation>Islas Vírgenes Británicas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brunei</source>
   <translation>Brunéi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bulgaria</source>
   <translation>Bulgaria</translation>
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
   <translation>Camboya</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cameroon</source>
   <translation>Camerún</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canada</source>
   <translation>Canadá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canary Islands</source>
   <translation>Canarias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cape Verde</source>
   <translation>Cabo Verde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Caribbean Netherlands</source>
   <translation>Caribe neerlandés</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cayman Islands</source>
   <translation>Islas Caimán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Central African Republic</source>
   <translation>República Centroafricana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ceuta &amp; Melilla</source>
   <translation>Ceuta y Melilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chad</source>
   <translation>Chad</translation>
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
   <translation>Isla de Navidad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Clipperton Island</source>
   <translation>Isla Clipperton</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cocos (Keeling) Islands</source>
   <translation>Islas Cocos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Colombia</source>
   <translation>Colombia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Comoros</source>
   <translation>Comoras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Brazzaville</source>
   <translation>Congo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Kinshasa</source>
   <translation>República Democrática del Congo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cook Islands</source>
   <translation>Islas Cook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Costa Rica</source>
   <translation>Costa Rica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Croatia</source>
   <translation>Croacia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cuba</source>
   <translation>Cuba</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Curaçao</source>
   <translation>Curazao</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cyprus</source>
   <translation>Chipre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Czechia</source>
   <translation>Chequia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Côte d’Ivoire</source>
   <translation>Côte d’Ivoire</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Denmark</source>
   <translation>Dinamarca</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Diego Garcia</source>
   <translation>Diego García</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Djibouti</source>
   <translation>Yibuti</translation>
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
   <translation>Ecuador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Egypt</source>
   <translation>Egipto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>El Salvador</source>
   <translation>El Salvador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Equatorial Guinea</source>
   <translation>Guinea Ecuatorial</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eritrea</source>
   <translation>Eritrea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Estonia</source>
   <translation>Estonia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eswatini</source>
   <translation>Esuatini</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ethiopia</source>
   <translation>Etiopía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>European Union</source>
   <translation>Unión Europea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Falkland Islands</source>
   <translation>Islas Malvinas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Faroe Islands</source>
   <translation>Islas Feroe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Fiji</source>
   <translation>Fiyi</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Finland</source>
   <translation>Finlandia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>France</source>
   <translation>Francia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Guiana</source>
   <translation>Guayana Francesa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Polynesia</source>
   <translation>Polinesia Francesa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Southern Territories</source>
   <translation>Territorios Australes Franceses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gabon</source>
   <translation>Gabón</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gambia</source>
   <translation>Gambia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Georgia</source>
   <translation>Georgia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Germany</source>
   <translation>Alemania</translation>
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
   <translation>Grecia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greenland</source>
   <translation>Groenlandia</translation>
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
   <translation>Guernesey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea</source>
   <translation>Guinea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea-Bissau</source>
   <translation>Guinea-Bisáu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guyana</source>
   <translation>Guyana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Haiti</source>
   <translation>Haití</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Heard &amp; McDonald Islands</source>
   <translation>Islas Heard y McDonald</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Honduras</source>
   <translation>Honduras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hong Kong SAR China</source>
   <translation>RAE de Hong Kong (China)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hungary</source>
   <translation>Hungría</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iceland</source>
   <translation>Islandia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>India</source>
   <translation>India</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Indonesia</source>
   <translation>Indonesia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iran</source>
   <translation>Irán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iraq</source>
   <translation>Irak</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ireland</source>
   <translation>Irlanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Isle of Man</source>
   <translation>Isla de Man</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Israel</source>
   <translation>Israel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Italy</source>
   <translation>Italia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jamaica</source>
   <translation>Jamaica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Japan</source>
   <translation>Japón</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jersey</source>
   <translation>Jersey</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jordan</source>
   <translation>Jordania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kazakhstan</source>
   <translation>Kazajistán</translation>
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
   <translation>Kirguistán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Laos</source>
   <translation>Laos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Latvia</source>
   <translation>Letonia</translation>
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
   <translation>Liberia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Libya</source>
   <translation>Libia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liechtenstein</source>
   <translation>Liechtenstein</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lithuania</source>
   <translation>Lituania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Luxembourg</source>
   <translation>Luxemburgo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Macao SAR China</source>
   <translation>RAE de Macao (China)</translation>
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
   <translation>Malasia</translation>
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
   <translation>Islas Marshall</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Martinique</source>
   <translation>Martinica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritania</source>
   <translation>Mauritania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritius</source>
   <translation>Mauricio</translation>
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
   <translation>Micronesia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Moldova</source>
   <translation>Moldavia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Monaco</source>
   <translation>Mónaco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mongolia</source>
   <translation>Mongolia</translation>
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
   <translation>Marruecos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mozambique</source>
   <translation>Mozambique</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Myanmar (Burma)</source>
   <translation>Myanmar (Birmania)</translation>
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
   <translation>Países Bajos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Caledonia</source>
   <translation>Nueva Caledonia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Zealand</source>
   <translation>Nueva Zelanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nicaragua</source>
   <translation>Nicaragua</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niger</source>
   <translation>Níger</translation>
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
   <translation>Isla Norfolk</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Korea</source>
   <translation>Corea del Norte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Macedonia</source>
   <translation>Macedonia del Norte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Northern Mariana Islands</source>
   <translation>Islas Marianas del Norte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norway</source>
   <translation>Noruega</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Oman</source>
   <translation>Omán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Outlying Oceania</source>
   <translation>Territorios alejados de Oceanía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pakistan</source>
   <translation>Pakistán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palau</source>
   <translation>Palaos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palestinian Territories</source>
   <translation>Territorios Palestinos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Panama</source>
   <translation>Panamá</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Papua New Guinea</source>
   <translation>Papúa Nueva Guinea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Paraguay</source>
   <translation>Paraguay</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Peru</source>
   <translation>Perú</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Philippines</source>
   <translation>Filipinas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pitcairn Islands</source>
   <translation>Islas Pitcairn</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Poland</source>
   <translation>Polonia</translation>
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
   <translation>Catar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Romania</source>
   <translation>Rumanía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Russia</source>
   <translation>Rusia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Rwanda</source>
   <translation>Ruanda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Réunion</source>
   <translation>Reunión</translation>
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
   <translation>Arabia Saudí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Senegal</source>
   <translation>Senegal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Serbia</source>
   <translation>Serbia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Seychelles</source>
   <translation>Seychelles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sierra Leone</source>
   <translation>Sierra Leona</translation>
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
   <translation>Eslovaquia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovenia</source>
   <translation>Eslovenia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Solomon Islands</source>
   <translation>Islas Salomón</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Somalia</source>
   <translation>Somalia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Africa</source>
   <translation>Sudáfrica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Georgia &amp; South Sandwich Islands</source>
   <translation>Islas Georgia del Sur y Sandwich del Sur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Korea</source>
   <translation>Corea del Sur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Sudan</source>
   <translation>Sudán del Sur</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Spain</source>
   <translation>España</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sri Lanka</source>
   <translation>Sri Lanka</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Barthélemy</source>
   <translation>San Bartolomé</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Helena</source>
   <translation>Santa Elena</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Kitts &amp; Nevis</source>
   <translation>San Cristóbal y Nieves</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Lucia</source>
   <translation>Santa Lucía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Martin</source>
   <translation>San Martín</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Pierre &amp; Miquelon</source>
   <translation>San Pedro y Miquelón</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Vincent &amp; Grenadines</source>
   <translation>San Vicente y las Granadinas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sudan</source>
   <translation>Sudán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Suriname</source>
   <translation>Surinam</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Svalbard &amp; Jan Mayen</source>
   <translation>Svalbard y Jan Mayen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sweden</source>
   <translation>Suecia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Switzerland</source>
   <translation>Suiza</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Syria</source>
   <translation>Siria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>São Tomé &amp; Príncipe</source>
   <translation>Santo Tomé y Príncipe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Taiwan</source>
   <translation>Taiwán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tajikistan</source>
   <translation>Tayikistán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tanzania</source>
   <translation>Tanzania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Thailand</source>
   <translation>Tailandia</translation>
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
   <translation>Trinidad y Tobago</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tristan da Cunha</source>
   <translation>Tristán de Acuña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tunisia</source>
   <translation>Túnez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turkmenistan</source>
   <translation>Turkmenistán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turks &amp; Caicos Islands</source>
   <translation>Islas Turcas y Caicos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tuvalu</source>
   <translation>Tuvalu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Türkiye</source>
   <translation>Turquía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Outlying Islands</source>
   <translation>Islas menores alejadas de EE. UU.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Virgin Islands</source>
   <translation>Islas Vírgenes de EE. UU.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uganda</source>
   <translation>Uganda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ukraine</source>
   <translation>Ucrania</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Arab Emirates</source>
   <translation>Emiratos Árabes Unidos</translation>
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
   <translation>Uruguay</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uzbekistan</source>
   <translation>Uzbekistán</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vanuatu</source>
   <translation>Vanuatu</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vatican City</source>
   <translation>Ciudad del Vaticano</translation>
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
   <translation>Wallis y Futuna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Western Sahara</source>
   <translation>Sáhara Occidental</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Yemen</source>
   <translation>Yemen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zambia</source>
   <translation>Zambia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zimbabwe</source>
   <translation>Zimbabue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Åland Islands</source>
   <translation>Islas Aland</translation>
  </message>
 </context>
 <context>
  <name>crash</name>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Close Dialproof</source>
   <translation>Cerrar Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone numbers and no keys, so that you can send them to whoever looks after it.</source>
   <translation>Continúe y, si algo parece ir mal, cierre Dialproof y ábralo de nuevo. Los detalles no contienen números de teléfono ni claves, así que puede enviarlos a quien se ocupe del programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copy details</source>
   <translation>Copiar detalles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details</source>
   <translation>Detalles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details…</source>
   <translation>Detalles…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof didn't close properly last time.</source>
   <translation>Dialproof no se cerró correctamente la última vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof ended unexpectedly last time.</source>
   <translation>Dialproof terminó de forma inesperada la última vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Hide details</source>
   <translation>Ocultar detalles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under way go on, now or at the next start; if it isn't known whether a task arrived, you are asked.</source>
   <translation>Nada se envía dos veces y no se pierde ninguna lista: todo lo que se envía se anota antes de salir. Las listas en curso continúan, ahora o en el próximo inicio; si no se sabe si una tarea llegó, se le preguntará.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task arrived, the task monitor asks you.</source>
   <translation>Nada se envía dos veces y no se pierde ninguna lista: lo que estaba en curso continúa. Si no se sabe si una tarea llegó, el monitor de tareas se lo pregunta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.</source>
   <translation>Nada se envía dos veces. Si se repite, cierre Dialproof y ábralo de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Open log folder</source>
   <translation>Abrir la carpeta del registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Show details</source>
   <translation>Mostrar detalles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof again.</source>
   <translation>Algo volvió a fallar en Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Algo falló en Dialproof.</translation>
  </message>
 </context>
 <context>
  <name>decide</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>An older copy took the place of the damaged journal, so it is not known which of its numbers were checked since then. Dialproof doesn't ask by itself, because some might be paid for twice.</source>
   <translation>Una copia más antigua ocupó el lugar del diario dañado, así que no se sabe cuáles de sus números se comprobaron desde entonces. Dialproof no consulta por sí solo porque algunos podrían pagarse dos veces.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Asking the service…</source>
   <translation>Consultando al servicio…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance after</source>
   <translation>Saldo posterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance before</source>
   <translation>Saldo anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check these</source>
   <translation>Comprobar estos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check those without an answer here</source>
   <translation>Comprobar los que aquí no tienen respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Choose a way</source>
   <translation>Elija una opción</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide later</source>
   <translation>Decidir más tarde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof doesn't send it again by itself: some services accept what they say they refuse. Fix what the service names, then send it again.</source>
   <translation>Dialproof no la reenvía por sí solo: algunos servicios aceptan lo que dicen rechazar. Corrija lo que indica el servicio y después haga que se reenvíe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did it arrive?</source>
   <translation>¿Llegó?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did task {} of “{}” arrive?</source>
   <translation>¿Llegó la tarea {} de “{}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>First and last</source>
   <translation>Primero y último</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Hide the answer</source>
   <translation>Ocultar la respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should it go on?</source>
   <translation>¿Cómo continuar?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should task {} of “{}” go on?</source>
   <translation>¿Cómo continúa la tarea {} de “{}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It arrived: continue with its id</source>
   <translation>Llegó: vincularla por su id.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It did not arrive: send it again</source>
   <translation>No llegó: reenviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It has another id at the service</source>
   <translation>Tiene otro id. en el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is fixed: send it again</source>
   <translation>Está corregido: reenviarla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is not known whether it arrived. Dialproof doesn't send it again by itself, because it might be paid for twice. Your service's own task list or its support can tell.</source>
   <translation>No se sabe si llegó. Dialproof no la reenvía por sí solo porque podría pagarse dos veces. La lista de tareas de su servicio o su soporte pueden aclararlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Leave it</source>
   <translation>Dejarlo así</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Look for this task</source>
   <translation>Buscar esta tarea</translation>
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
   <translation>¿Reenviarla?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Sent</source>
   <translation>Envío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Show the service's answer</source>
   <translation>Mostrar la respuesta del servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Started</source>
   <translation>Inicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task id</source>
   <translation>Id. de la tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it probably did not arrive.</source>
   <translation>El saldo no bajó, así que probablemente no llegó.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it was not charged.</source>
   <translation>El saldo no bajó, así que no se cobró.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance fell by {}, so it probably arrived.</source>
   <translation>El saldo bajó en {}, así que probablemente llegó.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The reply to it is here, and could not be read. Correct the connection, or how results are read, and carry on: nothing is paid for again.</source>
   <translation>La respuesta está aquí y no se pudo leer. Corrija la conexión, o cómo se leen los resultados, y continúe: nada se paga de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service accepted it as {}. “Fetch again” in the task monitor is free.</source>
   <translation>El servicio la aceptó como {}. “Descargar de nuevo”, en el monitor de tareas, es gratis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service has no task {}. Check the id.</source>
   <translation>El servicio no tiene la tarea {}. Revise el identificador.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service refused task {} of “{}”.</source>
   <translation>El servicio rechazó la tarea {} de “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The service's answer</source>
   <translation>Respuesta del servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The task's id at the service, such as t_8f31</source>
   <translation>El id. de la tarea en el servicio, como t_8f31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Were more numbers of “{}” checked?</source>
   <translation>¿Se comprobaron más números de “{}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>What happened</source>
   <translation>Qué ocurrió</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>balance {} → {}</source>
   <translation>saldo {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>sent {}</source>
   <translation>envío: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>started {}</source>
   <translation>inicio: {}</translation>
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
   <translation>Una lista eliminada desde entonces tenía {count} de los {total} números de «{name}», enviados para {product} en las últimas 24 horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>A number may have been charged without an answer ({reason}).</source>
   <translation>Es posible que se haya cobrado un número sin respuesta ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Add --no-suppression to check it all the same, or take it off the list.</source>
   <translation>Añada --no-suppression para comprobarlo de todos modos, o quítelo de la lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Add credit to the account, then carry on.</source>
   <translation>Agregue saldo a la cuenta y después reanude.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name in the settings.</source>
   <translation>Añada su archivo con ese nombre en los ajustes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name, in the settings or by “dialproof suppress add”.</source>
   <translation>Añada su archivo con ese nombre, en los ajustes o con «dialproof suppress add».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>All numbers in “{name}” are on your suppression lists ({lists}), so nothing is sent.</source>
   <translation>Todos los números de «{name}» están en sus listas de exclusión ({lists}), así que no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Ask the service what it delivers there; fetching it again is free.</source>
   <translation>Pregunte al servicio qué envía ahí; descargarlo de nuevo es gratis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask whoever looks after this computer to correct it.</source>
   <translation>Pida a quien se ocupa de este equipo que la corrija.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>By its own word it took nothing of this request; what was accepted earlier goes on.</source>
   <translation>Según él mismo, el servicio no aceptó nada de esta solicitud; lo aceptado antes continúa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Cancelled.</source>
   <translation>Cancelado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Carry it on in the task monitor, or delete it there and send the list anew.</source>
   <translation>Reanude su lote en el monitor de tareas, o elimínelo allí y envíe la lista de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check it, capital letters and keyboard layout included, and try again.</source>
   <translation>Revísela, incluidas las mayúsculas y la distribución del teclado, y vuelva a intentarlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address (it ends with the version, as in /api/v1) and the task's id.</source>
   <translation>Revise la dirección de la conexión (termina con la versión, como en /api/v1) y el id. de la tarea.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection's address. If it is right, teach Dialproof what the service calls things: “Test” in the connection's settings shows what it says.</source>
   <translation>Revise la dirección de la conexión. Si es correcta, defina en Dialproof los nombres que usa el servicio: “Probar”, en la configuración de la conexión, muestra lo que dice.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address: it ends with the version, as in /api/v1.</source>
   <translation>Revise la dirección de la conexión: termina con la versión, como en /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection: its address, and with “Test” what the service says. The names that the service uses can be set there.</source>
   <translation>Revise la conexión: su dirección y, con “Probar”, lo que dice el servicio. Allí también se definen los nombres que usa el servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Check the default country and the column with the numbers.</source>
   <translation>Revise el país predeterminado y la columna con los números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check the name and the folder, or choose the file again.</source>
   <translation>Revise el nombre y la carpeta, o elija el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again.</source>
   <translation>Revise la red y la dirección de la conexión, y vuelva a intentarlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again; “dialproof resume” carries on a batch.</source>
   <translation>Revise la red y la dirección de la conexión, y vuelva a intentarlo; “dialproof resume” reanuda un lote.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the product and the country, and what the service says.</source>
   <translation>Revise el producto y el país, y lo que indica el servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file in it.</source>
   <translation>Elija un archivo que esté dentro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file with at least one row.</source>
   <translation>Elija un archivo con al menos una fila.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose another encoding, or save the list as XLSX or as CSV in UTF-8.</source>
   <translation>Elija otra codificación, o guarde la lista como XLSX o como CSV en UTF-8.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose another one.</source>
   <translation>Elija otra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Choose another place, or close the file if it is open elsewhere.</source>
   <translation>Elija otro lugar, o cierre el archivo si está abierto en otra parte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Choose another product for these numbers, or verify them together with a longer list.</source>
   <translation>Elija otro producto para estos números, o verifíquelos junto con una lista más larga.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Choose fewer rows with a filter, or split the list into smaller files.</source>
   <translation>Elija menos filas con un filtro, o divida la lista en archivos más pequeños.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these, by name or by letter.</source>
   <translation>Elija una de estas, por nombre o por letra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these.</source>
   <translation>Elija una de estas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT).</source>
   <translation>Elija el archivo comprimido o el archivo que contiene la lista, como hoja de cálculo (XLSX, XLS, ODS) o texto (CSV, TXT).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the country of the national numbers, or correct the rows with a problem.</source>
   <translation>Elija el país de los números nacionales, o corrija las filas con un problema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the file again where it is now.</source>
   <translation>Elija el archivo de nuevo donde está ahora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the row in which the columns' names stand, or none.</source>
   <translation>Elija la fila que contiene los nombres de las columnas, o ninguna.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Close every Dialproof and start it again: it restores its newest copy and says what needs a decision.</source>
   <translation>Cierre todas las ventanas de Dialproof y ábralo de nuevo: restaura su copia más reciente e indica qué requiere una decisión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Close it in other programs, check that you may read it, or copy it to your own folder.</source>
   <translation>Ciérrelo en otros programas, revise que tenga permiso para leerlo o cópielo a su propia carpeta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and check that the account may use this product.</source>
   <translation>Copie de nuevo la clave desde su cuenta en el servicio y revise que la cuenta pueda usar este producto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and enter it in the settings under Connection.</source>
   <translation>Copie de nuevo la clave desde su cuenta en el servicio e introdúzcala en la configuración, en Conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Correct that file in the folder “recipes” of the data folder, or save the recipe anew.</source>
   <translation>Corrija ese archivo en la carpeta «recipes» de la carpeta de datos, o guarde la receta de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the products of this connection in the settings, or go back to those that come with the program.</source>
   <translation>Corrija los productos de esta conexión en la configuración, o vuelva a los que trae el programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the service profile of this connection in the settings, or clear it there.</source>
   <translation>Corrija el dialecto de esta conexión en la configuración, o vacíelo allí.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings or by “dialproof suppress remove {name}”, and add its file again.</source>
   <translation>Elimínela en los ajustes o con «dialproof suppress remove {name}» y vuelva a añadir su archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings, and add its file again.</source>
   <translation>Elimínela en los ajustes y vuelva a añadir su archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Dialproof doesn't start, so that nothing happens that your organisation doesn't want. Nothing was sent.</source>
   <translation>Dialproof no se inicia, para que no ocurra nada que su organización no quiera. No se envió nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Dialproof is already open over “{name}”, and its window does not answer.</source>
   <translation>Dialproof ya está abierto con “{name}” y su ventana no responde.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Enter its password.</source>
   <translation>Introduzca su contraseña.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Introduzca la clave en la configuración, en Conexión, o defina DIALPROOF_API_KEY para esa dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection.</source>
   <translation>Introduzca la clave en la configuración, en Conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away.</source>
   <translation>Introduzca el precio del producto o quite el tope.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away; then carry on.</source>
   <translation>Introduzca el precio del producto o quite el tope; después, continúe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Every valid number in “{name}” is on your suppression lists ({lists}), so nothing is sent. Rows with a number that has a problem: {count}.</source>
   <translation>Todos los números válidos de «{name}» están en sus listas de exclusión ({lists}), así que no se envía nada. Filas con un número que tiene un problema: {count}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Export them as an Excel workbook (XLSX) instead: it has every row and column of the list.</source>
   <translation>Expórtelos como libro de Excel (XLSX) en su lugar: contiene todas las filas y columnas de la lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space and try again; “dialproof resume” carries on with what is open.</source>
   <translation>Libere espacio y vuelva a intentarlo; “dialproof resume” reanuda lo que está pendiente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, check the folder's rights, or name another with --home.</source>
   <translation>Libere espacio, revise los permisos de la carpeta o indique otra con --home.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, or check the folder's rights.</source>
   <translation>Libere espacio o revise los permisos de la carpeta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, start Dialproof again, and decide “It arrived” with this id.</source>
   <translation>Libere espacio, abra Dialproof de nuevo y decida “Llegó” con este id.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, then carry on.</source>
   <translation>Libere espacio y después reanude.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it a cap.</source>
   <translation>Póngale un tope.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it one: numbers or amount under [cap] in its file, or in the window.</source>
   <translation>Póngale uno: numbers o amount bajo [cap] en su archivo, o en la ventana.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Give its password in a file with --password-file, or on a terminal, where it is asked for.</source>
   <translation>Indique su contraseña en un archivo con --password-file, o en una terminal, donde se le pedirá.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; or enter the key in the settings under Connection.</source>
   <translation>Si es para esa dirección, ejecute “dialproof resume --base-url {base_url}” con DIALPROOF_API_KEY definida; o introduzca la clave en la configuración, en Conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>If it is on a network drive or in a cloud folder, copy it to your own disk and choose the copy; else save it anew as XLSX or CSV.</source>
   <translation>Si está en una unidad de red o en una carpeta en la nube, cópielo a su propio disco y elija la copia; si no, guárdelo de nuevo como XLSX o CSV.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>In the window, open the results of this batch and choose “Read results differently…”, where you see the file as it was received. If it isn't a result at all, ask the service.</source>
   <translation>En la ventana, abra los resultados de este lote y elija “Leer los resultados de otra forma…”, donde verá el archivo tal como se recibió. Si no es un resultado, pregunte al servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version, or name another folder with --home.</source>
   <translation>Instale la versión más nueva o indique otra carpeta con --home.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version.</source>
   <translation>Instale la versión más nueva.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It can't be told whether there is a new version: {reason}.</source>
   <translation>No se puede saber si hay una versión nueva: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It goes on by itself once that day or month is over, if the window is open then; or raise the cap on the page Balance, and carry on.</source>
   <translation>Continúa por sí solo en cuanto termine ese día o mes, si la ventana está abierta entonces; o suba el tope en la página Saldo y continúe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It goes on there.</source>
   <translation>Allí continúa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is Dialproof's window, or another command: look there, or wait until it has finished.</source>
   <translation>Es la ventana de Dialproof u otra orden: mire allí, o espere hasta que haya terminado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is a command in a terminal, or run by a schedule. Wait until it has finished.</source>
   <translation>Es una orden en un terminal o de una tarea programada. Espere hasta que haya terminado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It is not checked again by itself, since that might be charged, too.</source>
   <translation>No se comprueba de nuevo por sí solo, porque eso también podría cobrarse.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It is not known whether the service accepted {count} submission(s) ({reason}).</source>
   <translation>No se sabe si el servicio aceptó {count} envío(s) ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>It is yours alone from now on. Whether somebody changed anything in it before can't be seen.</source>
   <translation>A partir de ahora solo usted puede usarla. No se puede saber si antes alguien cambió algo en ella.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Its owner can read your lists and change what was noted of them.</source>
   <translation>Su propietario puede leer sus listas y cambiar lo que se anotó sobre ellas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance and ask the service before you have the rest sent again.</source>
   <translation>Mire el saldo y pregunte al servicio antes de hacer que se reenvíe el resto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Look at the balance before you check the number again.</source>
   <translation>Mire el saldo antes de comprobar el número de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance in your account at the service.</source>
   <translation>Consulte el saldo en su cuenta del servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at the suppression lists in the settings.</source>
   <translation>Consulte las listas de exclusión en los ajustes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at what would be sent and what it costs now, and send it again.</source>
   <translation>Vea qué se enviaría y cuánto cuesta ahora, y envíela de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for it, also on other computers that use this folder; close or end it, then start Dialproof again.</source>
   <translation>Búsquela, también en otros equipos que usen esta carpeta; ciérrela o finalícela y abra Dialproof de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for lists and tasks that you don't know before you send anything.</source>
   <translation>Antes de enviar nada, busque listas y tareas que no conozca.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Look in your service's task list before you decide, or verify a list again. The damaged file is kept in “{folder}”.</source>
   <translation>Mire la lista de tareas de su servicio antes de decidir o de verificar una lista de nuevo. El archivo dañado se conserva en “{folder}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Missing in it, and perhaps sent: {lists}. Verified again, they wait for your decision first.</source>
   <translation>Faltan en ella y quizá se enviaron: {lists}. Si se verifican de nuevo, primero esperan su decisión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Name a folder of your own with --home or DIALPROOF_HOME.</source>
   <translation>Indique una carpeta propia con --home o DIALPROOF_HOME.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Name another file with “-o”. “dialproof export BATCH -o FILE” writes a batch's result elsewhere, for free; “dialproof tasks” lists them.</source>
   <translation>Indique otro archivo con “-o”. “dialproof export BATCH -o FILE” escribe el resultado de un lote en otro lugar, gratis; “dialproof tasks” muestra los lotes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the column with the numbers, and the country of numbers written without a country code.</source>
   <translation>Indique la columna con los números y el país de los números escritos sin código de país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the country that numbers without a country code are written in (“--country GB”, for example), or mend the others (“--mend”).</source>
   <translation>Indique el país en el que están escritos los números sin prefijo de país (por ejemplo, “--country GB”), o corrija los demás (“--mend”).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>No answer came for {number} ({reason}).</source>
   <translation>No llegó respuesta para {number} ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>No phone numbers were found in “{name}”.</source>
   <translation>No se encontraron números de teléfono en “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>None of the numbers in “{name}” is valid, so there is nothing to send.</source>
   <translation>Ninguno de los números de “{name}” es válido, así que no hay nada que enviar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id. Free some space, or end what holds the journal; then “dialproof decide {batch}/{part} --arrived {task_id}” and “dialproof resume” carry on.</source>
   <translation>Anote este id. Libere espacio o cierre lo que esté ocupando el diario; después continúe con “dialproof decide {batch}/{part} --arrived {task_id}” y “dialproof resume”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id: at the next start Dialproof asks whether the task arrived.</source>
   <translation>Anote este id.: en el próximo inicio, Dialproof le pregunta si la tarea llegó.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Nothing is lost: the journal has all that was sent.</source>
   <translation>No se pierde nada: el diario tiene todo lo que se envió.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Nothing is lost: what was sent is in the journal, and the batch can be carried on.</source>
   <translation>No se pierde nada: lo enviado está en el diario y el lote se puede reanudar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is overwritten.</source>
   <translation>No se sobrescribe nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing is sent that can't be written down first. An answer on its way may need your decision.</source>
   <translation>No se envía nada que no pueda anotarse antes. Una respuesta en camino puede requerir su decisión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is sent through this connection until it is corrected; your lists are unchanged.</source>
   <translation>No se envía nada a través de esta conexión hasta que se corrija; sus listas no han cambiado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more is sent until it has been put right.</source>
   <translation>No se envía nada más hasta que se repare.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more of it is sent. What was answered earlier is still at the service.</source>
   <translation>No se envía nada más de esta lista. Lo respondido antes sigue en el servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing of it is lost.</source>
   <translation>No se ha perdido nada de ella.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Nothing of that was sent.</source>
   <translation>No se envió nada de eso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was changed.</source>
   <translation>No se ha cambiado nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing was sent, and your file is unchanged.</source>
   <translation>No se envió nada y su archivo no ha cambiado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was sent.</source>
   <translation>No se envió nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Of the numbers in “{name}”, {total} would be sent; {count} of these went for {product} within the last 24 hours or will go, {where}.</source>
   <translation>De los números de «{name}» se enviarían {total}; {count} de ellos salieron para {product} en las últimas 24 horas o van a salir, {where}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program and save it anew, or ask for the file again.</source>
   <translation>Ábralo en su programa de hojas de cálculo y guárdelo de nuevo, o pida el archivo otra vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program, save a copy without a password, and choose the copy.</source>
   <translation>Ábralo en su programa de hojas de cálculo, guarde una copia sin contraseña y elija la copia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Open the file again and correct it there; the answers that this list has can be reused for free.</source>
   <translation>Abra el archivo de nuevo y corríjalo allí; las respuestas que tiene esta lista pueden reutilizarse gratis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that.</source>
   <translation>Abra el archivo en su programa de hojas de cálculo, guárdelo como un XLSX o CSV nuevo y elija ese.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Others on this computer could write in the data folder “{name}”.</source>
   <translation>Otras personas podían escribir en la carpeta de datos “{name}” de este equipo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Press the button again to pay for them once more.</source>
   <translation>Pulse otra vez el botón para volver a pagar por ellos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”.</source>
   <translation>Suba el tope de la receta en «Recetas…», «Cambiar…».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”; then carry on.</source>
   <translation>Suba el tope de la receta en «Recetas…», «Cambiar…»; después, continúe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe, or verify the list by hand.</source>
   <translation>Suba el tope de la receta, o verifique la lista a mano.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, or wait until that day or month is over.</source>
   <translation>Suba el tope en la página Saldo o espere a que termine ese día o mes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”.</source>
   <translation>Suba el tope en la página Saldo, en «Gastar como máximo».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”; then carry on.</source>
   <translation>Suba el tope en la página Saldo, en «Gastar como máximo»; después, continúe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the quota at the service, or wait until it is renewed, then send again.</source>
   <translation>Aumente la cuota en el servicio o espere a que se renueve, y después vuelva a enviar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Reuse their answers if that is offered and not chosen yet, or press the button again to pay for them once more.</source>
   <translation>Reutilice sus respuestas si se ofrece y aún no está elegido, o pulse otra vez el botón para volver a pagar por ellos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Row {row} can't be the header: only the first {rows} rows are looked at.</source>
   <translation>La fila {row} no puede ser el encabezado: solo se miran las primeras {rows} filas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save or export the list in it as XLSX or CSV and choose that file.</source>
   <translation>Guarde o exporte como XLSX o CSV la lista que contiene y elija ese archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save the list as XLSX or CSV and choose that file.</source>
   <translation>Guarde la lista como XLSX o CSV y elija ese archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Save the list as a workbook (XLSX), or name no sheet; a recipe names it in its text file.</source>
   <translation>Guarde la lista como libro (XLSX), o no indique ninguna hoja; una receta la indica en su archivo de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>See “dialproof --help”.</source>
   <translation>Consulte “dialproof --help”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Send the list in smaller tasks.</source>
   <translation>Envíe la lista en tareas más pequeñas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Some answers that “{name}” was to reuse are too old by now, or their list was deleted.</source>
   <translation>Algunas respuestas que “{name}” iba a reutilizar ya son demasiado antiguas, o se eliminó su lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>Something went wrong.</source>
   <translation>Algo falló.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Split the list into smaller files.</source>
   <translation>Divida la lista en archivos más pequeños.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Start Dialproof again. If it keeps happening, look into the log.</source>
   <translation>Abra Dialproof de nuevo. Si sigue ocurriendo, mire el registro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Start Dialproof with a data folder of your own.</source>
   <translation>Inicie Dialproof con una carpeta de datos propia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Take it off the list to check it.</source>
   <translation>Quítelo de la lista para comprobarlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Task {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason}).</source>
   <translation>La tarea {part} de “{name}” se aceptó como “{task_id}”, y no se puede anotar ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>That password doesn't open “{name}”.</source>
   <translation>Esa contraseña no abre “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The API key for {origin} is in the system keyring, which is locked.</source>
   <translation>La clave de API para {origin} está en el llavero del sistema, que está bloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The account's quota is used up. {message}</source>
   <translation>La cuota de la cuenta está agotada. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} is too large: {reason}.</source>
   <translation>La respuesta de {origin} es demasiado grande: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} was not understood: {reason}.</source>
   <translation>No se entendió la respuesta de {origin}: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The answers are kept; nothing is lost.</source>
   <translation>Las respuestas se conservan; no se pierde nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” is protected with a password.</source>
   <translation>El archivo comprimido “{name}” está protegido con contraseña.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked.</source>
   <translation>El archivo comprimido “{name}” contiene otro, “{inner}”; los comprimidos dentro de comprimidos no se extraen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}.</source>
   <translation>El tope de la receta «{recipe}» es de {cap} por ejecución, y «{name}» requiere {needed}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}”, {cap}, leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>El tope de la receta «{recipe}», {cap}, deja demasiado poco: {spent} gastados hasta ahora, y lo que falta cuesta {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} can't be kept: nobody has said what a number costs.</source>
   <translation>No se puede respetar el tope de {cap}: nadie ha dicho cuánto cuesta un número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>El tope de {cap} deja demasiado poco: {spent} gastados hasta ahora, y lo que falta cuesta {cost}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The check may have been charged all the same; the balance shows it.</source>
   <translation>Es posible que la comprobación se haya cobrado de todos modos; el saldo lo muestra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” belongs to somebody else.</source>
   <translation>La carpeta de datos “{name}” pertenece a otra persona.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” can't be used: {reason}.</source>
   <translation>No se puede usar la carpeta de datos “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The disk with the folder “{name}” is full.</source>
   <translation>El disco con la carpeta “{name}” está lleno.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The journal in “{name}” was written by a newer version of Dialproof.</source>
   <translation>El diario en “{name}” se escribió con una versión más nueva de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged and has been restored from its copy of {copy}.</source>
   <translation>El diario estaba dañado y se restauró a partir de su copia del {copy}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged, and there is no sound copy of it: a new, empty one was begun.</source>
   <translation>El diario estaba dañado y no hay ninguna copia en buen estado: se empezó uno nuevo y vacío.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The key may be mistyped, expired or not meant for this. Nothing is lost; lists that wait go on with the right key.</source>
   <translation>Quizá la clave esté mal escrita, haya caducado o no sea para esto. No se pierde nada; las listas en espera continúan con la clave correcta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The list has no column “{column}”. It has: {columns}.</source>
   <translation>La lista no tiene la columna “{column}”. Tiene: {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The list is too large for this: it takes more memory than Dialproof allows itself.</source>
   <translation>La lista es demasiado grande para esto: requiere más memoria de la que Dialproof se permite.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The list of products of “{name}” can't be read: {reason}.</source>
   <translation>No se puede leer la lista de productos de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The local service did not start ({reason}).</source>
   <translation>El servicio local no se inició ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The policy of this computer, “{name}”, can't be used: {reason}.</source>
   <translation>No se puede usar la directiva de este equipo, “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe in “{name}” can't be read: {reason}.</source>
   <translation>La receta en «{name}» no se puede leer: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe “{name}” has no cap, and nobody is here to agree to what it costs.</source>
   <translation>La receta «{name}» no tiene tope, y no hay nadie que acepte lo que cuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The result can't be written to “{name}”: {reason}.</source>
   <translation>No se puede escribir el resultado en “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The result of task {task} can't be read: {reason}.</source>
   <translation>No se puede leer el resultado de la tarea {task}: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The results can't be added to a copy of “{name}”: {reason}.</source>
   <translation>No se pueden agregar los resultados a una copia de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asked to wait {count} times in a row. {message}</source>
   <translation>El servicio pidió esperar {count} veces seguidas. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asks to wait before the next request. {message}</source>
   <translation>El servicio pide esperar antes de la próxima solicitud. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service did not accept the API key ({status}). {message}</source>
   <translation>El servicio no aceptó la clave de API ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service does not know what was asked for. {message}</source>
   <translation>El servicio no conoce lo que se solicitó. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The service profile of “{name}” can't be read: {reason}.</source>
   <translation>No se pueden leer los nombres que usa el servicio de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service refused the request ({status}). {message}</source>
   <translation>El servicio rechazó la solicitud ({status}). {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes fewer numbers in one task. {message}</source>
   <translation>El servicio admite menos números por tarea. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes only larger tasks. {message}</source>
   <translation>El servicio solo admite tareas más grandes. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” is missing or damaged.</source>
   <translation>La lista guardada de “{name}” falta o está dañada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” was written by an earlier version of Dialproof.</source>
   <translation>La lista guardada de “{name}” es de una versión anterior de Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The suppression list “{name}” can't be read, so nothing is sent.</source>
   <translation>La lista de exclusión «{name}» no se puede leer, así que no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The time of {seconds:g} seconds is up.</source>
   <translation>Se agotó el tiempo de {seconds:g} segundos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}.</source>
   <translation>No hay ninguna clave de API para {origin}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before.</source>
   <translation>No hay ninguna clave de API para {origin}: la de DIALPROOF_API_KEY no se había usado allí antes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>There is no list in the archive “{name}”: it has {content}.</source>
   <translation>No hay ninguna lista en el archivo comprimido “{name}”: contiene {content}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>There is no recipe “{name}”.</source>
   <translation>No hay ninguna receta «{name}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is not enough credit. {message}</source>
   <translation>El saldo no alcanza. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>They may have been charged, so they are not sent again by themselves.</source>
   <translation>Es posible que se hayan cobrado, por eso no se reenvían por sí solos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>This service has no balance that can be read.</source>
   <translation>Este servicio no tiene un saldo que se pueda leer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while.</source>
   <translation>Vuelva a intentarlo dentro de un rato.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while; the batch can be carried on.</source>
   <translation>Vuelva a intentarlo dentro de un rato; el lote se puede reanudar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again later, or ask whoever gave you Dialproof.</source>
   <translation>Vuelva a intentarlo más tarde o consulte a quien le proporcionó Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Try again: it is brought up to date first.</source>
   <translation>Inténtelo de nuevo: primero se actualiza.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or enter the key in the settings under Connection.</source>
   <translation>Desbloquee el llavero e inténtelo de nuevo, o introduzca la clave en la configuración, en Conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address.</source>
   <translation>Desbloquee el llavero e inténtelo de nuevo, o defina DIALPROOF_API_KEY para esa dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it with its password, and choose the list that was in it.</source>
   <translation>Extráigalo con su contraseña y elija la lista que contenía.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it yourself, and choose the list that was in it.</source>
   <translation>Extráigalo usted y elija la lista que contenía.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack “{name}” yourself, and choose what is in it.</source>
   <translation>Extraiga “{name}” usted y elija lo que contiene.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Use that one. Whoever looks after this computer can change its policy.</source>
   <translation>Use ese. Quien se ocupa de este equipo puede cambiar su directiva.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Verify it by hand, and save that as the recipe.</source>
   <translation>Verifíquelo a mano, y guarde eso como receta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Verify the list again from its file; the journal shows what was sent.</source>
   <translation>Verifique la lista de nuevo desde su archivo; el diario muestra lo que se envió.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait a minute and carry on.</source>
   <translation>Espere un minuto y reanude.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder.</source>
   <translation>Espere un momento y vuelva a intentarlo; si persiste, pause los programas de copia de seguridad o sincronización para la carpeta de datos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Wait until that program has finished, or close the file there, then choose it again.</source>
   <translation>Espere a que ese programa termine, o cierre el archivo allí, y elíjalo de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait until the service takes requests again, then have it sent again.</source>
   <translation>Espere a que el servicio vuelva a aceptar solicitudes y después haga que se reenvíe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What a list costs is reckoned from the prices of its products; nothing is in the way.</source>
   <translation>Lo que cuesta una lista se calcula con los precios de sus productos; nada lo impide.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What isn't sent yet waits. Nothing is lost.</source>
   <translation>Lo que aún no se ha enviado espera. No se pierde nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. No open task waits to be sent.</source>
   <translation>Lo que se envió después de la copia no está en ella. No hay tareas pendientes de envío.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. {parts} open task(s) may have been sent since; they are not sent again by themselves, but wait for your decision in the task monitor.</source>
   <translation>Lo que se envió después de la copia no está en ella. {parts} tarea(s) pendiente(s) quizá se enviaron desde entonces; no se reenvían por sí solas, sino que esperan su decisión en el monitor de tareas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Whoever looks after this computer can change its policy.</source>
   <translation>Quien se ocupa de este equipo puede cambiar su directiva.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Escríbalo con su código de país, como en +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Your lists are still on this computer, but Dialproof no longer knows what was sent of them.</source>
   <translation>Sus listas siguen en este equipo, pero Dialproof ya no sabe qué se envió de ellas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Your lists have nothing to do with it.</source>
   <translation>No tiene nada que ver con sus listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Your organisation has set {base_url} as the only service.</source>
   <translation>Su organización ha definido {base_url} como único servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Your organisation requires a suppression list that isn't here: {name}.</source>
   <translation>Su organización exige una lista de exclusión que no está aquí: {name}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>{count} of the {total} numbers in “{name}” were sent for {product} within the last 24 hours or are about to be, most of them in “{other}” (batch {batch}).</source>
   <translation>{count} de los {total} números de «{name}» se enviaron para {product} en las últimas 24 horas o están a punto de enviarse, la mayoría en «{other}» (lote {batch}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{number} is on the suppression list {lists}, so it wasn't checked.</source>
   <translation>{number} está en la lista de exclusión {lists}, así que no se ha comprobado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} can't be reached ({reason}).</source>
   <translation>No se puede acceder a {origin} ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} did not answer properly ({reason}).</source>
   <translation>{origin} no respondió correctamente ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{reason}</source>
   <translation>{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“--again” envía la lista de todos modos, y se vuelve a pagar por ellos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends these {total} all the same, and pays for {count} of them once more.</source>
   <translation>“--again” envía estos {total} de todos modos, y se vuelve a pagar por {count} de ellos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof export {batch} -o FILE” writes those answers for free; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“dialproof export {batch} -o FILE” escribe esas respuestas gratis; “--again” envía la lista de todos modos, y se vuelve a pagar por ellas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof recipes” names them.</source>
   <translation>«dialproof recipes» las nombra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE --again” takes the other answers over for free and sends {rest}, which pays once more for the {unknown} without an answer that tells anything; “dialproof export {batch} -o FILE” writes all answers, free; “--again” sends the list all the same.</source>
   <translation>“dialproof refresh {batch} INPUT -o FILE --again” reutiliza gratis las demás respuestas y envía {rest}, con lo que se vuelve a pagar por los {unknown} sin una respuesta que diga algo; “dialproof export {batch} -o FILE” escribe gratis todas las respuestas; “--again” envía la lista de todos modos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE” takes those answers over for free and sends only the rest; “dialproof export {batch} -o FILE” writes them alone; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“dialproof refresh {batch} INPUT -o FILE” reutiliza gratis esas respuestas y envía solo el resto; “dialproof export {batch} -o FILE” las escribe solas; “--again” envía la lista de todos modos, y se vuelve a pagar por ellas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof resume” carries on with what is open.</source>
   <translation>“dialproof resume” reanuda lo que está pendiente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“dialproof resume” carries on.</source>
   <translation>“dialproof resume” lo reanuda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“dialproof tasks” lists them.</source>
   <translation>“dialproof tasks” los muestra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof tasks” shows them, “dialproof decide” settles them.</source>
   <translation>“dialproof tasks” los muestra y “dialproof decide” los resuelve.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be found.</source>
   <translation>No se encuentra “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read as {encoding}.</source>
   <translation>No se puede leer “{name}” como {encoding}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read: {reason}.</source>
   <translation>No se puede leer “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“{name}” could not be processed: the reader ended unexpectedly.</source>
   <translation>No se pudo procesar “{name}”: el lector terminó de forma inesperada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” could not be read: nothing more came of it for {seconds:g} seconds.</source>
   <translation>No se pudo leer “{name}”: no llegó nada más durante {seconds:g} segundos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” has no sheet “{sheet}”. It has: {sheets}.</source>
   <translation>“{name}” no tiene la hoja “{sheet}”. Tiene: {sheets}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is a folder.</source>
   <translation>“{name}” es una carpeta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” is a text file, and the sheet “{sheet}” was asked for: only workbooks have sheets.</source>
   <translation>«{name}» es un archivo de texto, y se pidió la hoja «{sheet}»: solo los libros tienen hojas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is being worked on by another Dialproof.</source>
   <translation>Otra ventana de Dialproof está trabajando con “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is damaged and can't be read ({reason}).</source>
   <translation>“{name}” está dañado y no se puede leer ({reason}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is damaged.</source>
   <translation>“{name}” está dañado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is empty.</source>
   <translation>“{name}” está vacío.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is encrypted in a way that Dialproof can't open.</source>
   <translation>“{name}” tiene un cifrado que Dialproof no puede abrir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is held by another program.</source>
   <translation>Otro programa está ocupando “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is neither a spreadsheet nor a text list.</source>
   <translation>“{name}” no es una hoja de cálculo ni una lista de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is protected with a password.</source>
   <translation>“{name}” está protegido con contraseña.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is switched off by your organisation.</source>
   <translation>Su organización ha desactivado “{name}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is too large: {reason}.</source>
   <translation>“{name}” es demasiado grande: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is where the result of “{other}” (batch {other_batch}) is, or is to go.</source>
   <translation>“{name}” es donde está, o donde se va a guardar, el resultado de “{other}” (lote {other_batch}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, not a spreadsheet or a text list.</source>
   <translation>“{name}” es {kind}, no una hoja de cálculo ni una lista de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, which Dialproof does not unpack.</source>
   <translation>“{name}” es {kind}, que Dialproof no extrae.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” isn't a file as the recipe “{recipe}” is for: {reason}.</source>
   <translation>«{name}» no es un archivo para la receta «{recipe}»: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” keeps changing while it is read: another program is writing it.</source>
   <translation>“{name}” cambia sin cesar mientras se lee: otro programa lo está escribiendo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was begun before, and {count} of its numbers are still to be sent: more than was agreed to now.</source>
   <translation>“{name}” ya se había iniciado y quedan por enviar {count} de sus números: más de lo que se aceptó ahora.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” was moved, renamed or deleted while it was read.</source>
   <translation>“{name}” se movió, se renombró o se eliminó mientras se leía.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was sent, so its rows can't be corrected any more.</source>
   <translation>«{name}» ya se envió, así que sus filas ya no se pueden corregir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{number}” is not a valid phone number ({problem}).</source>
   <translation>“{number}” no es un número de teléfono válido ({problem}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{other}” (batch {batch}) has {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours or about to be.</source>
   <translation>«{other}» (lote {batch}) tiene {count} de los {total} números de «{name}», enviados para {product} en las últimas 24 horas o a punto de enviarse.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All as text</source>
   <translation>Todo como texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Another export is under way. Try again when it has ended.</source>
   <translation>Hay otra exportación en curso. Inténtelo de nuevo cuando termine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>CSV, cells as they are…</source>
   <translation>CSV, celdas tal como están…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV…</source>
   <translation>CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Cancelled: nothing was written.</source>
   <translation>Cancelado: no se ha escrito nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Cells in Excel workbooks</source>
   <translation>Celdas de los libros de Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Choose another place…</source>
   <translation>Elegir otro lugar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Clean list</source>
   <translation>Lista limpia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Close this message</source>
   <translation>Cerrar este mensaje</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Columns are separated by {}.</source>
   <translation>Separador de columnas: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel</source>
   <translation>Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel workbook (XLSX)…</source>
   <translation>Libro de Excel (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Excel workbook, split by outcome…</source>
   <translation>Libro de Excel, dividido por resultado…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export results</source>
   <translation>Exportar resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good and doubtful numbers…</source>
   <translation>Números buenos y dudosos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (CSV)…</source>
   <translation>Números buenos (CSV)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (XLSX)…</source>
   <translation>Números buenos (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, as a sheet of your workbook…</source>
   <translation>Números buenos, como hoja de su libro…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, beside your column…</source>
   <translation>Números buenos, junto a su columna…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Look at its tasks in the Task monitor before you hand the file on.</source>
   <translation>Revise sus tareas en el monitor de tareas antes de entregar el archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>More clean lists</source>
   <translation>Más listas limpias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>One page to hand on</source>
   <translation>Una página para compartir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook with columns added…</source>
   <translation>Libro original con columnas agregadas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook, with international numbers…</source>
   <translation>Libro original, con números internacionales…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report (PDF)…</source>
   <translation>Informe (PDF)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Report on {} written to “{}”.</source>
   <translation>Informe sobre {} escrito en «{}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report with charts (XLSX)…</source>
   <translation>Informe con gráficos (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>Several sheets were read as one list, so there is no single sheet to add columns to.</source>
   <translation>Se leyeron varias hojas como una lista, así que no hay una única hoja a la que agregar columnas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Show in folder</source>
   <translation>Mostrar en la carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>SmartArt</source>
   <translation>SmartArt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>The export was cancelled. Nothing was written.</source>
   <translation>Se canceló la exportación. No se escribió nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.</source>
   <translation>La lista no es un libro de Excel (XLSX o XLSM), así que no hay ningún libro al que agregar columnas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The list is not complete: {}.</source>
   <translation>La lista no está completa: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.</source>
   <translation>La lista es demasiado larga para copiarla con su formato: expórtela como libro de Excel (XLSX) en su lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.</source>
   <translation>El libro de la lista está protegido con una contraseña que Dialproof no guarda, así que no se puede escribir su copia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The sums do not agree: {}.</source>
   <translation>Las sumas no cuadran: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>The system has no program to open “{}”.</source>
   <translation>El sistema no tiene ningún programa para abrir “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Types as in your file</source>
   <translation>Tipos como en su archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Verdicts: {}.</source>
   <translation>Veredictos: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Write a report</source>
   <translation>Escribir un informe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Writing {}</source>
   <translation>Escribiendo {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>XML maps</source>
   <translation>asignaciones XML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Your own file has what this copy could not keep: {}.</source>
   <translation>Su archivo contiene elementos que esta copia no pudo conservar: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file with its sheets and formatting; your file stays as it is</source>
   <translation>una copia de su propio archivo con sus hojas y su formato; su archivo no cambia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file, with the clean list on a sheet behind the others</source>
   <translation>una copia de su propio archivo, con la lista limpia en una hoja tras las demás</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>additions to the ribbon</source>
   <translation>personalizaciones de la cinta de opciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>all rows on one sheet, with an About sheet</source>
   <translation>todas las filas en una hoja, con una hoja Acerca de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with the doubtful numbers, too</source>
   <translation>como la lista limpia, también con los números dudosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with your numbers as they were and E.164 in a column after them</source>
   <translation>como la lista limpia, con sus números tal como estaban y E.164 en una columna detrás</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>background pictures</source>
   <translation>imágenes de fondo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>buttons and form controls</source>
   <translation>botones y controles de formulario</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>cells that a spreadsheet program would run are made harmless</source>
   <translation>las celdas que una hoja de cálculo ejecutaría se vuelven inofensivas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>chart sheets</source>
   <translation>hojas de gráfico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>charts</source>
   <translation>gráficos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>check boxes in cells</source>
   <translation>casillas en celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>commas</source>
   <translation>coma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>comments</source>
   <translation>comentarios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>conditional formats</source>
   <translation>formatos condicionales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>consolidations</source>
   <translation>consolidaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom XML data</source>
   <translation>datos XML personalizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom views</source>
   <translation>vistas personalizadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data connections</source>
   <translation>conexiones de datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data types and pictures in cells</source>
   <translation>tipos de datos e imágenes en celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>dialog sheets</source>
   <translation>hojas de diálogo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>drop-down lists from other sheets</source>
   <translation>listas desplegables de otras hojas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>embedded objects</source>
   <translation>objetos incrustados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>error marks that were switched off</source>
   <translation>marcas de error desactivadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>every cell as it is, for other programs</source>
   <translation>cada celda tal como está, para otros programas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/outside_links.py" />
   <source>formulas that fetch from outside the workbook (their last values are there)</source>
   <translation>fórmulas que obtienen datos de fuera del libro (quedan sus últimos valores)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>formulas that spill (they become array formulas)</source>
   <translation>fórmulas desbordadas (pasan a ser fórmulas de matriz)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ink</source>
   <translation>trazos de lápiz</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links</source>
   <translation>vínculos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links to other workbooks</source>
   <translation>vínculos a otros libros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>macros</source>
   <translation>macros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>merged cells</source>
   <translation>celdas combinadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>names of ranges</source>
   <translation>nombres de rangos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer conditional formats, such as icon sets</source>
   <translation>formatos condicionales más nuevos, como los conjuntos de iconos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer kinds of charts, such as waterfalls and maps</source>
   <translation>tipos de gráfico más nuevos, como los de cascada y los mapas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>numbers stay numbers; phone numbers and answers are text</source>
   <translation>los números siguen siendo números; los teléfonos y las respuestas son texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>other parts</source>
   <translation>otros elementos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>panes of add-ins</source>
   <translation>paneles de complementos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>phonetic guides above Chinese and Japanese characters</source>
   <translation>guías fonéticas sobre caracteres chinos y japoneses</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures</source>
   <translation>imágenes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures in headers and footers</source>
   <translation>imágenes en encabezados y pies de página</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pivot tables</source>
   <translation>tablas dinámicas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>printer settings</source>
   <translation>configuración de la impresora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>query tables</source>
   <translation>tablas de consulta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ranges that can be edited despite protection</source>
   <translation>rangos que se pueden editar pese a la protección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>saved views of sheets</source>
   <translation>vistas de hoja guardadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>scenarios</source>
   <translation>escenarios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>semicolons</source>
   <translation>punto y coma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>sheets for answered, unanswered, invalid and other rows, each with its row number in your list</source>
   <translation>hojas para filas respondidas, no respondidas, no válidas y otras, cada una con su número de fila en su lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sheets of Excel 4 macros</source>
   <translation>hojas de macros de Excel 4</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>slicers</source>
   <translation>segmentaciones de datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>some details of how charts look</source>
   <translation>detalles finos del aspecto de los gráficos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sparklines</source>
   <translation>minigráficos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>tables</source>
   <translation>tablas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>tabs</source>
   <translation>tabulación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>text boxes and shapes</source>
   <translation>cuadros de texto y formas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the data model</source>
   <translation>el modelo de datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the digital signature</source>
   <translation>la firma digital</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the history of a shared workbook</source>
   <translation>el historial de un libro compartido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the recommendation to open it read-only</source>
   <translation>la recomendación de abrirlo como solo lectura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>the same, with E.164 in place of the numbers in your phone column; cells with suppressed numbers alone stay</source>
   <translation>lo mismo, con E.164 en lugar de los números de su columna de teléfono; las celdas que solo tienen números excluidos se quedan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the sensitivity label</source>
   <translation>la etiqueta de confidencialidad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the signature of the macros</source>
   <translation>la firma de las macros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the stored data of pivot tables</source>
   <translation>los datos almacenados de las tablas dinámicas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>threads of comments (their text stays as notes)</source>
   <translation>hilos de comentarios (su texto se conserva como notas)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>timelines</source>
   <translation>escalas de tiempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>vertical bars</source>
   <translation>barra vertical</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>watched cells</source>
   <translation>celdas inspeccionadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>what came in, how good it is by country, line type and source, what it cost; without numbers of the list</source>
   <translation>qué entró, qué calidad tiene por país, tipo de línea y origen, cuánto costó; sin números de la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>your columns with the good numbers alone, each once, in international format</source>
   <translation>sus columnas solo con los números buenos, cada uno una vez, en formato internacional</translation>
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
   <translation>{} y {} más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} beside a row</source>
   <translation>{} respuestas en la lista, {} junto a una fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} for numbers that were sent</source>
   <translation>{} respuestas en la lista, {} para números enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were received, {} stand in the list</source>
   <translation>{} respuestas recibidas, {} en la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were reused, {} stand in the list</source>
   <translation>{} respuestas reutilizadas, {} en la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} duplicate rows were read, {} were written</source>
   <translation>{} filas duplicadas leídas, {} escritas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} empty rows were read, {} were written</source>
   <translation>{} filas vacías leídas, {} escritas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} invalid rows were read, {} were written</source>
   <translation>{} filas no válidas leídas, {} escritas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks</source>
   <translation>{} números en la lista, {} en las tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks or reused</source>
   <translation>{} números en la lista, {} en las tareas o reutilizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} are written as answered or unanswered</source>
   <translation>{} números enviados, {} escritos como respondidos o no respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} of them are in the list</source>
   <translation>{} números enviados, {} de ellos en la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were suppressed, {} of the list are in no task</source>
   <translation>{} números estaban excluidos, {} de la lista no están en ninguna tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were asked for, {} were written</source>
   <translation>{} filas solicitadas, {} escritas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} stand in the list</source>
   <translation>{} filas leídas del archivo, {} en la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} were written</source>
   <translation>{} filas leídas del archivo, {} escritas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} when it was sent</source>
   <translation>{} filas leídas del archivo, {} al enviarlo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were written, {} of a known kind</source>
   <translation>{} filas escritas, {} de tipo conocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows with a number were written, {} have a verdict</source>
   <translation>se escribieron {} filas con un número, {} tienen un veredicto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} valid rows were read, {} were written</source>
   <translation>{} filas válidas leídas, {} escritas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} written to “{}”.</source>
   <translation>Guardado: {} en “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean</source>
   <translation>{} – limpia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, beside</source>
   <translation>{} – limpia, al lado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, with doubtful</source>
   <translation>{} – limpia, con dudosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – international</source>
   <translation>{} – internacional</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – raw results</source>
   <translation>{} – resultados sin modificar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – report</source>
   <translation>{} – informe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results</source>
   <translation>{} – resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results by outcome</source>
   <translation>{} – resultados por tipo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with clean list</source>
   <translation>{} – con lista limpia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} – with columns</source>
   <translation>{} – con columnas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with results</source>
   <translation>{} – con resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered, {} reused; the sums agree.</source>
   <translation>{}, {} respondidos, {} reutilizados; las sumas cuadran.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered; the sums agree.</source>
   <translation>{}, {} respondidos; las sumas cuadran.</translation>
  </message>
 </context>
 <context>
  <name>files</name>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose: {name}, {path}</source>
   <translation>Elegir: {name}, {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Look in:</source>
   <translation>Buscar en:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>No: {name}</source>
   <translation>Ninguno: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>None</source>
   <translation>Ninguno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Type of file:</source>
   <translation>Tipo de archivo:</translation>
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
   <translation>fijo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line or mobile</source>
   <translation>fijo o móvil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>mobile</source>
   <translation>móvil</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>pager</source>
   <translation>buscapersonas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>personal</source>
   <translation>número personal</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>premium rate</source>
   <translation>tarificación especial</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>shared cost</source>
   <translation>costo compartido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>toll free</source>
   <translation>gratuito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>uan</source>
   <translation>UAN (acceso universal)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>voicemail</source>
   <translation>buzón de voz</translation>
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
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copied.</source>
   <translation>Copiado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copy what is shown</source>
   <translation>Copiar lo mostrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Follow</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>New entries are shown as they are written</source>
   <translation>Las entradas nuevas se muestran a medida que se escriben</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>No entry matches</source>
   <translation>Ninguna entrada coincide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Nothing has been written yet</source>
   <translation>Aún no se ha escrito nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Open log folder</source>
   <translation>Abrir la carpeta del registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Search the log</source>
   <translation>Buscar en el registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>errors</source>
   <translation>errores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>everything</source>
   <translation>todo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>warnings and errors</source>
   <translation>advertencias y errores</translation>
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
   <translation>Aceptado</translation>
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
   <translation>Respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Answers</source>
   <translation>Respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Asks for missing answers: nothing is sent or charged</source>
   <translation>Pide las respuestas que faltan: no se envía ni se cobra nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Back to the events</source>
   <translation>Volver a los eventos</translation>
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
   <translation>Tope alcanzado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Carry on</source>
   <translation>Reanudar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Carry on ({})</source>
   <translation>Reanudar ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Charged</source>
   <translation>Cobrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Checking</source>
   <translation>En curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Choose one of them to see its events and answers.</source>
   <translation>Elija uno de ellos para ver sus eventos y respuestas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Columns…</source>
   <translation>Columnas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Completed</source>
   <translation>Completo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Connection</source>
   <translation>Conexión</translation>
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
   <translation>Eliminar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete ({})</source>
   <translation>Eliminar ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Delete the batch</source>
   <translation>Eliminar el lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Delete this batch</source>
   <translation>Eliminar este lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.</source>
   <translation>Dialproof se detuvo mientras se enviaba la tarea {} de “{}”. Es posible que se haya aceptado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Done</source>
   <translation>Terminados</translation>
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
   <translation>Fallido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Fetch again</source>
   <translation>Descargar de nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Fetch the results again</source>
   <translation>Descargar de nuevo los resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Fetching</source>
   <translation>Descarga</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>First number</source>
   <translation>Primer número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Go to Batch upload</source>
   <translation>Ir a Carga por lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>In doubt</source>
   <translation>En duda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Incomplete</source>
   <translation>Incompleto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It isn't known which numbers of task {} were checked. Decide how it goes on.</source>
   <translation>No se sabe qué números de la tarea {} se comprobaron. Decida cómo continuar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits for a valid key for {}.</source>
   <translation>En espera de una clave válida para {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>Queda en espera hasta que se desbloquee el llavero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Keep it</source>
   <translation>Conservarlo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Keep note</source>
   <translation>Guardar nota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Keep them</source>
   <translation>Conservarlos</translation>
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
   <translation>Contacto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Left out</source>
   <translation>Omitido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Maximum age in days</source>
   <translation>Antigüedad máxima en días</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Message</source>
   <translation>Mensaje</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the left</source>
   <translation>Mover a la izquierda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the right</source>
   <translation>Mover a la derecha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Name of the batch</source>
   <translation>Nombre del lote</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Needs key</source>
   <translation>Sin clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Needs you</source>
   <translation>Atención</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Never sent</source>
   <translation>Nunca enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>No answer</source>
   <translation>Sin contacto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>No batch is in this state</source>
   <translation>Ningún lote está en este estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>No clear answer came for task {}. Decide whether it arrived.</source>
   <translation>No llegó una respuesta clara para la tarea {}. Decida si llegó.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>No clear answer came when task {} of “{}” was sent. It may have been accepted.</source>
   <translation>No llegó una respuesta clara al enviar la tarea {} de “{}”. Es posible que se haya aceptado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>No progress since {}. Dialproof keeps asking.</source>
   <translation>Último avance: {}. Dialproof sigue consultando.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Not known</source>
   <translation>Sin aclarar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Not sent</source>
   <translation>No enviados</translation>
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
   <translation>Aún no se ha verificado nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing matches “{}”</source>
   <translation>Nada coincide con “{}”</translation>
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
   <translation>En prueba</translation>
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
   <translation>En pausa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Pausing…</source>
   <translation>Pausando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}</source>
   <translation>Preparado en {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}, {reused} reused</source>
   <translation>Preparado en {tasks}, con {reused} de listas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared to send {numbers} again, in {tasks}</source>
   <translation>Reenvío de {numbers} preparado, en {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Price unknown</source>
   <translation>Precio desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Processing</source>
   <translation>En proceso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Product</source>
   <translation>Producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Progress</source>
   <translation>Progreso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Queued</source>
   <translation>En cola</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Rate</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Read as</source>
   <translation>Leído como</translation>
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
   <translation>Rechazado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Remaining copies of deleted data are removed at the next start.</source>
   <translation>Lo que quede en las copias de lo eliminado se borra en el próximo inicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Rename this batch…</source>
   <translation>Cambiar nombre de este lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Rename…</source>
   <translation>Cambiar nombre…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Repeated</source>
   <translation>Repetidas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Reset</source>
   <translation>Restablecer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reused</source>
   <translation>Reutilizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Running</source>
   <translation>En curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches</source>
   <translation>Buscar lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches and tasks</source>
   <translation>Buscar lotes y tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Send the unanswered again…</source>
   <translation>Reenviar los no respondidos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Sending</source>
   <translation>Enviando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Sent</source>
   <translation>Envío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Show all</source>
   <translation>Mostrar todo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Space shows or hides a column. Alt with an arrow moves it.</source>
   <translation>Espacio muestra u oculta una columna. Alt con una flecha la mueve.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Split</source>
   <translation>Dividido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Stalled</source>
   <translation>Estancado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task</source>
   <translation>Tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task id</source>
   <translation>Id. de la tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Task monitor</source>
   <translation>Monitor de tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task {}</source>
   <translation>Tarea {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task {} of “{}” may have been sent before: the journal was damaged since.</source>
   <translation>La tarea {} de “{}” quizá ya se había enviado: el diario se dañó después.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Tasks</source>
   <translation>Tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <source>The chosen batch</source>
   <translation>Lote elegido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers went, you are asked whether the rest goes</source>
   <translation>Los primeros números se han enviado, se le pregunta por el resto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers were answered, the rest follows</source>
   <translation>Los primeros números tienen respuesta, el resto sigue</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service answered</source>
   <translation>El servicio respondió</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>The service has not answered since {}.</source>
   <translation>Última respuesta del servicio: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service's answer</source>
   <translation>Respuesta del servicio</translation>
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
   <translation>Prueba hecha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Two different answers</source>
   <translation>Dos respuestas distintas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Unanswered</source>
   <translation>No respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Unclear</source>
   <translation>Confuso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait until you carry on.</source>
   <translation>Lo que no se ha enviado espera hasta que usted reanude.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait. What was sent goes on.</source>
   <translation>Lo que no se ha enviado espera. Lo enviado continúa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Verify a list on Batch upload. It appears here, and its answers arrive one by one.</source>
   <translation>Verifique una lista en Carga por lotes. Aparecerá aquí, y sus respuestas irán llegando una a una.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Waiting</source>
   <translation>En espera</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Waits for the first numbers of another list</source>
   <translation>Espera los primeros números de otra lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>What is missing was permanently deleted in the meantime.</source>
   <translation>Lo que falta se eliminó definitivamente entretanto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Write a note about this batch…</source>
   <translation>Escribir una nota sobre este lote…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You are asked whether the rest goes</source>
   <translation>Se le pregunta si se envía el resto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You carried on</source>
   <translation>Usted lo reanudó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: leave {part}</source>
   <translation>Usted decidió: dejar la {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: send {part} again</source>
   <translation>Usted decidió: reenviar la {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: {part} arrived</source>
   <translation>Usted decidió: la {part} llegó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You had {part} fetched again</source>
   <translation>Usted hizo descargar de nuevo la {part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You paused it</source>
   <translation>Usted lo pausó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>answered</source>
   <translation>respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>awaiting answers</source>
   <translation>en curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>in doubt</source>
   <translation>en duda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>not sent</source>
   <translation>no enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of them reused, not sent</source>
   <translation>de ellos reutilizados, no enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of {}</source>
   <translation>de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>refused</source>
   <translation>rechazados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task</source>
   <translation>tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task {}</source>
   <translation>tarea {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>unanswered</source>
   <translation>sin respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>waiting to be sent</source>
   <translation>a la espera de envío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>yesterday</source>
   <translation>ayer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} accepted</source>
   <translation>{part} aceptada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} answered in the reply</source>
   <translation>{part} contestada en la respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} completed</source>
   <translation>{part} completada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} failed</source>
   <translation>{part} fallida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} fetched, {bytes}</source>
   <translation>{part} descargada, {bytes}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} goes first, alone: {numbers}</source>
   <translation>{part} va primero, sola: {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} has to wait</source>
   <translation>{part} debe esperar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} is tried again: it had been refused</source>
   <translation>{part} se reintenta: se había rechazado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} not reached, tried again</source>
   <translation>{part} no llegó al servicio, se reintenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} paused, its rest waits</source>
   <translation>{part} en pausa, el resto espera</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} processing</source>
   <translation>{part} en proceso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} queued</source>
   <translation>{part} en cola</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} read differently: {answered}</source>
   <translation>{part} leída de otra forma: {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} refused by the service</source>
   <translation>{part} rechazada por el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} sent again with the same key, by itself</source>
   <translation>{part} repetida automáticamente con la misma clave</translation>
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
   <translation>{part} detenida antes de su primer número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: a number was refused</source>
   <translation>{part}: se rechazó un número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: all checked</source>
   <translation>{part}: todo comprobado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: balance read</source>
   <translation>{part}: saldo leído</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: charged or not?</source>
   <translation>{part}: ¿se cobró o no?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: did it arrive?</source>
   <translation>{part}: ¿llegó?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: nothing newer available, {answered} kept</source>
   <translation>{part}: nada más reciente, se conserva: {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: sending {numbers}</source>
   <translation>{part}: enviando {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the journal was restored, was it sent since?</source>
   <translation>{part}: diario restaurado, ¿se envió desde la copia?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the list was lost, its answers are fetched again</source>
   <translation>{part}: la lista se perdió, sus respuestas se descargan de nuevo</translation>
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
   <translation>{} respondido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} processed</source>
   <translation>{} procesado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} with {}</source>
   <translation>{} con {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>“{}” is deleted.</source>
   <translation>“{}” se eliminó.</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list is verified</source>
   <translation>Una lista está verificada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list needs your decision</source>
   <translation>Una lista requiere su decisión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list waits for you</source>
   <translation>Una lista requiere su intervención</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Notifications</source>
   <translation>Notificaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Rows: {}.</source>
   <translation>Filas: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Tell me on the desktop while I do something else</source>
   <translation>Avisarme en el escritorio mientras hago otra cosa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>The balance is low</source>
   <translation>El saldo es bajo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>When a list is verified or needs a decision, and when the balance falls below your limit.</source>
   <translation>Cuando una lista está verificada o requiere una decisión, y cuando el saldo baja de su umbral.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} left, below your limit of {}.</source>
   <translation>Quedan {}, por debajo de su umbral de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} – Dialproof</source>
   <translation>{} – Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}” doesn't go on by itself. The task monitor says why.</source>
   <translation>“{}” no continúa por sí sola. El monitor de tareas indica por qué.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: it isn't known whether one of its tasks arrived. Nothing is sent again until you decide.</source>
   <translation>“{}”: no se sabe si una tarea llegó. No se reenvía nada hasta que usted decida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: {} of {} numbers answered.</source>
   <translation>“{}”: {} de {} números respondidos.</translation>
  </message>
 </context>
 <context>
  <name>offline</name>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>Add columns (offline, free)</source>
   <translation>Añadir columnas (sin conexión, gratis)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>By the numbers' time zones and the hours in the settings</source>
   <translation>Según las zonas horarias de los números y el horario de los ajustes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_cells.py" />
   <source>Can be called now</source>
   <translation>Se puede llamar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export the list without sending it</source>
   <translation>Exportar la lista sin enviarla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Export without sending</source>
   <translation>Exportar sin enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>International format (offline)</source>
   <translation>Formato internacional (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Line type (offline)</source>
   <translation>Tipo de línea (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Local time there</source>
   <translation>Hora local allí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called (your time)</source>
   <translation>Se puede llamar (su hora)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called now</source>
   <translation>Se puede llamar en este momento</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>National format (offline)</source>
   <translation>Formato nacional (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Nothing was sent or paid.</source>
   <translation>No se ha enviado ni pagado nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Only numbers that can be called now</source>
   <translation>Solo números a los que se puede llamar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Original carrier (offline)</source>
   <translation>Operador original (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Place (offline)</source>
   <translation>Lugar (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Region (offline)</source>
   <translation>Región (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Time zones (offline)</source>
   <translation>Zonas horarias (sin conexión)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>What the numbering plans say of a number, worked out on this computer. No network is asked, and nothing is sent or paid. An export has these columns, too.</source>
   <translation>Lo que los planes de numeración dicen de un número, calculado en este ordenador. No se pregunta a ninguna red, y no se envía ni se paga nada. Una exportación también tiene estas columnas.</translation>
  </message>
 </context>
 <context>
  <name>popup</name>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Options</source>
   <translation>Opciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Search the options</source>
   <translation>Buscar en las opciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Type to search</source>
   <translation>Escriba para buscar</translation>
  </message>
 </context>
 <context>
  <name>problems</name>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>0 or + lost?</source>
   <translation>¿falta 0 o +?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A letter stands for a digit, such as an O for a zero.</source>
   <translation>Una letra ocupa el lugar de una cifra, como una O en lugar de un cero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A spreadsheet program made a date of it: enter the number again in a column formatted as text.</source>
   <translation>Una hoja de cálculo lo convirtió en fecha: introduzca el número de nuevo en una columna con formato de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>About this file</source>
   <translation>Acerca de este archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Add the area code, or write the number with its country code.</source>
   <translation>Agregue el prefijo de zona o escriba el número con su código de país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.</source>
   <translation>Compare el número con su origen y escríbalo con su código de país, como en +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the country code: no country has this one.</source>
   <translation>Corrija el código de país: ningún país tiene este.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the formula, or enter the number itself instead.</source>
   <translation>Corrija la fórmula o introduzca el propio número en su lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the letters among the digits, an O for a zero for example.</source>
   <translation>Corrija las letras entre las cifras, por ejemplo una O en lugar de un cero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Damaged numbers first, then the most frequent problems, then by row</source>
   <translation>Primero los números dañados, luego los problemas más frecuentes y luego por fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Digits are missing: compare the number with its source.</source>
   <translation>Faltan cifras: compare el número con su origen.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Enter the number again in a column formatted as text.</source>
   <translation>Introduzca el número de nuevo en una columna con formato de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel keeps 15 digits of a number and lost the rest.</source>
   <translation>Excel conserva 15 cifras de un número; el resto se perdió.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel wrote it in scientific notation and dropped digits.</source>
   <translation>Excel lo escribió en notación científica y descartó cifras.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Give each number a cell of its own.</source>
   <translation>Dé a cada número su propia celda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It doesn't begin with the code of any country.</source>
   <translation>Empieza con un código que no es de ningún país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It has decimals or a minus. Is it the right column?</source>
   <translation>Tiene decimales o un signo menos. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a code of letters and digits. Is it the right column?</source>
   <translation>Es un código de letras y cifras. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a date, or a number that became one. Is it the right column?</source>
   <translation>Es una fecha, o un número convertido en fecha. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a place on the map. Is it the right column?</source>
   <translation>Es un punto del mapa. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an address. Is it the right column?</source>
   <translation>Es una dirección. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an amount or a percentage. Is it the right column?</source>
   <translation>Es un importe o un porcentaje. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is only the local part of a number.</source>
   <translation>Es solo la parte local de un número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is written nationally: choose the country of national numbers.</source>
   <translation>Está escrito en formato nacional: elija el país de los números nacionales.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Leave nothing but the number in the cell.</source>
   <translation>Deje solo el número en la celda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>No number in {} begins like this.</source>
   <translation>Ningún número de {} empieza así.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Nobody has this number: compare it with its source, especially its first digits.</source>
   <translation>El número no puede pertenecer a nadie: compárelo con su origen, sobre todo las primeras cifras.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Open the list in the spreadsheet program that made it and save it, or enter the number itself.</source>
   <translation>Abra la lista en la hoja de cálculo con la que se creó y guárdela, o introduzca el propio número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Order</source>
   <translation>Orden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem</source>
   <translation>Problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem rows</source>
   <translation>Filas con problemas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put each number in a cell of its own.</source>
   <translation>Ponga cada número en su propia celda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the phone number here, or leave the cell empty.</source>
   <translation>Ponga aquí el número de teléfono o deje la celda vacía.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the whole number here: some of its digits were hidden, with stars for example.</source>
   <translation>Ponga aquí el número completo: algunas cifras estaban ocultas, por ejemplo con asteriscos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Read</source>
   <translation>Leído</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Row</source>
   <translation>Fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Rows</source>
   <translation>Filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Sheet</source>
   <translation>Hoja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Some digits are hidden, by stars for example: whoever made the list hid them.</source>
   <translation>Algunas cifras son asteriscos o similares: quien escribió la lista las ocultó.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Take the number from its source again; the column has to be formatted as text before it is filled.</source>
   <translation>Tome el número otra vez de su origen; la columna debe tener formato de texto antes de rellenarla.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has more numbers than a row may have.</source>
   <translation>La celda tiene más números de los que admite una fila.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has several numbers that can't be told apart.</source>
   <translation>La celda tiene varios números que no se pueden distinguir.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell shows an error such as #N/A.</source>
   <translation>La celda muestra un error como #N/A.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The file has a formula here, but not its result.</source>
   <translation>El archivo tiene aquí una fórmula y no su resultado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There are too many digits: compare the number with its source, and put a second number in a cell of its own.</source>
   <translation>Sobran cifras: compare el número con su origen y ponga un segundo número en su propia celda.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There is no phone number in it.</source>
   <translation>No contiene ningún número de teléfono.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>What to do</source>
   <translation>Qué hacer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Which digits of the cell belong to the number isn't clear.</source>
   <translation>No está claro qué cifras de la celda pertenecen al número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a + before it, it would be a number: spreadsheets drop a leading +.</source>
   <translation>Con un + delante sería un número: las hojas de cálculo quitan el + inicial.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it and with a +, it would be two different numbers.</source>
   <translation>Con un 0 delante y con un + serían dos números distintos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it, it would be a number: spreadsheets drop leading zeros.</source>
   <translation>Con un 0 delante sería un número: las hojas de cálculo quitan los ceros iniciales.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code, in a column formatted as text.</source>
   <translation>Escriba el número con + y código de país, en una columna con formato de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code: without them it could be either of two numbers.</source>
   <translation>Escriba el número con + y código de país: sin ellos podría ser cualquiera de dos números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its country code, as in +44 20 7946 0958.</source>
   <translation>Escriba el número con su código de país, como en +44 20 7946 0958.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its leading zero or with its country code, in a column formatted as text.</source>
   <translation>Escriba el número con su cero inicial o con su código de país, en una columna con formato de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a code with letters</source>
   <translation>código con letras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a date</source>
   <translation>una fecha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>all sheets, one below the other</source>
   <translation>todas las hojas, una debajo de otra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>an amount</source>
   <translation>un importe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>area code missing</source>
   <translation>sin prefijo de zona</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>coordinates</source>
   <translation>coordenadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits hidden</source>
   <translation>cifras ocultas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits lost in Excel</source>
   <translation>Excel perdió cifras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>email or web address</source>
   <translation>correo o web</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>error in the sheet</source>
   <translation>error en la hoja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>formula without value</source>
   <translation>fórmula sin valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading + lost?</source>
   <translation>¿falta el + inicial?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading 0 lost?</source>
   <translation>¿falta el 0 inicial?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>letters among digits</source>
   <translation>letras entre cifras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no country code</source>
   <translation>sin código de país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no such country code</source>
   <translation>país inexistente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a phone number</source>
   <translation>no es un teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a whole number</source>
   <translation>no es un número entero</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not in use</source>
   <translation>sin uso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>not in use in {}</source>
   <translation>sin uso en {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>number unclear</source>
   <translation>número poco claro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>number {place}: {problem}</source>
   <translation>número {place}: {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>several numbers</source>
   <translation>varios números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too long</source>
   <translation>demasiado largo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too many numbers</source>
   <translation>demasiados números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too short</source>
   <translation>demasiado corto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{rows} of {every} have a phone number that can't be used</source>
   <translation>{rows} de {every} tienen un número de teléfono que no se puede usar</translation>
  </message>
 </context>
 <context>
  <name>products</name>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Account signals</source>
   <translation>Señales de cuenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Carrier and HLR lookup</source>
   <translation>Consulta de operador y HLR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Carrier lookup</source>
   <translation>Consulta de operador</translation>
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
   <translation>Presencia en mensajería</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>Others</source>
   <translation>Otros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Phone validation</source>
   <translation>Validación de números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Telegram presence</source>
   <translation>Presencia en Telegram</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>WhatsApp presence</source>
   <translation>Presencia en WhatsApp</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>price unknown</source>
   <translation>precio desconocido</translation>
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
   <translation>Una receta que se ejecuta sola necesita un tope.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>A report can't go to standard output; name a file.</source>
   <translation>Un informe no puede ir a la salida estándar; indique un archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>A suppression list needs a short name on one line.</source>
   <translation>Una lista de exclusión necesita un nombre corto en una línea.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>Days are a whole number from {least} to {most}.</source>
   <translation>Los días son un número entero de {least} a {most}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Doing without suppression lists</source>
   <translation>Prescindir de listas de exclusión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result has two different answers for {count} numbers; the first of each is kept.</source>
   <translation>El resultado tiene dos respuestas distintas para {count} números; se conserva la primera de cada uno.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result lacks {lacking} of {numbers} numbers. Fetching it again is free.</source>
   <translation>Al resultado le faltan {lacking} de {numbers} números. Descargarlo de nuevo es gratis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Keys in the system keyring</source>
   <translation>Claves en el llavero del sistema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Look for a new version</source>
   <translation>Buscar una versión nueva</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>Name the folder or the file that the recipe takes at its times.</source>
   <translation>Indique la carpeta o el archivo que la receta toma a sus horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>No number of “{name}” was answered so; nothing is sent.</source>
   <translation>Ningún número de “{name}” recibió esa respuesta; no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>No result of “{file}” can be read so; its answers are as they were.</source>
   <translation>Ningún resultado de “{file}” se puede leer así; sus respuestas quedan como estaban.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>None of the {count} numbers that went first was answered. The rest was not sent.</source>
   <translation>Ninguno de los {count} números que se enviaron primero tiene respuesta. El resto no se ha enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Not all numbers of another list that went first were answered. Nothing of this list was sent.</source>
   <translation>No todos los números de otra lista que se enviaron primero tienen respuesta. De esta lista no se ha enviado nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing had to be sent.</source>
   <translation>No hubo que enviar nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Nothing of this list was sent: its next task has more numbers than should be tried first.</source>
   <translation>De esta lista no se ha enviado nada: su siguiente tarea tiene más números de los que se querían probar primero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing was sent.</source>
   <translation>No se envió nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Notifications</source>
   <translation>Notificaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Numbers of another list went first. This list follows once they are answered.</source>
   <translation>Primero van números de otra lista. Esta lista sigue en cuanto tengan respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} can't be used ({error}).</source>
   <translation>No se puede usar el puerto {port} ({error}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is in use by another program; choose another one, or 0 for any.</source>
   <translation>Otro programa está usando el puerto {port}; elija otro, o 0 para cualquiera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is reserved by the system; choose one above 1023, or 0 for any.</source>
   <translation>El sistema reserva el puerto {port}; elija uno superior a 1023, o 0 para cualquiera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Reuse answers</source>
   <translation>Reutilizar respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>Say with --product which of these to verify: {slugs}.</source>
   <translation>Indique con --product cuál de estos verificar: {slugs}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>Several submissions have the id “{shown_id}”: name the one that is meant, {parts}.</source>
   <translation>Varios envíos tienen el identificador “{shown_id}”: indique a cuál se refiere, {parts}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Single checks</source>
   <translation>Comprobaciones individuales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/addresses.py" />
   <source>The API key has characters that no key has; copy it once more.</source>
   <translation>La clave de API tiene caracteres que ninguna clave tiene; cópiela otra vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result asks for another key than the service itself (401).</source>
   <translation>La dirección del resultado pide una clave distinta de la del propio servicio (401).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result has expired or does not exist ({status}).</source>
   <translation>La dirección del resultado ha caducado o no existe ({status}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>The address of the service can't be used: {why}.</source>
   <translation>No se puede usar la dirección del servicio: {why}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The answer of {origin} was not understood: {reason}. Check that the connection's address is that of the verification service.</source>
   <translation>No se entendió la respuesta de {origin}: {reason}. Revise que la dirección de la conexión sea la del servicio de verificación.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message}</source>
   <translation>El saldo no alcanza para esta solicitud. {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on with the batch.</source>
   <translation>El saldo no alcanza para esta solicitud. {message} Agregue saldo a la cuenta y después reanude el lote.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on.</source>
   <translation>El saldo no alcanza para esta solicitud. {message} Agregue saldo a la cuenta y después reanude.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>The file of “{name}” can't be used: {reason}.</source>
   <translation>No se puede usar el archivo de “{name}”: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/reading.py" />
   <source>The first line of “{name}” is no password.</source>
   <translation>La primera línea de “{name}” no es una contraseña.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The id “{remote_id}” belongs to another task already.</source>
   <translation>El id “{remote_id}” ya pertenece a otra tarea.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” has no folder: name a file.</source>
   <translation>La receta «{name}» no tiene carpeta: indique un archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” is for {address}.</source>
   <translation>La receta «{name}» es para {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The reply lacks {lacking} of {numbers} numbers.</source>
   <translation>A la respuesta le faltan {lacking} de {numbers} números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>The result</source>
   <translation>El resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service accepted it as {task_id} ({sent}) and does not find it so far. Fetching it again is free.</source>
   <translation>El servicio la aceptó como {task_id} ({sent}) y por ahora no la encuentra. Descargarla de nuevo es gratis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service accepted it as {task_id} and does not find it so far.</source>
   <translation>El servicio la aceptó como {task_id} y por ahora no la encuentra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service gave the id {task_id} to several submissions: to this one and to {others}.</source>
   <translation>El servicio dio el identificador {task_id} a varios envíos: a este y a {others}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.</source>
   <translation>El servicio aún no tiene respuesta para {lacking} de {numbers} números: el resultado se descarga de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The service has no results of “{file}” that could be fetched again.</source>
   <translation>El servicio no tiene resultados de “{file}” que se puedan descargar de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>The service says: “{words}”.</source>
   <translation>El servicio dice: “{words}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The task “{shown_id}” needs no decision: it is {state}.</source>
   <translation>La tarea “{shown_id}” no necesita ninguna decisión: su estado es {state}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is a connection to {address} already.</source>
   <translation>Ya hay una conexión con {address}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <location filename="../../desktop_app/services/recipes/watching.py" />
   <source>There is a fault in the program; its log says more.</source>
   <translation>Hay un fallo en el programa; su registro dice más.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Ya hay una receta «{name}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>There is a suppression list “{name}” already.</source>
   <translation>Ya hay una lista de exclusión «{name}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no batch “{batch_id}”.</source>
   <translation>No hay ningún lote “{batch_id}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <location filename="../../desktop_app/core/report/figures.py" />
   <source>There is no column “{name}”; there are {known}.</source>
   <translation>No hay ninguna columna “{name}”; las hay {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/wiring/window.py" />
   <source>There is no screen to open the window on.</source>
   <translation>No hay ninguna pantalla en la que abrir la ventana.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is no service “{name}”. “dialproof connect” lists them.</source>
   <translation>No hay ningún servicio “{name}”. “dialproof connect” los enumera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>There is no standard input or output to use for “-”.</source>
   <translation>No hay entrada ni salida estándar que usar para “-”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/suppressing.py" />
   <source>There is no suppression list “{name}”; “dialproof suppress list” names them.</source>
   <translation>No hay ninguna lista de exclusión «{name}»; «dialproof suppress list» las muestra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no task “{shown_id}”.</source>
   <translation>No hay ninguna tarea “{shown_id}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/instance_call.py" />
   <source>These are too many lists at once. Drop them on the window instead.</source>
   <translation>Son demasiadas listas a la vez. Suéltelas en la ventana en su lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>This service answers in its reply: it has no task of “{shown_id}”.</source>
   <translation>Este servicio contesta en su respuesta: no tiene ninguna tarea de “{shown_id}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/requests.py" />
   <source>This service wants a value for {name} in its address.</source>
   <translation>Este servicio quiere un valor para {name} en su dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has two parts: enter them as user:password, with a colon between them.</source>
   <translation>La clave de este servicio tiene dos partes: introdúzcalas como usuario:contraseña, con dos puntos entre ellas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has {count} parts ({names}): enter all of them, with a colon between them.</source>
   <translation>La clave de este servicio tiene {count} partes ({names}): introdúzcalas todas, con dos puntos entre ellas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a 7z archive</source>
   <translation>un archivo 7z</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a CAB archive</source>
   <translation>un archivo CAB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PDF document</source>
   <translation>un documento PDF</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Parquet table</source>
   <translation>una tabla Parquet</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PostScript document</source>
   <translation>un documento PostScript</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a PowerPoint presentation</source>
   <translation>una presentación de PowerPoint</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a RAR archive</source>
   <translation>un archivo RAR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a TAR archive</source>
   <translation>un archivo TAR</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Visio drawing</source>
   <translation>un dibujo de Visio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a Word document</source>
   <translation>un documento de Word</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Zstandard archive</source>
   <translation>un archivo Zstandard</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a bzip2 archive</source>
   <translation>un archivo bzip2</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a cell has more than {most} characters</source>
   <translation>una celda tiene más de {most} caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a cell is beyond row {rows} or column {columns}</source>
   <translation>una celda está más allá de la fila {rows} o de la columna {columns}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a cell of a table has more than a hundred thousand characters</source>
   <translation>una celda de una tabla tiene más de cien mil caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a column is beyond {most}</source>
   <translation>una columna está más allá de {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>a fault in the program while asking: {kind}</source>
   <translation>un fallo del programa al consultar: {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/submitting.py" />
   <source>a fault in the program while sending: {kind}</source>
   <translation>un fallo del programa al enviar: {kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>a file in it can't be opened</source>
   <translation>no se puede abrir un archivo que contiene</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a gzip archive</source>
   <translation>un archivo gzip</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a key or certificate</source>
   <translation>una clave o un certificado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>a link leads to it</source>
   <translation>un enlace conduce hasta ahí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a number in it is too large</source>
   <translation>contiene un número demasiado grande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a number in it is too long</source>
   <translation>contiene un número demasiado largo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>a part of it doesn't match its checksum</source>
   <translation>una parte no coincide con su suma de comprobación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a picture</source>
   <translation>una imagen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>a product has no “{key}”; it may have {known}</source>
   <translation>un producto no tiene «{key}»; puede tener {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a program</source>
   <translation>un programa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>a quotation mark in line {line} is never closed, and would swallow the rows below it</source>
   <translation>unas comillas de la línea {line} nunca se cierran y absorberían las filas siguientes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe needs a short name on one line</source>
   <translation>una receta necesita un nombre corto en una línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe's name can't have these signs: {signs}</source>
   <translation>el nombre de una receta no puede tener estos signos: {signs}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a row has more than {most} cells</source>
   <translation>una fila tiene más de {most} celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a row number is beyond {most}</source>
   <translation>un número de fila es mayor que {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a sheet has more than {most} rows</source>
   <translation>una hoja tiene más de {most} filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a sheet's cells spread over {area}</source>
   <translation>las celdas de una hoja se extienden por {area}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a sound or film</source>
   <translation>un sonido o una película</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} columns</source>
   <translation>una tabla tiene más de {most} columnas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} rows</source>
   <translation>una tabla tiene más de {most} filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a tag or a comment in its XML is never closed</source>
   <translation>una etiqueta o un comentario de su XML nunca se cierra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a tag or a script of the page is never closed</source>
   <translation>una etiqueta o un script de la página nunca se cierra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a text document (RTF)</source>
   <translation>un documento de texto (RTF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a text stands in quotation marks: {line}</source>
   <translation>un texto va entre comillas: {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a user name or password has no place in it</source>
   <translation>no debe incluir usuario ni contraseña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>a user name or password has no place in it; the API key is entered by itself</source>
   <translation>no debe incluir usuario ni contraseña; la clave de API se introduce por separado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>account: it names what stands for {place} in the address</source>
   <translation>account: nombra lo que sustituye a {place} en la dirección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Access database</source>
   <translation>una base de datos de Access</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Apple Numbers, Pages or Keynote document</source>
   <translation>un documento de Numbers, Pages o Keynote de Apple</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/xlsx_writer.py" />
   <source>an Excel sheet has {most} columns; name the result .csv</source>
   <translation>una hoja de Excel tiene {most} columnas; dé al resultado un nombre con .csv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>an HTML page came instead of the result</source>
   <translation>en lugar del resultado llegó una página HTML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument drawing</source>
   <translation>un dibujo de OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument file of another kind</source>
   <translation>un archivo OpenDocument de otro tipo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument presentation</source>
   <translation>una presentación de OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument text</source>
   <translation>un texto de OpenDocument</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Outlook mailbox</source>
   <translation>un buzón de Outlook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>an Outlook message</source>
   <translation>un mensaje de Outlook</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an SQLite database</source>
   <translation>una base de datos de SQLite</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an XZ archive</source>
   <translation>un archivo XZ</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>an archive among other lists</source>
   <translation>un archivo comprimido entre otras listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an archive that is packed by method {method}</source>
   <translation>un archivo comprimido con el método {method}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an electronic book</source>
   <translation>un libro electrónico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>at: name the folder or the file that is taken then</source>
   <translation>at: indique la carpeta o el archivo que se toma entonces</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say where in an answer that is</source>
   <translation>at: indique en qué lugar de la respuesta está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say which values mean success, or failure</source>
   <translation>at: indique qué valores significan éxito o fallo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>balance: without one, [test] says what is asked in its place</source>
   <translation>balance: si no hay, [test] dice qué se pide en su lugar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>before the path may stand {methods}</source>
   <translation>delante de la ruta puede ir {methods}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>cap: a recipe that runs by itself needs numbers or amount in a section [cap]</source>
   <translation>cap: una receta que se ejecuta sola necesita numbers o amount en una sección [cap]</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>cell {cell} of row {number} stands out of order</source>
   <translation>la celda {cell} de la fila {number} está fuera de orden</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each part has a name of its own</source>
   <translation>cada parte tiene su propio nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each: objects are sent in JSON, and in a list</source>
   <translation>each: los objetos se envían en JSON y en una lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: say at which times it is taken</source>
   <translation>file: diga a qué horas se toma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: there is a folder already</source>
   <translation>file: ya hay una carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>header_row: the list has no header</source>
   <translation>header_row: la lista no tiene encabezado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in a list that was deleted since</source>
   <translation>en una lista eliminada desde entonces</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in “{other}” (batch {batch})</source>
   <translation>en «{other}» (lote {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it can't be opened ({words})</source>
   <translation>no se puede abrir ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it can't be read</source>
   <translation>no se puede leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it can't be read ({words})</source>
   <translation>no se puede leer ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't be read: a quotation mark may be out of place</source>
   <translation>no se puede leer: quizá haya unas comillas fuera de lugar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/repeats.py" />
   <source>it can't be sent again as it was, because numbers of it were suppressed since or the service takes fewer at once by now; what is sent instead is charged again if the first one arrived</source>
   <translation>no puede volver a enviarse tal como era, porque desde entonces se excluyeron números suyos o el servicio ya acepta menos a la vez; lo que se envíe en su lugar se cobra de nuevo si el primer envío llegó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't begin with {sign}</source>
   <translation>no puede empezar por {sign}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't have spaces in it</source>
   <translation>no puede contener espacios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>it did not answer within {timeout} seconds</source>
   <translation>no respondió en {timeout} segundos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it did not begin to answer</source>
   <translation>no empezó a responder</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it ended by itself</source>
   <translation>terminó por sí solo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it ends with the version, as in https://host/api/v1, without “?” and “#”</source>
   <translation>termina con la versión, como en https://host/api/v1, sin “?” ni “#”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has a header</source>
   <translation>tiene un encabezado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has characters in it that can't be shown</source>
   <translation>contiene caracteres que no se pueden mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has characters that no address has</source>
   <translation>contiene caracteres que ninguna dirección tiene</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>it has more than {most} sheets</source>
   <translation>tiene más de {most} hojas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>it has more than {most} tables</source>
   <translation>tiene más de {most} tablas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{name}”</source>
   <translation>no tiene la columna “{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{place}”</source>
   <translation>no tiene la columna “{place}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has no header</source>
   <translation>no tiene encabezado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it has no rows at {places}</source>
   <translation>no tiene filas en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has no section [provider], which names the service and its address</source>
   <translation>no tiene la sección [provider], que nombra el servicio y su dirección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>it has no single sheet “{sheet}”</source>
   <translation>no tiene una única hoja “{sheet}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name in quotation marks, or its place: 1 for the first</source>
   <translation>debe ser el nombre de una columna entre comillas, o su posición: 1 para la primera</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name or place, or a list of such</source>
   <translation>debe ser el nombre o la posición de una columna, o una lista de ellos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name, or its place from 1 to {most}</source>
   <translation>debe ser el nombre de una columna, o su posición de 1 a {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a country of two letters, as in GB</source>
   <translation>tiene que ser un país de dos letras, como GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be a day such as {example}, without quotation marks</source>
   <translation>debe ser un día como {example}, sin comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a field's name, or {shape}</source>
   <translation>debe ser el nombre de un campo, o {shape}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a file's name without its ending, with {name}; it may have {more}</source>
   <translation>tiene que ser el nombre de un archivo sin su extensión, con {name}; puede tener {more}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list in brackets</source>
   <translation>tiene que ser una lista entre corchetes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of column, value and verdict, as in {example}</source>
   <translation>tiene que ser una lista de columna, valor y veredicto, como en {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of different names in brackets</source>
   <translation>tiene que ser una lista de nombres distintos entre corchetes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a list of names in brackets</source>
   <translation>tiene que ser una lista de nombres entre corchetes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of {words}</source>
   <translation>tiene que ser una lista de {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks</source>
   <translation>debe ser un nombre entre comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or a list of at most {most}</source>
   <translation>tiene que ser un nombre entre comillas o una lista de {most} como máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or {empty} for none</source>
   <translation>debe ser un nombre entre comillas, o {empty} para ninguno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number of seconds from {fewest} to {most}</source>
   <translation>debe ser un número de segundos de {fewest} a {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a number such as 0.002, or nothing where it isn't known</source>
   <translation>debe ser un número como 0.002, o nada si no se conoce</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number such as {example}</source>
   <translation>debe ser un número como {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a path that begins with /, such as /balance; with a query its method stands before it: {example}</source>
   <translation>tiene que ser una ruta que empiece por /, como /balance; con una consulta lleva delante su método: {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a short text in quotation marks</source>
   <translation>tiene que ser un texto corto entre comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a short text in quotation marks, such as {example}</source>
   <translation>tiene que ser un texto breve entre comillas, como {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a short text on one line</source>
   <translation>debe ser un texto corto en una sola línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a sign or two between numbers, such as {example}</source>
   <translation>tiene que ser uno o dos signos entre números, como {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single line</source>
   <translation>debe ser una sola línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single sign such as {signs}, or {empty} where nothing separates</source>
   <translation>debe ser un solo signo, como {signs}, o {empty} si nada separa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a text in quotation marks</source>
   <translation>debe ser un texto entre comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a text in quotation marks, or a list of such texts</source>
   <translation>debe ser un texto entre comillas, o una lista de tales textos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a time in quotation marks, as in “07:30”</source>
   <translation>tiene que ser una hora entre comillas, como en «07:30»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a value, such as {example}, or a list of such</source>
   <translation>tiene que ser un valor, como {example}, o una lista de ellos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a whole number from 1 to {most}, or nothing</source>
   <translation>debe ser un número entero de 1 a {most}, o nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a whole number from {fewest} to {most}</source>
   <translation>debe ser un número entero de {fewest} a {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a whole path in quotation marks</source>
   <translation>tiene que ser una ruta completa entre comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a word in quotation marks</source>
   <translation>debe ser una palabra entre comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be an address in quotation marks</source>
   <translation>debe ser una dirección entre comillas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be an amount, as in 500 or 12.50</source>
   <translation>tiene que ser un importe, como 500 o 12.50</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be auto, json, file or realtime</source>
   <translation>debe ser auto, json, file o realtime</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be fields with their values</source>
   <translation>deben ser campos con sus valores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be one of {layouts}</source>
   <translation>debe ser uno de {layouts}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be one of {words}</source>
   <translation>tiene que ser uno de {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be the address of a page that begins with https://</source>
   <translation>debe ser la dirección de una página que empiece por https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be the whole path of a file</source>
   <translation>debe ser la ruta completa de un archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be true or false</source>
   <translation>debe ser true o false</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be words, with letters or digits in them</source>
   <translation>deben ser palabras con letras o cifras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be “none” or an address as in http://proxy.example:8080</source>
   <translation>debe ser “none” o una dirección como http://proxy.example:8080</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to begin with https://</source>
   <translation>debe empezar por https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold the number, as in {example}</source>
   <translation>tiene que contener el número, como en {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold {id} once, such as /tasks/{id}</source>
   <translation>debe contener {id} una vez, como en /tasks/{id}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to name a product, as in {line}</source>
   <translation>debe indicar un producto, como en {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has {count} columns instead of {wanted}</source>
   <translation>tiene {count} columnas en lugar de {wanted}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>it has {size} GB</source>
   <translation>ocupa {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it is JSON of more than 64 MB</source>
   <translation>es JSON de más de 64 MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <source>it is a folder</source>
   <translation>es una carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a text file, not a workbook</source>
   <translation>es un archivo de texto, no un libro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a workbook</source>
   <translation>es un libro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is a “Strict Open XML” workbook</source>
   <translation>es un libro “Strict Open XML”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is compressed in an unknown way</source>
   <translation>usa una compresión desconocida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is empty</source>
   <translation>no contiene nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is longer than {most} characters</source>
   <translation>tiene más de {most} caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is missing</source>
   <translation>falta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is more than the most per task</source>
   <translation>es más que el máximo por tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it is nested too deeply</source>
   <translation>tiene demasiados niveles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is no XLSX or XLSM workbook</source>
   <translation>no es un libro XLSX ni XLSM</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is no file</source>
   <translation>no es un archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <source>it is not JSON</source>
   <translation>no es JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is not JSON but an HTML page</source>
   <translation>no es JSON, sino una página HTML</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>it is not JSON but an HTML page: “{title}”</source>
   <translation>no es JSON, sino una página HTML: “{title}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is not TOML ({words})</source>
   <translation>no es TOML ({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is not UTF-8 text</source>
   <translation>no es texto UTF-8</translation>
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
   <translation>no es un archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is not compressed as it says</source>
   <translation>su compresión no es la que indica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is too large</source>
   <translation>es demasiado grande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is too long for a list of products</source>
   <translation>es demasiado largo para una lista de productos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is too long for a policy</source>
   <translation>es demasiado larga para una directiva</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is too long for a recipe</source>
   <translation>es demasiado largo para una receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>it is too long for a service profile</source>
   <translation>es demasiado largo para un dialecto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it isn't text in UTF-8</source>
   <translation>no es texto en UTF-8</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>it knows neither the task nor the account</source>
   <translation>no conoce ni la tarea ni la cuenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it leads deeper than {most} steps</source>
   <translation>tiene más de {most} niveles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may not be used</source>
   <translation>no se permite su uso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may only be read</source>
   <translation>es de solo lectura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result</source>
   <translation>no indica la dirección del resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result at {places}</source>
   <translation>no indica la dirección del resultado en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance</source>
   <translation>no indica ningún saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance at {places}</source>
   <translation>no indica ningún saldo en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it names no field: write names with dots between them, such as data.task_id</source>
   <translation>no indica ningún campo: escriba nombres separados por puntos, como data.task_id</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it names no host</source>
   <translation>no indica ningún servidor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price</source>
   <translation>no indica ningún precio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price at {places}</source>
   <translation>no indica ningún precio en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task</source>
   <translation>no indica el estado de la tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task at {places}</source>
   <translation>no indica el estado de la tarea en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task</source>
   <translation>no indica ninguna tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task at {places}</source>
   <translation>no indica ninguna tarea en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it names none of the numbers</source>
   <translation>no nombra ninguno de los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names {count} result files where one was expected</source>
   <translation>indica {count} archivos de resultados donde se esperaba uno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it needs the base_url of a service</source>
   <translation>necesita la base_url de un servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it packs {count} files</source>
   <translation>contiene {count} archivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>it packs {count} lists</source>
   <translation>contiene {count} listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>it redirects to an address that can't be used</source>
   <translation>redirige a una dirección que no se puede usar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it redirects to {target} ({status})</source>
   <translation>redirige a {target} ({status})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it refused the connection</source>
   <translation>rechazó la conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/cell_values.py" />
   <source>it repeats more than {most} times</source>
   <translation>se repite más de {most} veces</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/trial.py" />
   <source>it says no: {message}</source>
   <translation>la respuesta es un rechazo: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it says nothing where by = “{by}”</source>
   <translation>no dice nada cuando by = «{by}»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it stands before a key that goes in one header</source>
   <translation>va delante de una clave que viaja en un solo encabezado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number</source>
   <translation>no dice nada sobre el número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number at {places}</source>
   <translation>no dice nada sobre el número en {places}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {size} GB</source>
   <translation>ocupa {size} GB al extraerlo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {times} times its size</source>
   <translation>al extraerlo ocupa {times} veces su tamaño</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it was cut off</source>
   <translation>llegó solo en parte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>it was cut off before the answer came</source>
   <translation>se interrumpió antes de que llegara la respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its address can't be used</source>
   <translation>su dirección no se puede usar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its certificate is not trusted: {words}</source>
   <translation>su certificado no es de confianza: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its column “{name}” has numbers that were not sent, and “{other}” has some that were</source>
   <translation>la columna “{name}” tiene números que no se enviaron, y “{other}” tiene algunos que sí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its columns “{one}” and “{two}” both have numbers that were sent, and nothing tells whose the answers are</source>
   <translation>las columnas “{one}” y “{two}” tienen números que se enviaron, y nada indica a cuáles pertenecen las respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/protected_workbook.py" />
   <source>its encrypted content is damaged</source>
   <translation>su contenido cifrado está dañado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>its file isn't here</source>
   <translation>su archivo no está aquí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/single_instance.py" />
   <source>its file system can't lock files</source>
   <translation>su sistema de archivos no puede bloquear archivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/text_limit.py" />
   <source>its first {rows} rows alone hold {size} GB of text</source>
   <translation>solo sus primeras {rows} filas contienen {size} GB de texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>its first {rows} rows alone spread over {cells} cells</source>
   <translation>solo sus primeras {rows} filas se extienden por {cells} celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its folder belongs neither to the system nor to the administrators</source>
   <translation>su carpeta no pertenece ni al sistema ni a los administradores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its folder can't be used: {words}</source>
   <translation>no se puede usar su carpeta: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>its host or port can't be right</source>
   <translation>su servidor o puerto no puede ser correcto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>its lists unpack to {size} GB</source>
   <translation>sus listas ocupan {size} GB al extraerlas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its log can't be written: {words}</source>
   <translation>no se puede escribir su registro: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its name can't be found</source>
   <translation>no se encuentra su nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>its name ends in “.txt”: save it as “{name}”</source>
   <translation>su nombre acaba en “.txt”: guárdelo como “{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>its name isn't text</source>
   <translation>su nombre no es texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its owner is neither the system nor the administrators</source>
   <translation>no pertenece ni al sistema ni a los administradores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process ended at once, exit code {exitcode}</source>
   <translation>su proceso terminó enseguida, código de salida {exitcode}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process said something unknown</source>
   <translation>su proceso comunicó algo desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>its sheet has no room for {count} more columns</source>
   <translation>su hoja no tiene sitio para {count} columnas más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its start was cancelled</source>
   <translation>se canceló su inicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store was written by a newer version of Dialproof</source>
   <translation>su almacén lo escribió una versión más nueva de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store “{name}” can't be used: {error}</source>
   <translation>no se puede usar su almacén “{name}”: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables are nested more than {most} deep</source>
   <translation>sus tablas tienen más de {most} niveles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables have more than {most} cells</source>
   <translation>sus tablas tienen más de {most} celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>least: no task has {least} numbers and {most} at most</source>
   <translation>least: ninguna tarea tiene {least} números y como máximo {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>less of the file came than was announced</source>
   <translation>llegó menos del archivo de lo anunciado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>line {line}, {reason}</source>
   <translation>línea {line}, {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {line}: {error}; perhaps a quotation mark is never closed</source>
   <translation>línea {line}: {error}; quizá unas comillas nunca se cierran</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>line {line}: {reason}</source>
   <translation>línea {line}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {number} has millions of characters</source>
   <translation>la línea {number} tiene millones de caracteres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>longest: it can't be shorter than the first interval</source>
   <translation>longest: no puede ser más corto que el primer intervalo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>more comes out of it than it says</source>
   <translation>al extraerlo sale más de lo que indica</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>more than {size} GB came</source>
   <translation>llegaron más de {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>more than {size} MB came</source>
   <translation>llegaron más de {size} MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>most of them in “{other}” (batch {batch})</source>
   <translation>la mayoría en «{other}» (lote {batch})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/updating.py" />
   <source>no address to ask is known</source>
   <translation>no se conoce ninguna dirección que consultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no answer in time</source>
   <translation>sin respuesta a tiempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>no answer within {seconds} seconds</source>
   <translation>sin respuesta en {seconds} segundos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/detection/column_names.py" />
   <source>no columns at all</source>
   <translation>ninguna columna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection</source>
   <translation>sin conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection in time</source>
   <translation>sin conexión a tiempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>no files</source>
   <translation>0 archivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no free connection in time</source>
   <translation>sin conexión libre a tiempo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>no scheme</source>
   <translation>sin esquema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no secure connection could be made</source>
   <translation>no se pudo establecer una conexión segura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>none of its results can be read so</source>
   <translation>ninguno de sus resultados se puede leer así</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>none of the numbers in the result was sent</source>
   <translation>ninguno de los números del resultado se envió</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <source>none, it is a text file</source>
   <translation>ninguna, es un archivo de texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>of the answer: {error}</source>
   <translation>en la respuesta: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>one part of an archive in several parts</source>
   <translation>una parte de un archivo comprimido en varias partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>others than its owner may write “{path}”</source>
   <translation>otros, además de su propietario, pueden escribir en “{path}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>price_page, price_date: say where and on which day the prices were read</source>
   <translation>price_page, price_date: indique dónde y qué día se leyeron los precios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/process.py" />
   <source>reading it takes more than {size} GB of memory</source>
   <translation>leerlo requiere más de {size} GB de memoria</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>reading stopped after line {line}</source>
   <translation>la lectura se detuvo después de la línea {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>row {rows} has more than {most} columns</source>
   <translation>la fila {rows} tiene más de {most} columnas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>row {wanted} stands below row {number}</source>
   <translation>la fila {wanted} está debajo de la fila {number}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say a number that is checked, or a task that isn't there: one of the two</source>
   <translation>indique un número que se comprueba o una tarea que no existe: una de las dos cosas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say what the key is called there, such as {example}</source>
   <translation>indique cómo se llama allí la clave, por ejemplo {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>section [{section}] has no “{key}”; did you mean “{near}”?</source>
   <translation>la sección [{section}] no tiene “{key}”; ¿quería decir “{near}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; it may have {known}</source>
   <translation>la sección [{section}] no tiene “{key}”; puede tener {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; “{near}” may be meant</source>
   <translation>la sección [{section}] no tiene “{key}”; quizá se quería decir “{near}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>several of its sheets have phone numbers</source>
   <translation>varias de sus hojas tienen números de teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/workbook_copies.py" />
   <source>several sheets were read as one list</source>
   <translation>varias hojas se leyeron como una lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>some of its text would not stay as it is (“_x…_”)</source>
   <translation>parte de su texto no quedaría como está (“_x…_”)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>status {status}</source>
   <translation>estado {status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>status {status} instead of a file</source>
   <translation>estado {status} en lugar de un archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>status {status}, but {reason}</source>
   <translation>estado {status}, pero {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}, code {code}: {message}</source>
   <translation>estado {status}, código {code}: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}: {message}</source>
   <translation>estado {status}: {message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/submission.py" />
   <source>stopped in between</source>
   <translation>se detuvo a mitad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>test: {reason}</source>
   <translation>test: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result is neither https nor on this computer</source>
   <translation>la dirección del resultado no es https ni está en este equipo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable</source>
   <translation>la dirección del resultado no es utilizable</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable ({scheme})</source>
   <translation>la dirección del resultado no es utilizable ({scheme})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result redirects more than {most} times</source>
   <translation>la dirección del resultado redirige más de {most} veces</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/releases.py" />
   <source>the answer is too large</source>
   <translation>la respuesta es demasiado grande</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer isn't in the form that was expected</source>
   <translation>la respuesta no tiene la forma esperada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no page on https</source>
   <translation>la respuesta no indica ninguna página con https</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no version</source>
   <translation>la respuesta no indica ninguna versión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>the archive is cut off or damaged</source>
   <translation>el archivo comprimido está incompleto o dañado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/rolled_back.py" />
   <source>the balance has fallen by {fell} since {since} UTC, which nothing in this journal explains; if the data folder was put back to an older state, this may have been sent since then</source>
   <translation>el saldo ha bajado en {fell} desde {since} UTC, lo que nada en este diario explica; si la carpeta de datos se devolvió a un estado anterior, es posible que esto se haya enviado desde entonces</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection broke</source>
   <translation>se cortó la conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection ended too early, or it does not speak HTTP</source>
   <translation>la conexión terminó demasiado pronto, o no usa HTTP</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>the disk can't be read or written; it may be full or failing</source>
   <translation>no se puede leer o escribir en el disco; puede estar lleno o fallando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the file holds no certificates that can be read ({error})</source>
   <translation>el archivo no contiene certificados legibles ({error})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the file is empty</source>
   <translation>el archivo está vacío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>the first line has to name the columns, and one of them “slug”</source>
   <translation>la primera línea debe contener los nombres de las columnas, y uno de ellos “slug”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>the folder does not exist</source>
   <translation>la carpeta no existe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged since; this list may have been sent before</source>
   <translation>el diario se dañó después; esta lista quizá ya se había enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>the journal was damaged; this part may have been sent after its copy of {copy}</source>
   <translation>el diario estaba dañado; esta tarea quizá se envió después de su copia del {copy}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged; this task may have been sent after its copy of {copy}</source>
   <translation>el diario estaba dañado; esta tarea quizá se envió después de su copia del {copy}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>the key has {count} parts</source>
   <translation>la clave tiene {count} partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the key is another one</source>
   <translation>la clave es otra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>the key would go unencrypted; it has to begin with https:// (http only on this computer)</source>
   <translation>la clave iría sin cifrar; debe empezar por https:// (http solo en este equipo)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>the parts of a workbook are missing in it</source>
   <translation>le faltan las partes de un libro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the policy already has a service profile</source>
   <translation>el dialecto ya figura en la directiva</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/in_flight.py" />
   <source>the program was stopped while sending</source>
   <translation>el programa se detuvo durante el envío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the proxy refused: {words}</source>
   <translation>el proxy lo rechazó: {words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>the proxy setting of this computer can't be used</source>
   <translation>no se puede usar la configuración de proxy de este equipo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>the result</source>
   <translation>el resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>the result of task {shown_id}: {error}</source>
   <translation>el resultado de la tarea {shown_id}: {error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>the result of {name}</source>
   <translation>el resultado de {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service said that it did not take it, and yet the balance fell by {amount}</source>
   <translation>el servicio dijo que no la aceptó y, sin embargo, el saldo bajó en {amount}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service takes {most} numbers in a task</source>
   <translation>el servicio admite {most} números por tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the system doesn't say why</source>
   <translation>el sistema no indica el motivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the task is {word}</source>
   <translation>estado de la tarea: {word}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/calamine_workbook.py" />
   <location filename="../../desktop_app/sheets/ods/open_document.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>the workbook has no sheet with cells</source>
   <translation>el libro no tiene ninguna hoja con celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>there are more than {most} files</source>
   <translation>hay más de {most} archivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there are more than {most} products</source>
   <translation>hay más de {most} productos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is a folder of that name</source>
   <translation>hay una carpeta con ese nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>there is more credit than before</source>
   <translation>hay más saldo que antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is no folder “{parent}”</source>
   <translation>no existe la carpeta “{parent}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there is no product in it</source>
   <translation>no contiene ningún producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>there is no section “{name}”; did you mean “{near}”?</source>
   <translation>no hay ninguna sección “{name}”; ¿quería decir “{near}”?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; it may have {known}</source>
   <translation>no hay ninguna sección “{name}”; puede tener {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; “{near}” may be meant</source>
   <translation>no hay ninguna sección “{name}”; quizá se quería decir “{near}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>this version of Dialproof reads service profiles of version {version}</source>
   <translation>esta versión de Dialproof lee dialectos de la versión {version}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>together they have more than {most} cells</source>
   <translation>juntos tienen más de {most} celdas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>two columns are the {field}: “{one}” and “{other}”</source>
   <translation>dos columnas corresponden a {field}: “{one}” y “{other}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>two files would have the same name</source>
   <translation>dos archivos tendrían el mismo nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>values: there are none in layout = “{layout}”</source>
   <translation>values: no hay ninguno en layout = “{layout}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/realtime_list.py" />
   <source>what was asked of it one by one was written down beside its list, and isn't there any more, or not all of it</source>
   <translation>lo que se consultó de uno en uno estaba anotado junto a su lista, y ya no está, o no todo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/result_source.py" />
   <source>with it, the list would have {count} result columns</source>
   <translation>con él, la lista tendría {count} columnas de resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>without it the policy has to name a service (base_url)</source>
   <translation>sin él, la directiva debe indicar un servicio (base_url)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>write [[files]] above each file</source>
   <translation>escriba [[files]] encima de cada archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>write [[products]] above each product</source>
   <translation>escriba [[products]] encima de cada producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/part_file.py" />
   <source>write error</source>
   <translation>error de escritura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>{against} ({refusal})</source>
   <translation>{against} ({refusal})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>{all} or {other}</source>
   <translation>{all} o {other}</translation>
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
   <translation>{answered} de {count} números que se enviaron primero tienen respuesta. El resto no se ha enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{answered} de {sent} números enviados tienen respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} answers were taken over.</source>
   <translation>Se tomaron {count} respuestas anteriores.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>{count} numbers</source>
   <translation>{count} números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. The rest follows once all of them are answered.</source>
   <translation>Primero van {count} números. El resto sigue en cuanto todos tengan respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. You are asked before the rest goes.</source>
   <translation>Primero van {count} números. Se le preguntará antes de enviar el resto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} were refused and left, so they were not sent.</source>
   <translation>{count} fueron rechazados y se dejaron así, por lo que no se enviaron.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: without a header no column has a name</source>
   <translation>{entry}: sin encabezado ninguna columna tiene nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: {reason}</source>
   <translation>{entry}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: “{name}” is the name of another field</source>
   <translation>{entry}: “{name}” es el nombre de otro campo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>{field}: it is missing</source>
   <translation>{field}: falta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{field}: {reason}</source>
   <translation>{field}: {reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>{files} and {count} more</source>
   <translation>{files} y {count} más</translation>
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
   <translation>{most} al día</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day, at all connections together</source>
   <translation>{most} al día, en todas las conexiones juntas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a list</source>
   <translation>{most} por lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month</source>
   <translation>{most} al mes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month, at all connections together</source>
   <translation>{most} al mes, en todas las conexiones juntas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a run</source>
   <translation>{most} por ejecución</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>{name} wants --account: {account}.</source>
   <translation>{name} necesita --account: {account}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: nothing had to be sent.</source>
   <translation>{product}: no hubo que enviar nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: {answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{product}: {answered} de {sent} números enviados tienen respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{text} could be {fewest} or {thousands}: write {plain} or {thousands}</source>
   <translation>{text} podría ser {fewest} o {thousands}: escriba {plain} o {thousands}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>{variable} must be a whole number of credits, not “{value}”.</source>
   <translation>{variable} debe ser un número entero de créditos, no “{value}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--at-random” needs “--try N”.</source>
   <translation>«--at-random» necesita «--try N».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--doubtful” and “--beside” belong to “--clean”; add it, or leave them out.</source>
   <translation>«--doubtful» y «--beside» van con «--clean»; añádalo o quítelos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” and “--clean” can't be together; choose one of them.</source>
   <translation>«--in-place» y «--clean» no pueden ir juntos; elija uno.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” belongs to “--into”; add it, or leave it out.</source>
   <translation>«--in-place» corresponde a «--into»; añádalo u omítalo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>“--mend” is for a newer file: name it after the batch.</source>
   <translation>«--mend» es para un archivo más reciente: indíquelo después del lote.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>“-o -” and “--json” both want standard output; choose one of them.</source>
   <translation>“-o -” y “--json” requieren ambos la salida estándar; elija uno de los dos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{account}” can't be what stands in the address.</source>
   <translation>«{account}» no puede estar en la dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>“{address}” is no cell</source>
   <translation>“{address}” no es una celda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>“{country}” is not a country code such as GB, DE or US.</source>
   <translation>“{country}” no es un código de país como GB, DE o US.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/repeating.py" />
   <source>“{file}” has changed meanwhile: look again at what is unanswered.</source>
   <translation>“{file}” ha cambiado entretanto: mire de nuevo qué queda sin responder.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/preparing.py" />
   <source>“{file}” has changed meanwhile: look again how many numbers these are.</source>
   <translation>“{file}” ha cambiado entretanto: vuelva a mirar cuántos números son.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/delimiter.py" />
   <source>“{given}” can't separate fields: one character is needed, such as ; or tab.</source>
   <translation>“{given}” no puede separar campos: se necesita un solo carácter, como ; o tab.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{key}” is none of its values: {values}</source>
   <translation>“{key}” no es ninguno de sus valores: {values}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}”</source>
   <translation>“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}” (empty)</source>
   <translation>“{name}” (vacío)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” can't be a header with a key</source>
   <translation>«{name}» no puede ser un encabezado con una clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reporting.py" />
   <source>“{name}” can't be a report: its name has to end with {pdf} or {xlsx}.</source>
   <translation>«{name}» no puede ser un informe: su nombre tiene que terminar en {pdf} o {xlsx}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” can't be the name: {reason}.</source>
   <translation>«{name}» no puede ser el nombre: {reason}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” can't be the workbook's copy: name it .xlsx or .xlsm.</source>
   <translation>“{name}” no puede ser la copia del libro: dele un nombre con .xlsx o .xlsm.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>“{name}” can't be written: the result's name has to end with one of {suffixes}.</source>
   <translation>No se puede escribir “{name}”: el nombre del resultado debe terminar en una de estas extensiones: {suffixes}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/exporting.py" />
   <source>“{name}” can't have several sheets: name the result .xlsx.</source>
   <translation>“{name}” no puede tener varias hojas: dé al resultado un nombre con .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” has no column of numbers.</source>
   <translation>«{name}» no tiene ninguna columna de números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” has no macros: name its copy .xlsx.</source>
   <translation>“{name}” no tiene macros: dé a su copia un nombre con .xlsx.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” has the content of “{former}” of {day}. Nothing was sent.</source>
   <translation>«{name}» tiene el contenido de «{former}» del {day}. No se envió nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{name}” has to be a text, a number, true or false, or a list of these</source>
   <translation>“{name}” debe ser un texto, un número, true o false, o una lista de estos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is a later step of its list; refresh the first one.</source>
   <translation>«{name}» es un paso posterior de su lista; actualice el primero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>“{name}” is a section: write [{name}] on a line of its own</source>
   <translation>“{name}” es una sección: escriba [{name}] en una línea aparte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>“{name}” is no pattern that “dialproof inspect --suggest” names</source>
   <translation>«{name}» no es un patrón que nombre «dialproof inspect --suggest»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/mending.py" />
   <source>“{name}” is none of the patterns that “dialproof inspect --suggest” names.</source>
   <translation>«{name}» no es ninguno de los patrones que nombra «dialproof inspect --suggest».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/encoding.py" />
   <source>“{name}” is not the name of a text encoding.</source>
   <translation>“{name}” no es el nombre de una codificación de texto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>“{name}” is paused; its numbers that aren't sent yet wait for you.</source>
   <translation>«{name}» está en pausa; los números que aún no se enviaron le esperan.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” is running; rename it when it has ended.</source>
   <translation>«{name}» se está ejecutando; cámbiele el nombre cuando termine.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” is sent already</source>
   <translation>“{name}” ya se envía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is still being verified; refresh it when it has ended.</source>
   <translation>«{name}» aún se está verificando; actualícelo cuando haya terminado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” is the list itself; name another file for the result.</source>
   <translation>“{name}” es la propia lista; indique otro archivo para el resultado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>“{name}” is the name of the recipe in “{file}”, too</source>
   <translation>«{name}» también es el nombre de la receta en «{file}»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>“{name}” is your organisation's list.</source>
   <translation>«{name}» es la lista de su organización.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” was verified on {day}, and deleted since. Nothing was sent.</source>
   <translation>«{name}» se verificó el {day} y se eliminó después. No se envió nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{name}”: a key has no place in a profile; [auth] says how it goes</source>
   <translation>«{name}»: una clave no tiene lugar en un perfil; [auth] dice cómo se envía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>“{path}” does not belong to root</source>
   <translation>“{path}” no pertenece a root</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{query}” can't be a query</source>
   <translation>«{query}» no puede ser una consulta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>“{reference}” is no cell</source>
   <translation>“{reference}” no es una celda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>“{shown_id}” goes one by one: the service has no task of it.</source>
   <translation>“{shown_id}” va número a número: el servicio no tiene ninguna tarea suya.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>“{slug}” stands in an earlier line, too</source>
   <translation>“{slug}” ya figura en una línea anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places</source>
   <translation>“{text}” no se puede leer como posición: data.task_id y data.tasks[0].id son posiciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{text}” is no condition: write {example}.</source>
   <translation>“{text}” no es una condición: escriba {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/step_plan.py" />
   <source>“{text}” is no step: write {example}.</source>
   <translation>“{text}” no es un paso: escriba {example}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{text}” is not the name of a text encoding, such as utf-8, utf-16 or gb18030</source>
   <translation>“{text}” no es el nombre de una codificación de texto, como utf-8, utf-16 o gb18030</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{value}” is no value of “{name}”, which has {known}.</source>
   <translation>“{value}” no es un valor de “{name}”, que tiene {known}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two states</source>
   <translation>“{word}” no puede significar dos estados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two things</source>
   <translation>“{word}” no puede significar dos cosas</translation>
  </message>
 </context>
 <context>
  <name>recipes</name>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has nothing to do now</source>
   <translation>Una receta no tiene nada que hacer ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has run</source>
   <translation>Se ha ejecutado una receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe needs a look</source>
   <translation>Una receta requiere su atención</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>A run that would take more stops before anything is sent, and says so.</source>
   <translation>Una ejecución que requiera más se detiene antes de enviar nada, y lo dice.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>All its steps together: at most {amount}.</source>
   <translation>Todos sus pasos juntos: como máximo {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Another recipe</source>
   <translation>Otra receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Answers that you have</source>
   <translation>Respuestas que ya tiene</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>At most in one run</source>
   <translation>Como máximo en una ejecución</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount} for all its steps: more than its cap of {cap}.</source>
   <translation>Como máximo {amount} por todos sus pasos: más que su tope de {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount}: more than its cap of {cap}.</source>
   <translation>Como máximo {amount}: más que su tope de {cap}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Begun</source>
   <translation>Inicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>By itself</source>
   <translation>Por sí sola</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Change its cap…</source>
   <translation>Cambiar el tope…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Change…</source>
   <translation>Cambiar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose at least one thing that is written.</source>
   <translation>Elija al menos una cosa que se escriba.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the days for these times.</source>
   <translation>Elija los días para estas horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the folder or the file for these times.</source>
   <translation>Elija la carpeta o el archivo para estas horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cost</source>
   <translation>Coste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Decide in the task monitor, then it goes on.</source>
   <translation>Decida en el monitor de tareas; después continúa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Delete: {name}</source>
   <translation>Eliminar: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Each new file in this folder</source>
   <translation>Cada archivo nuevo de esta carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Each row's country is in “{column}”.</source>
   <translation>El país de cada fila está en «{column}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Every number is sent; no earlier answer is taken over.</source>
   <translation>Se envían todos los números; no se reutiliza ninguna respuesta anterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>File for the times</source>
   <translation>Archivo para las horas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder</source>
   <translation>Carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder for what is written</source>
   <translation>Carpeta para lo que se escribe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>It hasn't run yet.</source>
   <translation>Todavía no se ha ejecutado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>It isn't told of any more. Its file stays, and can be verified by hand.</source>
   <translation>No se vuelve a avisar de él. El archivo se queda y puede verificarse a mano.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Its further steps go through another service too, and cost more there.</source>
   <translation>Sus otros pasos pasan también por otro servicio, que se cobra aparte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Judges the answers by the rule of this list.</source>
   <translation>Juzga las respuestas según la regla de esta lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Leave it</source>
   <translation>Dejarlo así</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Log sheet: {path}</source>
   <translation>Hoja de registro: {path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Looks like “{name}”.</source>
   <translation>Parece «{name}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Mends {patterns}.</source>
   <translation>Corrige {patterns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most numbers of a run</source>
   <translation>Máximo de números por ejecución</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most that a run may spend</source>
   <translation>Máximo que puede gastar una ejecución</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>National numbers are read with the country {country}.</source>
   <translation>Los números nacionales se leen con el país {country}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}</source>
   <translation>Archivos nuevos en {folder}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}, {times}</source>
   <translation>Archivos nuevos en {folder}, {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>New name</source>
   <translation>Nombre nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>No number of this list would be sent.</source>
   <translation>No se enviaría ningún número de esta lista.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: rows that you had read with the country {country}. Only you can say which these are: mark them in the next file.</source>
   <translation>No se conserva: filas que hizo leer con el país {country}. Solo usted sabe cuáles son: márquelas en el próximo archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: the numbers that you typed. Type those of the next file there.</source>
   <translation>No se conservan: los números que escribió. Escriba allí los del próximo archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: {product}. A recipe's step takes its numbers by the answers of the step just before it.</source>
   <translation>No se conserva: {product}. Un paso de una receta toma sus números según las respuestas del paso inmediatamente anterior.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it goes on by itself.</source>
   <translation>No hay que hacer nada: continúa por sí sola.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it is taken up by itself, within a day at the latest.</source>
   <translation>No hay que hacer nada: se retoma por sí solo, a más tardar en un día.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing was sent.</source>
   <translation>No se ha enviado nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Numbers on your suppression lists aren't sent.</source>
   <translation>Los números de sus listas de exclusión no se envían.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Only what was answered within 24 hours is taken over.</source>
   <translation>Solo se reutiliza lo que se respondió en las últimas 24 horas.</translation>
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
   <translation>Abrir el archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file to see how it differs.</source>
   <translation>Abra el archivo para ver en qué difiere.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, and the file is taken up by itself.</source>
   <translation>Suba el tope y el archivo se retoma por sí solo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, then run the file again: Runs… has it.</source>
   <translation>Suba el tope y ejecute el archivo otra vez: está en «Ejecuciones…».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on all sheets.</source>
   <translation>Lee los números de {columns}, en todas las hojas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on the sheet “{sheet}”.</source>
   <translation>Lee los números de {columns}, en la hoja «{sheet}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}.</source>
   <translation>Lee los números de {columns}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Recipes</source>
   <translation>Recetas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Recipes…</source>
   <translation>Recetas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Reckoning what it takes…</source>
   <translation>Calculando lo que requiere…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Rename: {name}</source>
   <translation>Cambiar nombre: {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run again</source>
   <translation>Ejecutar otra vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again</source>
   <translation>Ejecutar otra vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again tomorrow, or once these numbers have their answers: Runs… has it.</source>
   <translation>Ejecútelo otra vez mañana, o cuando estos números tengan respuesta: está en «Ejecuciones…».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again; what was sent isn't sent twice.</source>
   <translation>Ejecútela otra vez; lo enviado no se envía dos veces.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe</source>
   <translation>Ejecutar la receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe {name}</source>
   <translation>Ejecutar la receta {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run with a file…</source>
   <translation>Ejecutar con un archivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run “{name}” with a file</source>
   <translation>Ejecutar «{name}» con un archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Running…</source>
   <translation>En curso…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs</source>
   <translation>Ejecuciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs of “{name}”</source>
   <translation>Ejecuciones de «{name}»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Runs…</source>
   <translation>Ejecuciones…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save as recipe</source>
   <translation>Guardar como receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Save as recipe…</source>
   <translation>Guardar como receta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save recipe</source>
   <translation>Guardar la receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Say at which times this file is taken.</source>
   <translation>Indique a qué horas se toma este archivo.</translation>
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
   <translation>Mostrar la receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>So that the next file of its shape gets the same with one click</source>
   <translation>Para que el próximo archivo con esta forma reciba lo mismo con un clic</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Spends at most {amount}.</source>
   <translation>Gasta como máximo {amount}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Take over answers</source>
   <translation>Reutilizar respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over answers that are at most {days} old, free.</source>
   <translation>Reutiliza gratis las respuestas de como máximo {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over the last run's answers that are at most {days} old, free.</source>
   <translation>Reutiliza gratis las respuestas de la última ejecución de como máximo {days}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>The next file with these columns is recognised when you open it, and gets the same with one click. Nothing is sent before that.</source>
   <translation>El próximo archivo con estas columnas se reconoce al abrirlo y recibe lo mismo con un clic. Antes no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>The recipe</source>
   <translation>La receta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>The task monitor says why.</source>
   <translation>El monitor de tareas dice por qué.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Then {step}.</source>
   <translation>Después, {step}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>There are no recipes yet</source>
   <translation>Todavía no hay recetas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>Ya hay una receta «{name}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This folder isn't there now: nothing of it is run.</source>
   <translation>Esta carpeta no está disponible ahora: no se ejecuta nada de ella.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This recipe can't be used: {problem}.</source>
   <translation>Esta receta no se puede usar: {problem}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Times</source>
   <translation>Horas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Verified, beside the list</source>
   <translation>Verified, junto a la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Verifies the rest with {product}.</source>
   <translation>Verifica el resto con {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Verify a list as you need it, then choose “Save as recipe…” in the menu beside Export.</source>
   <translation>Verifique una lista como la necesite y elija «Guardar como receta…» en el menú junto a Exportar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Watched folder</source>
   <translation>Carpeta vigilada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>What became of it</source>
   <translation>Qué resultó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What is written</source>
   <translation>Qué se escribe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What it costs isn't known, so its cap can't be kept.</source>
   <translation>No se sabe cuánto cuesta, así que no se puede respetar su tope.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>What it does</source>
   <translation>Qué hace</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What its further steps cost isn't known.</source>
   <translation>No se sabe cuánto cuestan sus otros pasos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What runs by itself needs a cap: say how many numbers, or how much, at most.</source>
   <translation>Lo que se ejecuta por sí solo necesita un tope: cuántos números o cuánto, como máximo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>What was done with a list, kept for the next file of its shape.</source>
   <translation>Lo que se hizo con una lista, guardado para el próximo archivo con su forma.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Without a folder: this file at the times</source>
   <translation>Sin carpeta: este archivo a esas horas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Works while Dialproof is open. “dialproof run” does the same without it, for your system's scheduler.</source>
   <translation>Funciona mientras Dialproof está abierto. «dialproof run» hace lo mismo sin él, para el programador de tareas de su sistema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Writes {files}, {place}.</source>
   <translation>Escribe {files}, {place}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Written: {files}.</source>
   <translation>Escrito: {files}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Younger answers aren't asked, or paid for, again.</source>
   <translation>Las respuestas más recientes no se vuelven a pedir ni a pagar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a + too many</source>
   <translation>un + de más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a clean list of the good numbers</source>
   <translation>una lista limpia de los números buenos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a list that was deleted</source>
   <translation>una lista eliminada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost +</source>
   <translation>un + perdido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost 0</source>
   <translation>un 0 perdido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a report</source>
   <translation>un informe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a workbook split by outcome</source>
   <translation>un libro dividido por resultado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>all rows with their results</source>
   <translation>todas las filas con sus resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>beside your own column</source>
   <translation>junto a su propia columna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>done</source>
   <translation>terminada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>each cell as it is</source>
   <translation>cada celda tal como está</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>every day</source>
   <translation>todos los días</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>failed</source>
   <translation>fallida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>for example, 07:30, 14:00</source>
   <translation>por ejemplo, 07:30, 14:00</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in the folder Verified beside the list</source>
   <translation>en la carpeta Verified junto a la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in “{folder}”</source>
   <translation>en «{folder}»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>its list was deleted</source>
   <translation>se eliminó su lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>left as it is</source>
   <translation>dejado así</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>letters for digits</source>
   <translation>letras en lugar de cifras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no cap</source>
   <translation>sin tope</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no file</source>
   <translation>ningún archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no folder is watched</source>
   <translation>no se vigila ninguna carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>none</source>
   <translation>ninguna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>not read</source>
   <translation>no leído</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>on workdays</source>
   <translation>en días laborables</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>partly answered</source>
   <translation>respondida en parte</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>refused by the service</source>
   <translation>rechazada por el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped by its cap</source>
   <translation>detenida por su tope</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped: you decide</source>
   <translation>detenida: usted decide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the country {country} for rows that name none</source>
   <translation>el país {country} para las filas que no indican ninguno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the first of several numbers</source>
   <translation>el primero de varios números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the same file as before</source>
   <translation>el mismo archivo que antes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the second of several numbers</source>
   <translation>el segundo de varios números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the third of several numbers</source>
   <translation>el tercero de varios números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>under way</source>
   <translation>en curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, and is tried again</source>
   <translation>espera y se reintenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, as its numbers were sent lately</source>
   <translation>espera, porque sus números se enviaron hace poco</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with international numbers in place of yours</source>
   <translation>con números internacionales en lugar de los suyos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with the doubtful ones</source>
   <translation>con los dudosos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>words around a number</source>
   <translation>palabras alrededor de un número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with columns added</source>
   <translation>su propio libro con columnas agregadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with the clean list on a sheet</source>
   <translation>su propio libro con la lista limpia en una hoja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{days} at {times}</source>
   <translation>{days} a las {times}</translation>
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
   <translation>{numbers} con {product}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product} through “{connection}”</source>
   <translation>{product} a través de «{connection}»</translation>
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
   <translation>«{name}» ya se ejecutó con este archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” has this file already.</source>
   <translation>«{name}» ya tiene este archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is called “{new}” now.</source>
   <translation>«{name}» se llama ahora «{new}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is deleted. What it wrote stays.</source>
   <translation>«{name}» se ha eliminado. Lo que escribió se conserva.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is saved.</source>
   <translation>«{name}» se ha guardado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>“{name}” is saved. Recipes… in the ⋯ menu has what is written, a folder to watch, and times.</source>
   <translation>«{name}» se ha guardado. «Recetas…» en el menú ⋯ tiene lo que se escribe, una carpeta que vigilar y las horas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” runs with {file}.</source>
   <translation>«{name}» se ejecuta con {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>“{text}” is no time: write 07:30.</source>
   <translation>«{text}» no es una hora: escriba 07:30.</translation>
  </message>
 </context>
 <context>
  <name>refresh</name>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Answers stay fresh</source>
   <translation>Las respuestas siguen vigentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Ask {product} again only where the answers of “{list}” of {date} are too old or unknown, or where a number is new. All other answers are taken over, free, and keep their date.</source>
   <translation>Consultar {product} de nuevo solo donde las respuestas de «{list}» del {date} sean demasiado antiguas o desconocidas, o donde un número sea nuevo. Todas las demás respuestas se toman gratis y conservan su fecha.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh</source>
   <translation>Actualizar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh the list</source>
   <translation>Actualizar la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>The new results are judged by this product alone, without {products}: order that with “Next step…” afterwards, where young answers are taken over.</source>
   <translation>Los nuevos resultados se valoran solo por este producto, sin {products}: pídalo después con «Siguiente paso…», donde se aprovechan las respuestas recientes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>There is nothing to ask.</source>
   <translation>No hay nada que consultar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>new: {count}</source>
   <translation>nuevos: {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>older than {days} days: {count}</source>
   <translation>de más de {days} días: {count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>unknown or unanswered: {count}</source>
   <translation>desconocidos o sin respuesta: {count}</translation>
  </message>
 </context>
 <context>
  <name>repeat</name>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>About {}</source>
   <translation>Aprox. {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Counting what is unanswered…</source>
   <translation>Contando los no respondidos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>No number is left without an answer.</source>
   <translation>Ningún número queda sin respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Not now</source>
   <translation>Ahora no</translation>
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
   <translation>No se sabe cuánto cuesta: el servicio cobra su propio precio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; balance after: {}.</source>
   <translation>{}; saldo posterior: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; the balance is {} short.</source>
   <translation>{}; al saldo le faltan {}.</translation>
  </message>
 </context>
 <context>
  <name>report</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>A problem is a row without a number that can be sent: invalid or empty.</source>
   <translation>Un problema es una fila sin número que se pueda enviar: no válido o vacío.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Account</source>
   <translation>Cuenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Answers still to come</source>
   <translation>Respuestas pendientes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By country</source>
   <translation>Por país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By line type</source>
   <translation>Por tipo de línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By “{column}”</source>
   <translation>Por «{column}»</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with</source>
   <translation>Comparado con</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with the last time</source>
   <translation>Comparación con la última vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Each row of the list is counted once, by its best number; no number of it stands in this report.</source>
   <translation>Cada fila de la lista cuenta una vez, por su mejor número; ningún número de ella figura en este informe.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Good (share)</source>
   <translation>Buenos (parte)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>How that is known</source>
   <translation>Cómo se sabe</translation>
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
   <translation>Números nuevos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: answered by an earlier list</source>
   <translation>No enviados: respondidos por otra lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: invalid numbers</source>
   <translation>No enviados: números no válidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: on a suppression list</source>
   <translation>No enviados: en una lista de exclusión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: repeated in the list</source>
   <translation>No enviados: repetidos en la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers corrected by hand or by suggestion</source>
   <translation>Números corregidos a mano o por sugerencia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, other answer</source>
   <translation>En ambas listas, otra respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, same answer</source>
   <translation>En ambas listas, misma respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, without two answers</source>
   <translation>En ambas listas, sin dos respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers no longer there</source>
   <translation>Números que ya no están</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers sent, each once</source>
   <translation>Números enviados, cada uno una vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Of these, answered</source>
   <translation>De ellos, respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Phone numbers of {list}</source>
   <translation>Números de teléfono de {list}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Price of one number</source>
   <translation>Precio de un número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Product</source>
   <translation>Producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report</source>
   <translation>Informe</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report made</source>
   <translation>Informe hecho</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Rows</source>
   <translation>Filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Run</source>
   <translation>Pasada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Saved at that price</source>
   <translation>Ahorrado a ese precio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted</source>
   <translation>Enviado el</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted to</source>
   <translation>Enviado a</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Suppression list</source>
   <translation>Lista de exclusión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>The list was not complete when this report was made: there may be more answers.</source>
   <translation>La lista no estaba completa cuando se hizo este informe: puede haber más respuestas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>This time</source>
   <translation>Esta vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What it cost and saved</source>
   <translation>Lo que costó y ahorró</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What was done with the data</source>
   <translation>Qué se hizo con los datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Whole result written</source>
   <translation>Resultado completo escrito</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>all others</source>
   <translation>todos los demás</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no country</source>
   <translation>sin país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no line type</source>
   <translation>sin tipo de línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet</source>
   <translation>todavía no</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet to “{file}”</source>
   <translation>todavía no en “{file}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>nothing: no number was sent</source>
   <translation>nada: no se envió ningún número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>since {date}</source>
   <translation>desde el {date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>the local service, on this computer</source>
   <translation>servicio local, en este equipo</translation>
  </message>
 </context>
 <context>
  <name>results</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>(empty)</source>
   <translation>(vacío)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Active filters</source>
   <translation>Filtros activos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>All rows</source>
   <translation>Todas las filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Alt+Left</source>
   <translation>Alt+Izquierda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Answered</source>
   <translation>Respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Apply to all results of this list</source>
   <translation>Aplicar a todos los resultados de esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As detected</source>
   <translation>Como se detectó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As received</source>
   <translation>Tal como se recibió</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Ask again only what is too old or unknown; the rest is free</source>
   <translation>Consultar de nuevo solo lo demasiado antiguo o desconocido; el resto es gratis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Ask another product or service about these numbers, or some of them</source>
   <translation>Consultar otro producto o servicio sobre estos números, o algunos de ellos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Awaiting</source>
   <translation>En espera</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Back to the Task monitor</source>
   <translation>Volver al monitor de tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Bad</source>
   <translation>Malos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Bringing the list up to date…</source>
   <translation>Actualizando la lista…</translation>
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
   <translation>Gráfico de las respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Column</source>
   <translation>Columna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Columns of values, number and value in one cell, or only the numbers that match</source>
   <translation>Columnas de valores, número y valor en una celda, o solo los números con coincidencia</translation>
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
   <translation>Dudosos</translation>
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
   <translation>Vacíos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Encoding</source>
   <translation>Codificación</translation>
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
   <translation>Primera línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Good</source>
   <translation>Buenos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>How the results are read</source>
   <translation>Cómo se leen los resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Invalid</source>
   <translation>No válidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>It can't be read that way: {}</source>
   <translation>Así no se puede leer: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Its answers stay as they are.</source>
   <translation>Sus respuestas quedan como están.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Lines</source>
   <translation>Líneas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Listed numbers get the answer “{}”. Of the others the service says nothing: they stay unanswered, and are never counted as a “no”.</source>
   <translation>Los números de la lista reciben la respuesta “{}”. De los demás el servicio no dice nada: quedan como no respondidos y nunca cuentan como “no”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Looking…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>More about these results</source>
   <translation>Más sobre estos resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Next step…</source>
   <translation>Siguiente paso…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers to chart.</source>
   <translation>No hay respuestas que mostrar en un gráfico.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers yet. The chart fills as they come in.</source>
   <translation>Aún no hay respuestas. El gráfico se completa a medida que llegan.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>No result is kept here as it was received</source>
   <translation>No se conserva ningún resultado tal como se recibió</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>No row matches</source>
   <translation>Ninguna fila coincide</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>None of the rows shown has an answer.</source>
   <translation>Ninguna de las filas mostradas tiene respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Not sent</source>
   <translation>No enviados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Nothing was copied: the list was left or changed meanwhile.</source>
   <translation>No se copió nada: entretanto la lista se cerró o cambió.</translation>
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
   <translation>Estado del número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Numbers in</source>
   <translation>Números en</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Only the most frequent</source>
   <translation>Solo los más frecuentes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Possible once the batch has stopped</source>
   <translation>Cuando el lote ya no esté en curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Problem</source>
   <translation>Problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read as</source>
   <translation>Leer como</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read differently…</source>
   <translation>Leer de otra forma…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read later results of this connection the same way</source>
   <translation>Leer así también los próximos resultados de esta conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read results differently</source>
   <translation>Leer los resultados de otra forma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Read results differently…</source>
   <translation>Leer los resultados de otra forma…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Reading… {} of {}</source>
   <translation>Leyendo… {} de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Refresh…</source>
   <translation>Actualizar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reset: everything is detected automatically</source>
   <translation>Descartar lo indicado: todo se detecta automáticamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Result of</source>
   <translation>Resultado de</translation>
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
   <translation>Los resultados son señales sobre la calidad de los datos. No prueban la identidad ni sustituyen una revisión legal, de consentimiento o de cumplimiento.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Reused</source>
   <translation>Reutilizados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Rows</source>
   <translation>Filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number can be sent and wasn't: it still waits, or it is none of those that this step is for.</source>
   <translation>Filas cuyo número se puede enviar y no se envió: aún espera, o no es de los de este paso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is of no use, by what the service answered.</source>
   <translation>Filas cuyo número no sirve, según lo que respondió el servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is on a suppression list: not sent, and in no clean list.</source>
   <translation>Filas cuyo número está en una lista de exclusión: no se envía ni figura en ninguna lista limpia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number may or may not be of use: look at the answer.</source>
   <translation>Filas cuyo número puede servir o no: mire la respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as answered, too.</source>
   <translation>Filas cuyo número está en una fila anterior. Se envió una vez y cada una de sus filas tiene la respuesta: también cuentan como respondidas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, and nobody knows: no answer came, or it tells nothing.</source>
   <translation>Filas cuyo número se envió y del que nada se sabe: no llegó respuesta, o no dice nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, or perhaps was, and whose answer may still come.</source>
   <translation>Filas cuyo número se envió, o quizá se envió, y cuya respuesta aún puede llegar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with a number that can be used, by what the service answered.</source>
   <translation>Filas con un número que sirve, según lo que respondió el servicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too.</source>
   <translation>Filas con la respuesta de una lista anterior. No se enviaron ni se pagaron, y también cuentan como respondidas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows without a number that can be sent: what stands there is invalid, or nothing does.</source>
   <translation>Filas sin un número que se pueda enviar: lo que hay en ellas no es válido, o no hay nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search all cells, numbers and answers</source>
   <translation>Buscar en celdas, números y respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search the results</source>
   <translation>Buscar en los resultados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See and change which answers are good, doubtful or bad</source>
   <translation>Ver y cambiar qué respuestas son buenas, dudosas o malas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See what has changed since an earlier run</source>
   <translation>Ver qué ha cambiado desde una verificación anterior</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Send the unanswered again…</source>
   <translation>Reenviar los no respondidos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Share</source>
   <translation>Proporción</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Sheet</source>
   <translation>Hoja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show all</source>
   <translation>Mostrar todo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Show all rows</source>
   <translation>Mostrar todas las filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show the chart</source>
   <translation>Mostrar el gráfico</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Showing {} of {}</source>
   <translation>Se muestran {} de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Shows only these</source>
   <translation>Muestra solo estos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Simulated</source>
   <translation>Simulado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stop filtering by this (Delete)</source>
   <translation>Quitar este filtro (Supr)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stops filtering by this</source>
   <translation>Quita este filtro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Suppressed</source>
   <translation>Excluidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Task monitor</source>
   <translation>Monitor de tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Task {}</source>
   <translation>Tarea {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The answers as they are read</source>
   <translation>Las respuestas tal como se leen</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The first lines as they were received</source>
   <translation>Las primeras líneas tal como se recibieron</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The first {} of {} rows were copied. An export takes them all.</source>
   <translation>Se copiaron las primeras {} de {} filas. Una exportación las incluye todas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>The results are as your suppression lists marked them before.</source>
   <translation>Los resultados están tal como sus listas de exclusión los marcaron antes.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The selected rows have no number that can be sent.</source>
   <translation>Las filas seleccionadas no tienen ningún número que se pueda enviar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>There is no live network behind this product in the local service: every answer is simulated.</source>
   <translation>En el servicio local no hay una red real detrás de este producto: todas las respuestas son simuladas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial, and more are coming: {}.</source>
   <translation>Estos resultados son parciales y llegarán más: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial: {}.</source>
   <translation>Estos resultados son parciales: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>They are kept here as received. Nothing is fetched or paid for again.</source>
   <translation>Se conservan aquí tal como se recibieron. No se descarga ni se paga nada de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>This is one step of the list: numbers that it isn't for are not sent in it. The answers of the other steps stand beside, and verdicts go by all of them.</source>
   <translation>Este es un paso de la lista: los números que no le tocan no se envían en él. Las respuestas de los otros pasos están al lado, y los veredictos tienen en cuenta todas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>This list is paused, so its results are partial: {}.</source>
   <translation>Esta lista está en pausa, así que sus resultados son parciales: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unanswered</source>
   <translation>No respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unknown</source>
   <translation>Sin saber</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Values, the most frequent first; Enter shows only their rows</source>
   <translation>Valores, primero los más frecuentes; Intro muestra solo sus filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Verdict</source>
   <translation>Veredicto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>What answers mean…</source>
   <translation>Qué significan las respuestas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Whether it names the columns</source>
   <translation>Si contiene los nombres de las columnas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Write the results to a file</source>
   <translation>Escribir los resultados en un archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>all of them</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>also answered</source>
   <translation>también respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered</source>
   <translation>respondido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered, reused</source>
   <translation>respondido, reutilizado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>awaiting answer</source>
   <translation>en espera de respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>caret</source>
   <translation>acento circunflejo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>colon</source>
   <translation>dos puntos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>column “{}” holds none of your numbers</source>
   <translation>la columna “{}” no contiene ninguno de sus números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>columns</source>
   <translation>columnas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>counted in the first {} lines</source>
   <translation>contado en las primeras {} líneas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>detected</source>
   <translation>detección automática</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>matches only</source>
   <translation>solo coincidencias</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>names</source>
   <translation>nombres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>no names</source>
   <translation>sin nombres</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>not sent</source>
   <translation>no enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number and value</source>
   <translation>número y valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number sign</source>
   <translation>almohadilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>repeat a number</source>
   <translation>repiten un número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>task {}</source>
   <translation>tarea {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>tilde</source>
   <translation>virgulilla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>unanswered</source>
   <translation>no respondido</translation>
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
   <translation>{} y {} más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} of {} answered</source>
   <translation>{} de {} respondidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>{} shows what was received. If that isn't a result, ask the service.</source>
   <translation>{} muestra lo que se recibió. Si no es un resultado, pregunte al servicio.</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A kept key is only ever sent to the address that it was entered for.</source>
   <translation>Una clave guardada solo se envía a la dirección para la que se introdujo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A key is saved: leave empty to use it</source>
   <translation>Hay una clave guardada: deje vacío para usarla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>A service like Dialproof's own</source>
   <translation>Un servicio como el de Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A single check</source>
   <translation>Una comprobación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A task</source>
   <translation>Una tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>A user name or password has no place in it; the key is entered below.</source>
   <translation>No debe incluir usuario ni contraseña; la clave se introduce abajo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>API key</source>
   <translation>Clave de API</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>About</source>
   <translation>Acerca de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Add</source>
   <translation>Agregar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Address</source>
   <translation>Dirección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>All files</source>
   <translation>Todos los archivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>All rights reserved</source>
   <translation>Todos los derechos reservados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Also on public holidays there</source>
   <translation>También en los festivos de allí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Another key</source>
   <translation>Otra clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Another product has the same slug</source>
   <translation>Otro producto tiene el mismo código</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Another service? Choose the one that is nearest, and change below what differs.</source>
   <translation>¿Otro servicio? Elija el más parecido y cambie abajo lo que difiera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Answered</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Appearance</source>
   <translation>Apariencia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>As everywhere</source>
   <translation>Como en todas partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>As it is shown in the window, such as “Team account”</source>
   <translation>Como se muestra en la ventana, p. ej. “Cuenta del equipo”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>As the service shows it</source>
   <translation>Tal como la muestra el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask</source>
   <translation>Consultar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asked</source>
   <translation>Solicitud</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asking…</source>
   <translation>Consultando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asks about a task that the service accepted earlier, by its id. It costs nothing.</source>
   <translation>Consulta, por su id., una tarea que el servicio ya aceptó. No cuesta nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Asks {host} for the number of the newest version, and says nothing of you or your lists. Nothing is installed.</source>
   <translation>Consulta a {host} el número de la versión más nueva, sin decir nada de usted ni de sus listas. No se instala nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>At least one product is required</source>
   <translation>Debe haber al menos un producto</translation>
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
   <translation>Según el reloj de donde está el número, en estos días. Las columnas «Se puede llamar» y el filtro «Se puede llamar ahora» se rigen por él; su reloj y las normas de su país pueden ser distintos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call from</source>
   <translation>Llamar desde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call until</source>
   <translation>Llamar hasta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Calling hours</source>
   <translation>Horario de llamadas</translation>
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
   <translation>Comprobarlo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Checks one number, with its + and country code. The service may charge for it.</source>
   <translation>Comprueba un número, con + y código de país. El servicio puede cobrarlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Choose the right value below, then press “{}”.</source>
   <translation>Elija abajo el valor correcto y pulse después «{}».</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Colours</source>
   <translation>Colores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connect an account</source>
   <translation>Conectar una cuenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Connect an account…</source>
   <translation>Conectar una cuenta…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: the service has accepted the key.</source>
   <translation>Conectado: el servicio ha aceptado la clave.</translation>
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
   <translation>Conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Connections</source>
   <translation>Conexiones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Connection…</source>
   <translation>Conexión…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copy details</source>
   <translation>Copiar detalles</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Counted from when something last happened to a list. Those under way are never deleted automatically.</source>
   <translation>Se cuenta desde la última vez que ocurrió algo con una lista. Las que están en curso nunca se eliminan automáticamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark</source>
   <translation>Oscuro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark, high contrast</source>
   <translation>Oscuro, alto contraste</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Data</source>
   <translation>Datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Data folder: {}</source>
   <translation>Carpeta de datos: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Decide…</source>
   <translation>Decidir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Defaults</source>
   <translation>Predeterminados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Defaults: no price is known</source>
   <translation>Predeterminados: no se conoce ningún precio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Delete</source>
   <translation>Eliminar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete all that is finished…</source>
   <translation>Eliminar todo lo terminado…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete for good</source>
   <translation>Eliminar definitivamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete now</source>
   <translation>Eliminar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted for good: {}.</source>
   <translation>Eliminado definitivamente: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted: {}. What copies still have of it goes at the next start.</source>
   <translation>Eliminado: {}. Lo que aún quede en las copias se borra en el próximo inicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleting…</source>
   <translation>Eliminando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dialproof uses this language from its next start.</source>
   <translation>Dialproof usará este idioma desde el próximo inicio.</translation>
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
   <translation>¿Descartar los cambios?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Documentation</source>
   <translation>Documentación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit connection</source>
   <translation>Editar conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit the names that the service uses</source>
   <translation>Editar los nombres que usa el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit the products and their prices</source>
   <translation>Editar los productos y sus precios</translation>
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
   <translation>Introducir clave…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the API key first.</source>
   <translation>Falta la clave de API.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the address first.</source>
   <translation>Falta la dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export CSV…</source>
   <translation>Exportar CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export products</source>
   <translation>Exportar productos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Export the service profile</source>
   <translation>Exportar el perfil del servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Fewest per task</source>
   <translation>Mín. por tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Files that you exported stay.</source>
   <translation>Los archivos que exportó se conservan.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Find your key</source>
   <translation>Encontrar su clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Finished more than {days} ago: {due}</source>
   <translation>Terminado hace más de {days}: {due}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>First enter: {}</source>
   <translation>Introduzca primero: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Found automatically</source>
   <translation>Detectados automáticamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Go there</source>
   <translation>Ir allí</translation>
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
   <translation>Ocultar la clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours for</source>
   <translation>Horario para</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours of their own: {}</source>
   <translation>Con horario propio: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>How the numbers are sent: “Automatic” uses JSON for a few and a file for many</source>
   <translation>Cómo van los números: “Automático” usa JSON para pocos y un archivo para muchos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Id of the task</source>
   <translation>Id. de la tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import CSV…</source>
   <translation>Importar CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Import a service profile</source>
   <translation>Importar un perfil de servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import products</source>
   <translation>Importar productos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Import…</source>
   <translation>Importar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>In the unit of the balance; empty where it isn't known</source>
   <translation>En la unidad del saldo; vacío si no se conoce</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Insert</source>
   <translation>Insertar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It ends with the version, without “?” and “#”.</source>
   <translation>Termina con la versión, sin “?” ni “#”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It names no host.</source>
   <translation>No indica ningún servidor.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Its host or port can't be right.</source>
   <translation>Su servidor o puerto no puede ser correcto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Keep</source>
   <translation>Conservar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Keep editing</source>
   <translation>Seguir editando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep finished lists and checks</source>
   <translation>Conservar las listas y comprobaciones terminadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep them</source>
   <translation>Conservarlas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept in the system keyring (or until Dialproof closes); sent only to this address.</source>
   <translation>Se guarda en el llavero del sistema (o hasta que se cierre Dialproof); solo se envía a esta dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept until Dialproof closes, as your organisation has set it; sent only to this address.</source>
   <translation>Se conserva hasta que se cierre Dialproof, como ha definido su organización; solo se envía a esta dirección.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence</source>
   <translation>Licencia</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence: {}</source>
   <translation>Licencia: {}</translation>
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
   <translation>Línea {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Lists</source>
   <translation>Listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists and single checks</source>
   <translation>Listas y comprobaciones individuales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Lists that were verified through it stay.</source>
   <translation>Las listas verificadas a través de ella se conservan.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists under way are never deleted automatically.</source>
   <translation>Las listas en curso nunca se eliminan automáticamente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists with their answers</source>
   <translation>Listas con sus respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version now</source>
   <translation>Buscar una versión nueva ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version once a day</source>
   <translation>Buscar una versión nueva una vez al día</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look now</source>
   <translation>Buscar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Looking…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Made with</source>
   <translation>Hecho con</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Manage connections…</source>
   <translation>Administrar conexiones…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Most per task</source>
   <translation>Máx. por tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down</source>
   <translation>Bajar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down (Alt+Down)</source>
   <translation>Bajar (Alt+Abajo)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up</source>
   <translation>Subir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up (Alt+Up)</source>
   <translation>Subir (Alt+Arriba)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Names that the service uses</source>
   <translation>Nombres que usa el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>New lists and single checks go through the chosen connection.</source>
   <translation>Las listas nuevas y las comprobaciones individuales usan la conexión elegida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>No answer came.</source>
   <translation>No llegó respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>No hours of its own for this country</source>
   <translation>Sin horario propio para este país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>No prices came with this service: enter yours, for estimates and caps.</source>
   <translation>Este servicio viene sin precios: introduzca los suyos para estimaciones y límites.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Not understood: {}.</source>
   <translation>No se entendió: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Nothing is installed by itself.</source>
   <translation>Nada se instala por sí solo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Nothing set: found automatically</source>
   <translation>Nada definido: se detecta automáticamente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Number, such as +447911123456</source>
   <translation>Número, como +447911123456</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow the system's region.</source>
   <translation>Los números, las fechas y el delimitador de los archivos CSV siguen la región del sistema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow this language, since the system has another one.</source>
   <translation>Los números, las fechas y el delimitador de los archivos CSV siguen este idioma, ya que el sistema tiene otro.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys are in the system keyring; without one, they last until Dialproof is closed.</source>
   <translation>Solo en este equipo, y solo usted puede leerlo. Las claves de API están en el llavero del sistema; sin él, duran hasta que se cierre Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys last until Dialproof is closed.</source>
   <translation>Solo en este equipo, y solo usted puede leerlo. Las claves de API duran hasta que se cierre Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>On this computer: no account, no network</source>
   <translation>En este equipo: sin cuenta, sin red</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>One by one</source>
   <translation>Uno a uno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Only what Dialproof doesn't detect has to be set here: remove the # before a line and enter the service's own name. Ask whoever runs the service, or get the file from a colleague.</source>
   <translation>Aquí solo hace falta lo que Dialproof no encuentra por sí solo: quite el # al principio de una línea y escriba el nombre que usa el servicio. Pregunte a quien gestiona el servicio, o pida su archivo a un colega.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Open folder</source>
   <translation>Abrir carpeta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Open folder: {}</source>
   <translation>Abrir carpeta: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Open its page</source>
   <translation>Abrir su página</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Password</source>
   <translation>Contraseña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that age. Files that you exported stay.</source>
   <translation>¿Eliminar definitivamente {due} (terminado hace más de {days})? Lo posterior se eliminará cuando alcance esa antigüedad. Los archivos que exportó se conservan.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {}, with all answers, their history and its backups? Files that you exported stay. This can't be undone.</source>
   <translation>¿Eliminar definitivamente {}, con todas las respuestas, su historial y sus copias de seguridad? Los archivos que exportó se conservan. No se puede deshacer.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Price list</source>
   <translation>Lista de precios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Price per number</source>
   <translation>Precio por número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Prices in {}, as read on {}: yours may differ.</source>
   <translation>Precios en {}, leídos el {}: los suyos pueden ser distintos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Privacy</source>
   <translation>Privacidad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products</source>
   <translation>Productos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Products and prices</source>
   <translation>Productos y precios</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products of the same group are listed together</source>
   <translation>Los productos de un grupo aparecen juntos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products of {}</source>
   <translation>Productos de {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Products of “{}”</source>
   <translation>Productos de “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products…</source>
   <translation>Productos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Reads the balance of the account. It costs nothing.</source>
   <translation>Lee el saldo de la cuenta. No cuesta nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove {}</source>
   <translation>Quitar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove “{}” and its key?</source>
   <translation>¿Quitar “{}” y su clave?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove…</source>
   <translation>Quitar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Restart now</source>
   <translation>Reiniciar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Row {}, {}</source>
   <translation>Fila {}, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system</source>
   <translation>Según el sistema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system ({})</source>
   <translation>Según el sistema ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save and use</source>
   <translation>Guardar y usar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save anyway</source>
   <translation>Guardar de todos modos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Saving…</source>
   <translation>Guardando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Sections of the settings</source>
   <translation>Secciones de la configuración</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>See what was said…</source>
   <translation>Ver el intercambio…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Send first, through a new connection</source>
   <translation>Enviar primero por una conexión nueva</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Sent as</source>
   <translation>Se envía como</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profile</source>
   <translation>Perfil del servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profiles</source>
   <translation>Perfiles de servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Service's code</source>
   <translation>Código del servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Set by your organisation</source>
   <translation>Definido por su organización</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Set up…</source>
   <translation>Definir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Settings</source>
   <translation>Configuración</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Show the key</source>
   <translation>Mostrar la clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Show the log</source>
   <translation>Mostrar el registro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Single checks</source>
   <translation>Comprobaciones individuales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Start over</source>
   <translation>Empezar de nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Steps</source>
   <translation>Pasos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Suppression</source>
   <translation>Exclusión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test</source>
   <translation>Probar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test and pay</source>
   <translation>Probar y pagar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Testing…</source>
   <translation>Probando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address has to begin with https://</source>
   <translation>La dirección debe empezar por https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address usually ends with the version, as in /api/v1.</source>
   <translation>La dirección suele terminar con la versión, como en /api/v1.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The fewest numbers that the service accepts in a task; empty for no limit</source>
   <translation>La menor cantidad de números que el servicio admite por tarea; vacío si no hay mínimo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The key also stands below, in the names that the service uses, as plain text: remove it there.</source>
   <translation>La clave también está abajo, en los nombres que usa el servicio, como texto sin cifrar: quítela de allí.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The key for the new address</source>
   <translation>La clave para la nueva dirección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The key is kept until Dialproof is closed, as your organisation has set it.</source>
   <translation>La clave se conserva hasta que se cierre Dialproof, como ha definido su organización.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>The local service on this computer has exactly these products and charges these prices, so they can't be changed here.</source>
   <translation>El servicio local de este equipo tiene exactamente estos productos y cobra estos precios, así que no se pueden cambiar aquí.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The most numbers that the service accepts in a task; empty for no limit</source>
   <translation>La mayor cantidad de números que el servicio admite por tarea; vacío si no hay máximo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The rest follows once all of them are answered: what can't be read costs no more than these.</source>
   <translation>El resto sigue en cuanto todos tengan respuesta: lo que no se pueda leer no cuesta más que estos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The service did not accept the key that is kept.</source>
   <translation>El servicio no aceptó la clave guardada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>The system has no program to show the page. It is {page}</source>
   <translation>El sistema no tiene ningún programa para mostrar la página. La página es {page}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring can't be used: the key is kept until Dialproof is closed.</source>
   <translation>No se puede usar el llavero del sistema: la clave se conserva hasta que se cierre Dialproof.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring keeps its key.</source>
   <translation>El llavero del sistema guarda su clave.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>There is no value to point at: check the connection's address.</source>
   <translation>No hay ningún valor que señalar: revise la dirección de la conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are deleted for good in an hour, as your organisation has set it.</source>
   <translation>Se eliminan definitivamente dentro de una hora, como ha definido su organización.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are permanently deleted once you agree, and later ones when they reach that age.</source>
   <translation>Se eliminan definitivamente cuando usted lo acepta, y las posteriores cuando alcancen esa antigüedad.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>They can't be read: correct them here</source>
   <translation>No se pueden leer: corríjalos aquí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the answer about the number</source>
   <translation>Esta es la respuesta sobre el número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the balance</source>
   <translation>Este es el saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the cost</source>
   <translation>Este es el costo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the currency</source>
   <translation>Esta es la moneda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the message</source>
   <translation>Este es el mensaje</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>This is the newest version.</source>
   <translation>Esta es la versión más nueva.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the progress</source>
   <translation>Este es el progreso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the task's state</source>
   <translation>Este es el estado de la tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number at its price?</source>
   <translation>Este servicio no se puede probar gratis. ¿Comprobar un número a su precio?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number for {}?</source>
   <translation>Este servicio no se puede probar gratis. ¿Comprobar un número por {}?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Try the connection</source>
   <translation>Probar la conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Type a key only to replace it.</source>
   <translation>Escriba una clave solo para sustituirla.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Understood.</source>
   <translation>Entendido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates</source>
   <translation>Actualizaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates are off: no update address is set.</source>
   <translation>Las actualizaciones están desactivadas: no hay ninguna dirección definida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Use</source>
   <translation>Usar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Use these settings</source>
   <translation>Usar lo definido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>User name</source>
   <translation>Nombre de usuario</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version</source>
   <translation>Versión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Version {version} is available.</source>
   <translation>La versión {version} está disponible.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version {}</source>
   <translation>Versión {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Versions of the program and its components, for whoever helps you</source>
   <translation>Versiones del programa y de sus componentes, para quien le ayude</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>What can be ordered through this connection. Codes, prices and sizes are the service's own: its price list or whoever runs it knows them. They make the estimate before anything is sent, and the size of tasks.</source>
   <translation>Lo que se puede pedir a través de esta conexión. Los códigos, precios y tamaños son los del servicio: los conocen su lista de precios o quien lo gestiona. De ellos dependen la estimación previa al envío y el tamaño de las tareas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What it is called in this window</source>
   <translation>Cómo se llama en esta ventana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What the service calls it: sent with each task</source>
   <translation>Cómo lo llama el servicio: se envía con cada tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What the service said</source>
   <translation>Lo que dijo el servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What was asked</source>
   <translation>Lo que se consultó</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Where it is kept</source>
   <translation>Dónde se guarda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Where things are</source>
   <translation>Ubicaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Whether this is the newest version can't be told: this one runs from its source code.</source>
   <translation>No se puede saber si esta es la versión más reciente: esta se ejecuta desde el código fuente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Which service?</source>
   <translation>¿Qué servicio?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>With its version at the end: {}</source>
   <translation>Con la versión al final: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Written to “{}”</source>
   <translation>Escrito en “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Your key would go unencrypted: it has to begin with https://</source>
   <translation>Su clave iría sin cifrar: debe empezar por https://</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Your organisation has set the service for this computer.</source>
   <translation>Su organización ha definido el servicio para este equipo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your organisation has them kept for {days} at most.</source>
   <translation>Su organización permite conservarlas {days} como máximo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your suppression lists stay.</source>
   <translation>Sus listas de exclusión se conservan.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>a year</source>
   <translation>un año</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>balance</source>
   <translation>saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>can't be read</source>
   <translation>no se puede leer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>cost</source>
   <translation>costo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>currency</source>
   <translation>moneda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>everywhere</source>
   <translation>todas partes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>from source</source>
   <translation>desde código fuente</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>line {}</source>
   <translation>línea {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>message</source>
   <translation>mensaje</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>no price known: nothing can be estimated</source>
   <translation>no se conoce ningún precio: no se puede estimar nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>of which finished</source>
   <translation>de ellas terminadas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>one by one</source>
   <translation>uno a uno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>or another one</source>
   <translation>u otro</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>progress</source>
   <translation>progreso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>task's state</source>
   <translation>estado de la tarea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>until I delete them</source>
   <translation>hasta que yo lo elimine</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>whole lists</source>
   <translation>listas enteras</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>your own file</source>
   <translation>su propio archivo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} Read from “{}”.</source>
   <translation>{} Leído de “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} These are the defaults: “Use” puts them in its place.</source>
   <translation>{} Estos son los predeterminados: «Usar» los pone en su lugar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>{} and {}</source>
   <translation>{} y {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“Cancel” keeps what you had; “Defaults” brings back those that came with the program.</source>
   <translation>“Cancelar” conserva lo que tenía; “Predeterminados” recupera los que trae el programa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” and its key are removed.</source>
   <translation>Se quitaron “{}” y su clave.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be read: {}</source>
   <translation>No se puede leer “{}”: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be written: {}</source>
   <translation>No se puede escribir “{}”: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” is saved and in use.</source>
   <translation>“{}” está guardada y en uso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” isn't text, so it isn't a list of products.</source>
   <translation>“{}” no es texto, así que no es una lista de productos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>“{}” isn't text, so it isn't a service profile.</source>
   <translation>“{}” no es texto, así que no es un dialecto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” was not imported. {}</source>
   <translation>No se importó “{}”. {}</translation>
  </message>
 </context>
 <context>
  <name>shell</name>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>As counted here, against the connection's limits. When none are left, Dialproof waits.</source>
   <translation>Según se cuenta aquí, con los límites de la conexión. Si no queda ninguna, Dialproof espera.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Attention</source>
   <translation>Atención</translation>
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
   <translation>Cerrar este mensaje</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Connection: {}</source>
   <translation>Conexión: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/start_trouble.py" />
   <source>Dialproof can't start</source>
   <translation>Dialproof no puede iniciarse</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Done</source>
   <translation>Listo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Error</source>
   <translation>Error</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Not connected</source>
   <translation>Sin conectar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/nav_tabs.py" />
   <source>Parts of the window</source>
   <translation>Secciones de la ventana</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>Requests left this minute:</source>
   <translation>Solicitudes restantes este minuto:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Settings</source>
   <translation>Configuración</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show less</source>
   <translation>Mostrar menos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show the whole message</source>
   <translation>Mostrar el mensaje completo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.</source>
   <translation>La guía no está disponible. Inicie Dialproof desde su código fuente con packaging/dev.py run.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>next in {}</source>
   <translation>siguiente en {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>the service asked to wait {}</source>
   <translation>el servicio pidió esperar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>{} {} of {}</source>
   <translation>{} {} de {}</translation>
  </message>
 </context>
 <context>
  <name>standard columns</name>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Line type</source>
   <translation>Tipo de línea</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>MCC/MNC</source>
   <translation>MCC/MNC</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Network</source>
   <translation>Red</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Ported</source>
   <translation>Portado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Reachable</source>
   <translation>Accesible</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Registered</source>
   <translation>Registrado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Risk</source>
   <translation>Riesgo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Roaming</source>
   <translation>Itinerancia</translation>
  </message>
 </context>
 <context>
  <name>step</name>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Ask another product, or another service, about this list: about all of its numbers, or only about those that were answered in a certain way. All answers then stand side by side.</source>
   <translation>Consulte otro producto u otro servicio sobre esta lista: sobre todos sus números, o solo sobre los que recibieron cierta respuesta. Todas las respuestas quedan entonces lado a lado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Counting the numbers…</source>
   <translation>Contando los números…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Next step</source>
   <translation>Siguiente paso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>No number was answered so.</source>
   <translation>Ningún número recibió esa respuesta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Numbers</source>
   <translation>Números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Pay once more</source>
   <translation>Pagar otra vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Product</source>
   <translation>Producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Service</source>
   <translation>Servicio</translation>
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
   <translation>elegir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>unknown, or without an answer</source>
   <translation>desconocido o sin respuesta</translation>
  </message>
 </context>
 <context>
  <name>suppression</name>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>A new list</source>
   <translation>Una lista nueva</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add a file…</source>
   <translation>Añadir un archivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add another file…</source>
   <translation>Añadir otro archivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>All numbers are on your suppression lists.</source>
   <translation>Todos los números están en sus listas de exclusión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Any list that Dialproof reads; or drop it here</source>
   <translation>Cualquier lista que Dialproof lea; o suéltela aquí</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Choose a file of numbers</source>
   <translation>Elija un archivo de números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete</source>
   <translation>Eliminar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete “{name}”? Its numbers are suppressed no more, and nothing brings it back.</source>
   <translation>¿Eliminar «{name}»? Sus números ya no se excluirán y no se puede recuperar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete…</source>
   <translation>Eliminar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find a number</source>
   <translation>Buscar un número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>National numbers</source>
   <translation>Números nacionales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Numbers on your suppression lists are being counted.</source>
   <translation>Se están contando los números de sus listas de exclusión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Numbers that must not be used: never sent, never paid for, and left out of clean lists.</source>
   <translation>Números que no deben usarse: nunca se envían, nunca se pagan y no figuran en ninguna lista limpia.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Purpose</source>
   <translation>Finalidad</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Replace…</source>
   <translation>Reemplazar…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>See them</source>
   <translation>Verlas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since</source>
   <translation>Desde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since when?</source>
   <translation>¿Desde cuándo?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Suppression lists</source>
   <translation>Listas de exclusión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists that apply to this list</source>
   <translation>Listas de exclusión que se aplican a esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists…</source>
   <translation>Listas de exclusión…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Switched off: {}.</source>
   <translation>Desactivadas: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>The new file's numbers alone; those that stay keep their date</source>
   <translation>Solo los números del archivo nuevo; los que quedan conservan su fecha</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>What is valid here is on your suppression lists; the other numbers have a problem.</source>
   <translation>Lo que aquí es válido está en sus listas de exclusión; los demás números tienen un problema.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Which lists have it, and since when</source>
   <translation>En qué listas está, y desde cuándo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Which lists…</source>
   <translation>Qué listas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Your organisation's lists apply to everything.</source>
   <translation>Las listas de su organización se aplican a todo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, Opt-outs</source>
   <translation>por ejemplo, Bajas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, asked not to be called</source>
   <translation>por ejemplo, pidió que no se le llamara</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>the day of import</source>
   <translation>el día de la importación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{file}, row {row}: “{cell}”, {problem}</source>
   <translation>{file}, fila {row}: «{cell}», {problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, from {file}</source>
   <translation>{numbers} desde el {day}, de {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, last from {file} ({changed})</source>
   <translation>{numbers} desde el {day}, últimos de {file} ({changed})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on none of your suppression lists.</source>
   <translation>{number} no está en ninguna de sus listas de exclusión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on “{name}” since {day}, from {file}.</source>
   <translation>{number} está en «{name}» desde el {day}, de {file}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{file}” has dates. Choose the column that says since when each number must not be used.</source>
   <translation>«{file}» contiene fechas. Elija la columna que indica desde cuándo no se debe usar cada número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” is deleted.</source>
   <translation>«{name}» se ha eliminado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” now has {numbers}.</source>
   <translation>«{name}» tiene ahora {numbers}.</translation>
  </message>
 </context>
 <context>
  <name>upload</name>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>A spreadsheet to send back to whoever made the list</source>
   <translation>Una hoja de cálculo para devolver a quien hizo la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>A task of this product takes at least {} numbers. The service may refuse: {}.</source>
   <translation>Una tarea de este producto requiere al menos {} números. El servicio puede rechazar: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>About {}. It can be paused.</source>
   <translation>Aprox. {}. Se puede pausar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Add these, too</source>
   <translation>Usar también</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Added</source>
   <translation>Añadida</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>All files</source>
   <translation>Todos los archivos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>All rows in one batch, each with the name of its file.</source>
   <translation>Todas las filas en un lote, cada una con el nombre de su archivo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>All sheets</source>
   <translation>Todas las hojas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another column has phone numbers, too: {}. They are not sent.</source>
   <translation>Hay otra columna con números de teléfono: {}. No se envían.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Another country…</source>
   <translation>Otro país…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another sheet has phone numbers, too: {}. They are not sent.</source>
   <translation>Hay otra hoja con números de teléfono: {}. No se envían.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Answers of earlier lists are being looked for.</source>
   <translation>Se buscan respuestas de listas anteriores.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Arabic (cp1256)</source>
   <translation>Árabe (cp1256)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>As one list</source>
   <translation>Como una lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>As the service quoted it</source>
   <translation>Según el presupuesto del servicio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Back</source>
   <translation>Volver</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Balance after</source>
   <translation>Saldo posterior</translation>
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
   <translation>Por su tope diario, se pueden gastar como máximo {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a list, at most {} can be spent.</source>
   <translation>Por su tope por lista, se pueden gastar como máximo {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a month, at most {} can be spent.</source>
   <translation>Por su tope mensual, se pueden gastar como máximo {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Cancel reading the list</source>
   <translation>Cancelar la lectura de la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Central European (cp1250)</source>
   <translation>Centroeuropeo (cp1250)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (Big5)</source>
   <translation>Chino (Big5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (GB 18030)</source>
   <translation>Chino (GB 18030)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Choose a product that costs less, or a shorter list.</source>
   <translation>Elija un producto más barato o una lista más corta.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another column for the countries, or one country for all numbers.</source>
   <translation>Elija otra columna para los países, o un solo país para todos los números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another country for the numbers.</source>
   <translation>Elija otro país para los números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Choose another…</source>
   <translation>Elegir otra…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Choose file…</source>
   <translation>Elegir archivo…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Choose lists of phone numbers</source>
   <translation>Elegir listas de números de teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the column that tells each row's country</source>
   <translation>Elija la columna que indica el país de cada fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the column with the numbers first.</source>
   <translation>Elija primero la columna con los números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the columns…</source>
   <translation>Elegir las columnas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Choose the column…</source>
   <translation>Elegir la columna…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers</source>
   <translation>Elija el país de los números nacionales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers.</source>
   <translation>Elija el país de los números nacionales.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the country of the numbers first.</source>
   <translation>Elija primero el país de los números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Click a name to take that column alone, or tick the boxes of several.</source>
   <translation>Haga clic en un nombre para usar solo esa columna, o marque las casillas de varias.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Close this list without sending it</source>
   <translation>Cerrar esta lista sin enviarla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Correct as last time</source>
   <translation>Corregir como la última vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Correct it in the file, or choose another column.</source>
   <translation>Corríjalo en el archivo o elija otra columna.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Corrected: {}</source>
   <translation>Corregido: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Correct… (F2)</source>
   <translation>Corregir… (F2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Cost</source>
   <translation>Costo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Countries</source>
   <translation>Países</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Country from</source>
   <translation>País según</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Ctrl+Enter</source>
   <translation>Ctrl+Intro</translation>
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
   <translation>DOS, occidental (cp850)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Delimiter</source>
   <translation>Delimitador</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Don't verify now</source>
   <translation>No verificar ninguno ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Drop one or more lists of phone numbers here</source>
   <translation>Suelte aquí una o varias listas de números de teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open in Batch upload</source>
   <translation>Suelte para abrir en Carga por lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open this list instead</source>
   <translation>Suelte para abrir esta lista en su lugar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Earlier answers can't be read: every number is sent.</source>
   <translation>No se pueden leer las respuestas anteriores: se envían todos los números.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Edit products…</source>
   <translation>Editar productos…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Encoding</source>
   <translation>Codificación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Enter prices…</source>
   <translation>Introducir precios…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer of “{}” was known already: nothing was sent. Here is the next list.</source>
   <translation>Ya se conocían todas las respuestas de “{}”: no se envió nada. Esta es la lista siguiente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer was known already: nothing was sent, nothing was paid.</source>
   <translation>Ya se conocían todas las respuestas: no se envió ni se pagó nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Every number has its answer already: nothing is sent.</source>
   <translation>Todos los números tienen ya su respuesta: no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Excel, OpenDocument, CSV or text, up to 1,048,576 rows. Or copy numbers and press Ctrl+V. Nothing is sent before you have seen it.</source>
   <translation>Excel, OpenDocument, CSV o texto, hasta 1.048.576 filas. También puede copiar números y pulsar Ctrl+V. No se envía nada antes de que usted lo vea.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>From the prices saved with the connection; the service charges its own</source>
   <translation>Según los precios guardados con la conexión; el servicio cobra los suyos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Greek (cp1253)</source>
   <translation>Griego (cp1253)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Header</source>
   <translation>Encabezado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Hebrew (cp1255)</source>
   <translation>Hebreo (cp1255)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Hide the password</source>
   <translation>Ocultar la contraseña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>How the numbers are sent</source>
   <translation>Cómo se envían los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>In rows that also have a valid number:</source>
   <translation>En filas que también tienen un número válido:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>In the unit of the balance, which isn't known yet</source>
   <translation>En la unidad del saldo, que aún no se conoce</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>It is used to read this list and kept nowhere.</source>
   <translation>Se usa para leer esta lista y no se guarda en ninguna parte.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>Queda en espera hasta que se desbloquee el llavero.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until you have entered a valid key.</source>
   <translation>Queda en espera hasta que introduzca una clave válida.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>It was left out.</source>
   <translation>Se omitió.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (EUC-JP)</source>
   <translation>Japonés (EUC-JP)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (Shift JIS)</source>
   <translation>Japonés (Shift JIS)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Korean (cp949)</source>
   <translation>Coreano (cp949)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 2 (ISO 8859-2)</source>
   <translation>Latín 2 (ISO 8859-2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 9 (ISO 8859-15)</source>
   <translation>Latín 9 (ISO 8859-15)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Line types</source>
   <translation>Tipos de línea</translation>
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
   <translation>Listas en curso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Look at them</source>
   <translation>Verlas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Looking for them…</source>
   <translation>Buscando respuestas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Mac Roman</source>
   <translation>Mac Roman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend</source>
   <translation>Corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>More about this list</source>
   <translation>Más sobre esta lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid as they are.</source>
   <translation>La mayoría de los números no son válidos tal como están.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid for the countries in “{}”.</source>
   <translation>La mayoría de los números no son válidos para los países de “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid with “{}” as their country.</source>
   <translation>Con “{}” como país, la mayoría de los números no son válidos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>National numbers</source>
   <translation>Números nacionales</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Next suggestion, {}</source>
   <translation>Sugerencia siguiente, {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>No column looks like one of phone numbers.</source>
   <translation>Ninguna columna parece contener números de teléfono.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid as it is.</source>
   <translation>Ningún número es válido tal como está.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid for the countries in “{}”.</source>
   <translation>Ningún número es válido para los países de “{}”.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid with “{}” as its country.</source>
   <translation>Con “{}” como país, ningún número es válido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Nobody has said what a number costs, so your cap can't be kept: nothing is sent.</source>
   <translation>Nadie ha dicho cuánto cuesta un número, así que su tope no se puede respetar: no se envía nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>None of these is a number of that country.</source>
   <translation>Ninguno de estos es un número de ese país.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>None of these numbers has an earlier answer.</source>
   <translation>Ninguno de estos números tiene respuesta previa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Not copied: the rows changed</source>
   <translation>No se copió: las filas cambiaron</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Numbers in</source>
   <translation>Números en</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Numbers that the same product has answered: filled in, not sent and not paid for again</source>
   <translation>Números que el mismo producto ya respondió: se completan, sin enviarlos ni pagarlos de nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One after the other</source>
   <translation>Una tras otra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One batch each; the next opens when one is sent or closed.</source>
   <translation>Un lote por lista; la siguiente llega cuando una se envía o se cierra.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>One by one</source>
   <translation>Uno a uno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open it</source>
   <translation>Abrirla</translation>
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
   <translation>Contraseña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/list_title.py" />
   <source>Pasted numbers</source>
   <translation>Números pegados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Preparing…</source>
   <translation>Preparando…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Preview of the list</source>
   <translation>Vista previa de la lista</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Prices are saved with the connection</source>
   <translation>Los precios se guardan con la conexión</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Problems, some of them beside a valid number:</source>
   <translation>Problemas, algunos junto a un número válido:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Product</source>
   <translation>Producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of</source>
   <translation>Leer como número de</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of…</source>
   <translation>Leer como número de…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Read as last time</source>
   <translation>Leer como la última vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Reading {}</source>
   <translation>Leyendo {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Reading {} was cancelled.</source>
   <translation>Se canceló la lectura de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Recent lists</source>
   <translation>Listas recientes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers</source>
   <translation>Reutilizar respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers of earlier lists</source>
   <translation>Reutilizar respuestas de listas anteriores</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Reuse the answers</source>
   <translation>Reutilizar las respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Reused, free</source>
   <translation>Reutilizados, gratis</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Rows</source>
   <translation>Filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Rows that name an unknown country there get none</source>
   <translation>Las filas que indican ahí un país desconocido se quedan sin país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Rows to mend</source>
   <translation>Filas por corregir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>Save the problem rows</source>
   <translation>Guardar las filas con problemas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Save the problem rows…</source>
   <translation>Guardar las filas con problemas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Send</source>
   <translation>Enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again.</source>
   <translation>Enviarla otra vez cuesta otra vez.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again; only answers that you reuse are free.</source>
   <translation>Enviarla otra vez cuesta otra vez; solo las respuestas que reutilice son gratis.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Several countries are possible. Which one are they from?</source>
   <translation>Varios países son posibles. ¿De cuál son?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Sheet</source>
   <translation>Hoja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Show all</source>
   <translation>Mostrar todo</translation>
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
   <translation>Mostrarla</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>Show only these rows</source>
   <translation>Mostrar solo estas filas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Show the password</source>
   <translation>Mostrar la contraseña</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Simulated: no network is asked.</source>
   <translation>Simulado: no se consulta ninguna red.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip it</source>
   <translation>Omitir</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip {}</source>
   <translation>Omitir {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Spreadsheets</source>
   <translation>Hojas de cálculo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take the correction back</source>
   <translation>Retirar la corrección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Take the last correction back</source>
   <translation>Retirar la última corrección</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take {}</source>
   <translation>Tomar {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Thai (cp874)</source>
   <translation>Tailandés (cp874)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The API key is in the system keyring, which is locked.</source>
   <translation>La clave de API está en el llavero del sistema, que está bloqueado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance is {} short.</source>
   <translation>Al saldo le faltan {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The balance isn't enough for all numbers</source>
   <translation>El saldo no alcanza para todos los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance may be {} short.</source>
   <translation>Al saldo podrían faltarle {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that holds the phone numbers</source>
   <translation>La columna que contiene los números de teléfono</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that tells each row's country</source>
   <translation>La columna que indica el país de cada fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The columns that hold phone numbers:</source>
   <translation>Las columnas que contienen números de teléfono:</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>The corrections were taken back.</source>
   <translation>Se retiraron las correcciones.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of national numbers in rows where that column is empty</source>
   <translation>El país de los números nacionales en las filas donde esa columna está vacía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of numbers written without a country code</source>
   <translation>El país de los números escritos sin código de país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The first {} of {} rows were copied.</source>
   <translation>Se copiaron las primeras {} de {} filas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is being read again.</source>
   <translation>La lista se está leyendo de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The list is shown as it was.</source>
   <translation>La lista se muestra como estaba.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is still being read.</source>
   <translation>La lista aún se está leyendo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>The number of row {}, corrected</source>
   <translation>El número de la fila {}, corregido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The rest waits in the task monitor until you press Carry on.</source>
   <translation>El resto espera en el monitor de tareas hasta que pulse Reanudar.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The row with the columns' names, as the spreadsheet counts it</source>
   <translation>La fila con los nombres de las columnas, según la numera la hoja de cálculo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The ticked columns are not used yet</source>
   <translation>Las columnas marcadas aún no se usan</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>There are no numbers to paste. Copy them first, then press Ctrl+V.</source>
   <translation>No hay números que pegar. Cópielos primero y pulse Ctrl+V.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>There is no valid number to send. Is it the right column?</source>
   <translation>No hay ningún número válido que enviar. ¿Es la columna correcta?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>These can't be read and were left out: {}.</source>
   <translation>No se pueden leer y se omitieron: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>These may be read in several ways: take one of what is suggested now.</source>
   <translation>Pueden leerse de varias maneras: elija una de las que ahora se sugieren.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>They look like numbers from “{}”: {} are valid there.</source>
   <translation>Parecen números de “{}”; allí el {} es válido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is being verified already, with {}.</source>
   <translation>Esta lista ya se está verificando, con {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is in the task monitor already, with {}, and waits for you.</source>
   <translation>Esta lista ya está en el monitor de tareas, con {}, y requiere su intervención.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified before with {} ({}).</source>
   <translation>Esta lista ya se verificó con {} ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified just now with {}.</source>
   <translation>Esta lista se acaba de verificar con {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified {} ago with {}.</source>
   <translation>Esta lista se verificó hace {} con {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This looks like a newer “{}”, which was verified before ({}).</source>
   <translation>Parece una versión más reciente de «{}», que ya se verificó ({}).</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>To send</source>
   <translation>Por enviar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together</source>
   <translation>Juntos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together, this product takes {} numbers or more.</source>
   <translation>Juntos, este producto acepta {} números o más.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Try the sample list</source>
   <translation>Probar la lista de muestra</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Turkish (cp1254)</source>
   <translation>Turco (cp1254)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Type a row number</source>
   <translation>Escriba un número de fila</translation>
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
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: the corrections are those of before</source>
   <translation>Deshecho: las correcciones son las de antes</translation>
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
   <translation>Usar todas las hojas</translation>
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
   <translation>Occidental (cp1252)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Another product may take fewer.</source>
   <translation>Lo rechazado no se cobra. Otro producto podría admitir menos.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Send them one by one, or choose another product.</source>
   <translation>Lo rechazado no se cobra. Envíelos uno a uno o elija otro producto.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What the service refuses for the balance waits in the task monitor.</source>
   <translation>Lo que el servicio rechace por falta de saldo espera en el monitor de tareas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What they will still cost; the balance doesn't show it yet</source>
   <translation>Lo que aún se cobrará por ellas; el saldo todavía no lo refleja</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>What was dropped has neither a file nor a number in it.</source>
   <translation>Lo que se soltó no contenía ni un archivo ni un número.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Where empty</source>
   <translation>Si está vacía</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Which numbers are tried first</source>
   <translation>Qué números se prueban primero</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance is {} short.</source>
   <translation>Con las listas en curso, al saldo le faltan {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance may be {} short.</source>
   <translation>Con las listas en curso, al saldo podrían faltarle {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>With “{}”, {} are valid.</source>
   <translation>Con “{}”, el {} es válido.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>You see their answers, and what the whole list would cost, before the rest goes</source>
   <translation>Verá sus respuestas, y lo que costaría toda la lista, antes de enviar el resto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a day leaves {} of {}.</source>
   <translation>De su tope diario quedan {} de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a list leaves {} of {}.</source>
   <translation>De su tope por lista quedan {} de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a month leaves {} of {}.</source>
   <translation>De su tope mensual quedan {} de {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>a few seconds left</source>
   <translation>quedan unos segundos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {}</source>
   <translation>aprox. {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {} (price list)</source>
   <translation>aprox. {} (tarifas)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>about {} left</source>
   <translation>quedan aprox. {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>about {}, each answered at once</source>
   <translation>aprox. {}, con respuesta inmediata</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>and {} more</source>
   <translation>y {} más</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>being counted</source>
   <translation>contando</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>being read</source>
   <translation>leyendo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>choose…</source>
   <translation>elegir…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>comma</source>
   <translation>coma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>does not fit</source>
   <translation>no corresponde</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>duplicate</source>
   <translation>duplicado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>duplicates, sent once</source>
   <translation>duplicado, se envía una vez</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>empty</source>
   <translation>vacío</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>every row is data</source>
   <translation>todas las filas son datos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>from a column…</source>
   <translation>de una columna…</translation>
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
   <translation>no válido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>next: {}</source>
   <translation>siguiente: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>no column</source>
   <translation>ninguna columna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>no country</source>
   <translation>ningún país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>not counted</source>
   <translation>sin contar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>off</source>
   <translation>no</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>one column</source>
   <translation>una columna</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>one country for all</source>
   <translation>un país para todas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>only with country code</source>
   <translation>solo con código de país</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>pipe</source>
   <translation>barra vertical</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row by row</source>
   <translation>fila por fila</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row {}</source>
   <translation>fila {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>same as row {}</source>
   <translation>igual que la fila {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>semicolon</source>
   <translation>punto y coma</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>send every number</source>
   <translation>enviar todos los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>tab</source>
   <translation>tabulación</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the first</source>
   <translation>tomar el primero</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the second</source>
   <translation>tomar el segundo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the third</source>
   <translation>tomar el tercero</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>the pasted numbers</source>
   <translation>los números pegados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>up to {days} days</source>
   <translation>hasta {days} días</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>usual</source>
   <translation>lo habitual</translation>
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
   <translation>filas válidas ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>{numbers} answered within the last {days} days don't have to be paid for again.</source>
   <translation>{numbers} con respuesta de los últimos {days} días: no hace falta pagar de nuevo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} (more than {})</source>
   <translation>{} (más de {})</translation>
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
   <translation>{} pasa a ser {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{} in {}</source>
   <translation>{} en {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>{} is not taken: {}.</source>
   <translation>{} no se acepta: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>{} lists as one</source>
   <translation>{} listas como una</translation>
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
   <translation>{} de {} descargados</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{} of {} valid</source>
   <translation>{} de {} válidos</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{} through “{}”</source>
   <translation>{} a través de “{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} valid</source>
   <translation>{} válido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>{} – problems</source>
   <translation>{} – problemas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>{}, corrected</source>
   <translation>{}, corregido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{}, if not something else</source>
   <translation>{}, si no es otra cosa</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{}, one by one</source>
   <translation>{}, uno a uno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{}, read differently</source>
   <translation>{} (leída de otra forma)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>{}, the column with the numbers</source>
   <translation>{}, la columna con los números</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” is being verified. Here is the next list.</source>
   <translation>“{}” se está verificando. Esta es la lista siguiente.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” was begun before and is carried on: nothing is sent twice.</source>
   <translation>“{}” ya se había iniciado y se reanuda: nada se envía dos veces.</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>(empty)</source>
   <translation>(vacío)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>A number is as bad as the worst that was said of it. The choice holds for this product in all lists.</source>
   <translation>Un número es tan malo como lo peor que se dijo de él. La elección vale para este producto en todas las listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Answers of this product</source>
   <translation>Respuestas de este producto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>As at first</source>
   <translation>Como al principio</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Counting the answers…</source>
   <translation>Contando las respuestas…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Of each product the latest answer that tells something counts, and of the products the worst verdict. The choice holds for all lists.</source>
   <translation>De cada producto cuenta la última respuesta que dice algo, y de los productos el peor veredicto. La elección vale para todas las listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Products together</source>
   <translation>Productos en conjunto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>The latest answer that tells something counts, whichever product it is of. The choice holds for all lists.</source>
   <translation>Cuenta la última respuesta que dice algo, sea del producto que sea. La elección vale para todas las listas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>There are no answers yet.</source>
   <translation>Aún no hay respuestas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>What answers mean</source>
   <translation>Qué significan las respuestas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>bad</source>
   <translation>malo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts</source>
   <translation>cuenta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts if no other tells</source>
   <translation>cuenta a falta de otros</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>doubtful</source>
   <translation>dudoso</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>good</source>
   <translation>bueno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no answer came</source>
   <translation>no llegó respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no number</source>
   <translation>sin número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>not sent</source>
   <translation>no enviado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>on the suppression list {name} since {day}</source>
   <translation>en la lista de exclusión {name} desde el {day}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>problem</source>
   <translation>problema</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>suppressed</source>
   <translation>excluido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>tells nothing</source>
   <translation>no dice nada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer may still come</source>
   <translation>la respuesta aún puede llegar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer tells nothing of it</source>
   <translation>la respuesta no dice nada de ello</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the latest answer</source>
   <translation>la última respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the worst verdict</source>
   <translation>el peor veredicto</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{count} {verdict}</source>
   <translation>{count} {verdict}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{} with a problem</source>
   <translation>{} con problemas</translation>
  </message>
 </context>
 <context>
  <name>window</name>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>A single check is under way.</source>
   <translation>Hay una comprobación de un número en curso.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it has to be opened again.</source>
   <translation>Tras reiniciar, hay que volver a abrirla.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it may not be known whether it was charged.</source>
   <translation>Tras reiniciar, quizá no se sepa si se cobró.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Answers come from the local service on this computer. HLR, messaging and account signals are simulated.</source>
   <translation>Las respuestas vienen del servicio local de este equipo. Las señales HLR, de mensajería y de cuenta son simuladas.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Answers come from the local service.</source>
   <translation>Las respuestas vienen del servicio local.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Batch upload</source>
   <translation>Carga por lotes</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Carry on</source>
   <translation>Reanudar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close again to confirm.</source>
   <translation>Cierre otra vez para hacerlo.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close now</source>
   <translation>Cerrar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Don't show this note again</source>
   <translation>No volver a mostrar esta nota</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Enter key…</source>
   <translation>Introducir clave…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>If you close Dialproof now, nothing is lost: it goes on at the next start.</source>
   <translation>Si cierra Dialproof ahora, no se pierde nada: continúa en el próximo inicio.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>No answer since {}. Dialproof tries again by itself; nothing is lost.</source>
   <translation>Sin respuesta desde {}. Dialproof vuelve a intentarlo por sí solo; no se pierde nada.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Numbers checked one by one</source>
   <translation>Números que se consultan uno a uno</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Open it again</source>
   <translation>Abrir de nuevo</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Single check</source>
   <translation>Comprobar número</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Task monitor</source>
   <translation>Monitor de tareas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>The balance as it was at {}</source>
   <translation>Saldo leído: {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>The key can be entered in the settings instead, under Connection.</source>
   <translation>También puede introducir la clave en la configuración, en Conexión.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>The list on Batch upload isn't sent yet.</source>
   <translation>La lista de Carga por lotes aún no se ha enviado.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>They cost about {}, and the balance is {}. Missing: {}.</source>
   <translation>Cuestan unos {} y el saldo es de {}. Faltan: {}.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Try now</source>
   <translation>Intentar ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlock keyring…</source>
   <translation>Desbloquear el llavero…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; once the keyring is unlocked, it goes on.</source>
   <translation>Lo que se verifica a través de “{}” espera. No se pierde nada; en cuanto se desbloquee el llavero, continúa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; with the right key it goes on.</source>
   <translation>Lo que se verifica a través de “{}” espera. No se pierde nada; con la clave correcta continúa.</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>failing</source>
   <translation>con problemas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>key refused</source>
   <translation>clave rechazada</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>keyring locked</source>
   <translation>llavero bloqueado</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer</source>
   <translation>sin respuesta</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer since {}</source>
   <translation>sin respuesta desde {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no key</source>
   <translation>sin clave</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>not understood</source>
   <translation>no se entiende</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>reading</source>
   <translation>lectura</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>sending lists</source>
   <translation>envío de listas</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>single checks</source>
   <translation>comprobaciones</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>{} had not been sent when Dialproof was closed.</source>
   <translation>Quedó sin enviar al cerrar Dialproof: {}.</translation>
  </message>
 </context>
 <context>
  <name>words</name>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n answered</source>
   <translation>
    <numerusform>%n respondido</numerusform>
    <numerusform>%n respondidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n answers</source>
   <translation>
    <numerusform>%n respuesta</numerusform>
    <numerusform>%n respuestas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n answers are taken over.</source>
   <translation>
    <numerusform>Se reutiliza %n respuesta.</numerusform>
    <numerusform>Se reutilizan %n respuestas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the rows shown</source>
   <translation>
    <numerusform>%n respuesta en las filas mostradas</numerusform>
    <numerusform>%n respuestas en las filas mostradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the whole list</source>
   <translation>
    <numerusform>%n respuesta en toda la lista</numerusform>
    <numerusform>%n respuestas en toda la lista</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>%n answers of the later run were reused, not asked again.</source>
   <translation>
    <numerusform>%n respuesta de la verificación posterior se reutilizó, sin consultarla de nuevo.</numerusform>
    <numerusform>%n respuestas de la verificación posterior se reutilizaron, sin consultarlas de nuevo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n answers were for numbers that were never sent.</source>
   <translation>
    <numerusform>%n respuesta era de un número que nunca se envió.</numerusform>
    <numerusform>%n respuestas eran de números que nunca se enviaron.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n are under way and stay.</source>
   <translation>
    <numerusform>%n está en curso y se conserva.</numerusform>
    <numerusform>%n están en curso y se conservan.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n awaiting answers</source>
   <translation>
    <numerusform>%n en espera de respuesta</numerusform>
    <numerusform>%n en espera de respuesta</numerusform>
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
    <numerusform>Se eliminó %n lote.</numerusform>
    <numerusform>Se eliminaron %n lotes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches paused</source>
   <translation>
    <numerusform>%n lote en pausa</numerusform>
    <numerusform>%n lotes en pausa</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches running</source>
   <translation>
    <numerusform>%n lote en curso</numerusform>
    <numerusform>%n lotes en curso</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n can't be deleted while they are under way.</source>
   <translation>
    <numerusform>%n no se puede eliminar mientras está en curso.</numerusform>
    <numerusform>%n no se pueden eliminar mientras están en curso.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n cells have several numbers</source>
   <translation>
    <numerusform>%n celda tiene varios números</numerusform>
    <numerusform>%n celdas tienen varios números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n cells of your columns are empty: your file has a formula there, but not its result.</source>
   <translation>
    <numerusform>%n celda de sus columnas está vacía: su archivo tiene ahí una fórmula, pero no su resultado.</numerusform>
    <numerusform>%n celdas de sus columnas están vacías: su archivo tiene ahí una fórmula, pero no su resultado.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n corrections of yours are not: the recipe reads those cells otherwise.</source>
   <translation>
    <numerusform>%n de sus correcciones no está incluida: la receta lee esa celda de otro modo.</numerusform>
    <numerusform>%n de sus correcciones no están incluidas: la receta lee esas celdas de otro modo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n days</source>
   <translation>
    <numerusform>%n día</numerusform>
    <numerusform>%n días</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n don't fit and keep their answers: {}.</source>
   <translation>
    <numerusform>%n no encaja y conserva sus respuestas: {}.</numerusform>
    <numerusform>%n no encajan y conservan sus respuestas: {}.</numerusform>
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
    <numerusform>Se quitó %n producto anterior.</numerusform>
    <numerusform>Se quitaron %n productos anteriores.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n empty</source>
   <translation>
    <numerusform>%n vacío</numerusform>
    <numerusform>%n vacíos</numerusform>
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
    <numerusform>%n archivo detenido: {files}.</numerusform>
    <numerusform>%n archivos detenidos: {files}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n files: read them as one list, or one after the other?</source>
   <translation>
    <numerusform>%n archivo: ¿leerlo?</numerusform>
    <numerusform>%n archivos: ¿leerlos como una lista o uno tras otro?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n in doubt</source>
   <translation>
    <numerusform>%n en duda</numerusform>
    <numerusform>%n en duda</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n invalid</source>
   <translation>
    <numerusform>%n no válido</numerusform>
    <numerusform>%n no válidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>%n known</source>
   <translation>
    <numerusform>%n conocido</numerusform>
    <numerusform>%n conocidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n lines without a number</source>
   <translation>
    <numerusform>%n línea sin número</numerusform>
    <numerusform>%n líneas sin número</numerusform>
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
    <numerusform>Aún se está verificando %n lista a través de ella; se detendría.</numerusform>
    <numerusform>Aún se están verificando %n listas a través de ella; se detendrían.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>%n lists are still being verified.</source>
   <translation>
    <numerusform>Aún se está verificando %n lista.</numerusform>
    <numerusform>Aún se están verificando %n listas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists were never exported.</source>
   <translation>
    <numerusform>%n lista nunca se exportó.</numerusform>
    <numerusform>%n listas nunca se exportaron.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a submission that was left undecided.</source>
   <translation>
    <numerusform>Es posible que ya se haya pagado por %n, en un envío que quedó sin decidir.</numerusform>
    <numerusform>Es posible que ya se haya pagado por %n, en un envío que quedó sin decidir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a task that failed.</source>
   <translation>
    <numerusform>Es posible que ya se haya pagado por %n, en una tarea que falló.</numerusform>
    <numerusform>Es posible que ya se haya pagado por %n, en una tarea que falló.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in tasks that failed or were left undecided.</source>
   <translation>
    <numerusform>Es posible que ya se haya pagado por %n, en tareas que fallaron o quedaron sin decidir.</numerusform>
    <numerusform>Es posible que ya se haya pagado por %n, en tareas que fallaron o quedaron sin decidir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already: it is not known whether the check was charged.</source>
   <translation>
    <numerusform>Es posible que ya se haya pagado por %n: no se sabe si la comprobación se cobró.</numerusform>
    <numerusform>Es posible que ya se haya pagado por %n: no se sabe si la comprobación se cobró.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n more are wrong</source>
   <translation>
    <numerusform>%n valor más es incorrecto</numerusform>
    <numerusform>%n valores más son incorrectos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n more lists waiting</source>
   <translation>
    <numerusform>%n lista más en espera</numerusform>
    <numerusform>%n listas más en espera</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n more notices</source>
   <translation>
    <numerusform>%n aviso más</numerusform>
    <numerusform>%n avisos más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n more rows repeat a number, which is written once.</source>
   <translation>
    <numerusform>%n fila más repite un número, que se escribe una sola vez.</numerusform>
    <numerusform>%n filas más repiten un número, que se escribe una sola vez.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n national numbers have a +</source>
   <translation>
    <numerusform>%n número nacional tiene un +</numerusform>
    <numerusform>%n números nacionales tienen un +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n need a decision</source>
   <translation>
    <numerusform>%n requiere una decisión</numerusform>
    <numerusform>%n requieren una decisión</numerusform>
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
    <numerusform>Se consulta %n número.</numerusform>
    <numerusform>Se consultan %n números.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are fresh.</source>
   <translation>
    <numerusform>%n número sigue vigente.</numerusform>
    <numerusform>%n números siguen vigentes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n numbers are no longer in the file, and stay suppressed: it may have been caught half copied.</source>
   <translation>
    <numerusform>%n número ya no está en el archivo y sigue excluido: quizá se leyó a medio copiar.</numerusform>
    <numerusform>%n números ya no están en el archivo y siguen excluidos: quizá se leyó a medio copiar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>%n numbers are on the suppression list {name}: not sent.</source>
   <translation>
    <numerusform>%n número está en la lista de exclusión {name}: no se envía.</numerusform>
    <numerusform>%n números están en la lista de exclusión {name}: no se envían.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n numbers aren't verified yet and are dropped.</source>
   <translation>
    <numerusform>%n número aún no se ha verificado y se descarta.</numerusform>
    <numerusform>%n números aún no se han verificado y se descartan.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>%n numbers aren't verified yet. Deleting the batch drops them.</source>
   <translation>
    <numerusform>%n número aún no se ha verificado. Si elimina el lote, se descarta.</numerusform>
    <numerusform>%n números aún no se han verificado. Si elimina el lote, se descartan.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers corrected</source>
   <translation>
    <numerusform>%n número corregido</numerusform>
    <numerusform>%n números corregidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have an answer in both runs</source>
   <translation>
    <numerusform>%n número tiene respuesta en ambas verificaciones</numerusform>
    <numerusform>%n números tienen respuesta en ambas verificaciones</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have changed</source>
   <translation>
    <numerusform>%n número ha cambiado</numerusform>
    <numerusform>%n números han cambiado</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers have letters for digits</source>
   <translation>
    <numerusform>%n número tiene letras en vez de cifras</numerusform>
    <numerusform>%n números tienen letras en vez de cifras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their +</source>
   <translation>
    <numerusform>%n número perdió su +</numerusform>
    <numerusform>%n números perdieron su +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their leading 0</source>
   <translation>
    <numerusform>%n número perdió su 0 inicial</numerusform>
    <numerusform>%n números perdieron su 0 inicial</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers may be of this country: {}</source>
   <translation>
    <numerusform>%n número puede ser de este país: {}</numerusform>
    <numerusform>%n números pueden ser de este país: {}</numerusform>
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
    <numerusform>%n número aún sin enviar</numerusform>
    <numerusform>%n números aún sin enviar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.</source>
   <translation>
    <numerusform>%n número de esta lista se respondió en los últimos {days} días con {product}. Enviarlo de nuevo cuesta otra vez.</numerusform>
    <numerusform>%n números de esta lista se respondieron en los últimos {days} días con {product}. Enviarlos de nuevo cuesta otra vez.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>%n numbers of “{}” aren't sent yet.</source>
   <translation>
    <numerusform>Aún no se ha enviado %n número de “{}”.</numerusform>
    <numerusform>Aún no se han enviado %n números de “{}”.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers refused</source>
   <translation>
    <numerusform>%n número rechazado</numerusform>
    <numerusform>%n números rechazados</numerusform>
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
    <numerusform>%n número está entre otras palabras o cifras</numerusform>
    <numerusform>%n números están entre otras palabras o cifras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers were corrected by hand then.</source>
   <translation>
    <numerusform>Entonces se corrigió %n número a mano.</numerusform>
    <numerusform>Entonces se corrigieron %n números a mano.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers without an answer</source>
   <translation>
    <numerusform>%n número sin respuesta</numerusform>
    <numerusform>%n números sin respuesta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n of {rows} rows have no number that can be understood: they suppress nothing.</source>
   <translation>
    <numerusform>%n de {rows} filas no tiene un número comprensible: no excluye nada.</numerusform>
    <numerusform>%n de {rows} filas no tienen un número comprensible: no excluyen nada.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other columns have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>Hay %n columna más con números de teléfono: {}. No se envían.</numerusform>
    <numerusform>Hay otras %n columnas con números de teléfono: {}. No se envían.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other sheets have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>Hay %n hoja más con números de teléfono: {}. No se envían.</numerusform>
    <numerusform>Hay otras %n hojas con números de teléfono: {}. No se envían.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>%n other tasks to decide.</source>
   <translation>
    <numerusform>Falta decidir %n tarea más.</numerusform>
    <numerusform>Falta decidir %n tareas más.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n others</source>
   <translation>
    <numerusform>%n valor más</numerusform>
    <numerusform>%n valores más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n products</source>
   <translation>
    <numerusform>%n producto</numerusform>
    <numerusform>%n productos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_work.py" />
   <source>%n recipes run by themselves while Dialproof is open; folders are looked at every {seconds} seconds.</source>
   <translation>
    <numerusform>%n receta se ejecuta por sí sola mientras Dialproof está abierto; las carpetas se miran cada {seconds} segundos.</numerusform>
    <numerusform>%n recetas se ejecutan por sí solas mientras Dialproof está abierto; las carpetas se miran cada {seconds} segundos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n repeated lines</source>
   <translation>
    <numerusform>%n línea repetida</numerusform>
    <numerusform>%n líneas repetidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read again: their numbers keep their earlier answers</source>
   <translation>
    <numerusform>%n resultado no se puede volver a leer: sus números conservan las respuestas anteriores</numerusform>
    <numerusform>%n resultados no se pueden volver a leer: sus números conservan las respuestas anteriores</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read: their numbers have no answers yet</source>
   <translation>
    <numerusform>%n resultado no se puede leer: sus números aún no tienen respuesta</numerusform>
    <numerusform>%n resultados no se pueden leer: sus números aún no tienen respuesta</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results were read again.</source>
   <translation>
    <numerusform>Se volvió a leer %n resultado.</numerusform>
    <numerusform>Se volvieron a leer %n resultados.</numerusform>
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
    <numerusform>%n fila</numerusform>
    <numerusform>%n filas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>%n rows came in</source>
   <translation>
    <numerusform>Entró %n fila</numerusform>
    <numerusform>Entraron %n filas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and no country that can be read in “{}”.</source>
   <translation>
    <numerusform>%n fila tiene un número nacional y ningún país reconocible en “{}”.</numerusform>
    <numerusform>%n filas tienen un número nacional y ningún país reconocible en “{}”.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” is empty there.</source>
   <translation>
    <numerusform>%n fila tiene un número nacional y “{}” está vacía ahí.</numerusform>
    <numerusform>%n filas tienen un número nacional y “{}” está vacía ahí.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” names no known country there: {}.</source>
   <translation>
    <numerusform>%n fila tiene un número nacional y “{}” no indica ahí ningún país conocido: {}.</numerusform>
    <numerusform>%n filas tienen un número nacional y “{}” no indica ahí ningún país conocido: {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a number without country code.</source>
   <translation>
    <numerusform>%n fila tiene un número sin código de país.</numerusform>
    <numerusform>%n filas tienen un número sin código de país.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no country code: choose the country of national numbers, and add their file again.</source>
   <translation>
    <numerusform>%n fila no tiene código de país: elija el país de los números nacionales y vuelva a añadir su archivo.</numerusform>
    <numerusform>%n filas no tienen código de país: elija el país de los números nacionales y vuelva a añadir su archivo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no date that can be understood, or one in the future: the day of import counts.</source>
   <translation>
    <numerusform>%n fila no tiene una fecha comprensible o la tiene en el futuro: cuenta el día de la importación.</numerusform>
    <numerusform>%n filas no tienen una fecha comprensible o la tienen en el futuro: cuenta el día de la importación.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows of the whole list</source>
   <translation>
    <numerusform>%n fila de toda la lista</numerusform>
    <numerusform>%n filas de toda la lista</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>%n rows saved to “{}”.</source>
   <translation>
    <numerusform>Se guardó %n fila en “{}”.</numerusform>
    <numerusform>Se guardaron %n filas en “{}”.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows shown</source>
   <translation>
    <numerusform>%n fila mostrada</numerusform>
    <numerusform>%n filas mostradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>%n rows so far</source>
   <translation>
    <numerusform>%n fila hasta ahora</numerusform>
    <numerusform>%n filas hasta ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n single checks</source>
   <translation>
    <numerusform>%n comprobación individual</numerusform>
    <numerusform>%n comprobaciones individuales</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n suppressed numbers are still in your phone column, and must not be called.</source>
   <translation>
    <numerusform>%n número excluido sigue en su columna de teléfono y no se debe llamar.</numerusform>
    <numerusform>%n números excluidos siguen en su columna de teléfono y no se deben llamar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>%n tasks</source>
   <translation>
    <numerusform>%n tarea</numerusform>
    <numerusform>%n tareas</numerusform>
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
    <numerusform>%n requiere su intervención</numerusform>
    <numerusform>%n requieren su intervención</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n without a price</source>
   <translation>
    <numerusform>%n sin precio</numerusform>
    <numerusform>%n sin precio</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>%n years</source>
   <translation>
    <numerusform>%n año</numerusform>
    <numerusform>%n años</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n numbers</source>
   <translation>
    <numerusform>Todo (%n número)</numerusform>
    <numerusform>Todos los números (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>All %n numbers would cost about {}</source>
   <translation>
    <numerusform>%n número costaría unos {}</numerusform>
    <numerusform>Los %n números costarían unos {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n rows</source>
   <translation>
    <numerusform>Todo (%n fila)</numerusform>
    <numerusform>Todas las filas (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>And %n other pairs.</source>
   <translation>
    <numerusform>Y %n par más.</numerusform>
    <numerusform>Y %n pares más.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Can't be opened here</source>
   <translation>No se puede abrir aquí</translation>
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
    <numerusform>Elija una tarea para ver %n mensaje más.</numerusform>
    <numerusform>Elija una tarea para ver %n mensajes más.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Clear the field</source>
   <translation>Vaciar el campo</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Compare %n columns</source>
   <translation>
    <numerusform>Comparar %n columna</numerusform>
    <numerusform>Comparar %n columnas</numerusform>
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
    <numerusform>Copiar %n comprobación como tabla</numerusform>
    <numerusform>Copiar %n comprobaciones como tabla</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy with titles</source>
   <translation>Copiar con títulos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Copying %n rows…</source>
   <translation>
    <numerusform>Copiando %n fila…</numerusform>
    <numerusform>Copiando %n filas…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete %n batches?</source>
   <translation>
    <numerusform>¿Eliminar %n lote?</numerusform>
    <numerusform>¿Eliminar %n lotes?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks</source>
   <translation>
    <numerusform>Eliminar %n comprobación</numerusform>
    <numerusform>Eliminar %n comprobaciones</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks, with their answers? This can't be undone.</source>
   <translation>
    <numerusform>¿Eliminar %n comprobación con su respuesta? No se puede deshacer.</numerusform>
    <numerusform>¿Eliminar %n comprobaciones con sus respuestas? No se puede deshacer.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete %n checks…</source>
   <translation>
    <numerusform>Eliminar %n comprobación…</numerusform>
    <numerusform>Eliminar %n comprobaciones…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>If it did arrive, its %n numbers are paid for twice.</source>
   <translation>
    <numerusform>Si llegó, se paga dos veces por %n número.</numerusform>
    <numerusform>Si llegó, se paga dos veces por sus %n números.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>It happened %n times.</source>
   <translation>
    <numerusform>Ha ocurrido %n vez.</numerusform>
    <numerusform>Ha ocurrido %n veces.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend %n</source>
   <translation>
    <numerusform>Corregir %n</numerusform>
    <numerusform>Corregir %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Nothing is sent. Its %n numbers stay without an answer.</source>
   <translation>
    <numerusform>No se envía nada. Queda %n número sin respuesta.</numerusform>
    <numerusform>No se envía nada. Sus %n números quedan sin respuesta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Of %n tasks it isn't known whether they arrived. Decide for each.</source>
   <translation>
    <numerusform>No se sabe si llegó %n tarea. Decida sobre cada una.</numerusform>
    <numerusform>No se sabe si llegaron %n tareas. Decida sobre cada una.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n numbers shown</source>
   <translation>
    <numerusform>Solo lo mostrado (%n número)</numerusform>
    <numerusform>Solo los números mostrados (%n)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n rows shown</source>
   <translation>
    <numerusform>Solo lo mostrado (%n fila)</numerusform>
    <numerusform>Solo las filas mostradas (%n)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Search</source>
   <translation>Buscar</translation>
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
    <numerusform>¿Reenviar %n número no respondido?</numerusform>
    <numerusform>¿Reenviar %n números no respondidos?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Sends at most %n numbers.</source>
   <translation>
    <numerusform>Envía como máximo %n número.</numerusform>
    <numerusform>Envía como máximo %n números.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Show all %n values</source>
   <translation>
    <numerusform>Mostrar %n valor</numerusform>
    <numerusform>Mostrar los %n valores</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n duplicate rows</source>
   <translation>
    <numerusform>Se muestra %n fila duplicada</numerusform>
    <numerusform>Se muestran %n filas duplicadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n invalid rows</source>
   <translation>
    <numerusform>Se muestra %n fila no válida</numerusform>
    <numerusform>Se muestran %n filas no válidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that can be called now</source>
   <translation>
    <numerusform>Se muestra %n fila a la que se puede llamar ahora</numerusform>
    <numerusform>Se muestran %n filas a las que se puede llamar ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that could be mended</source>
   <translation>
    <numerusform>Se muestra %n fila que se podría corregir</numerusform>
    <numerusform>Se muestran %n filas que se podrían corregir</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that lost digits</source>
   <translation>
    <numerusform>Se muestra %n fila que perdió cifras</numerusform>
    <numerusform>Se muestran %n filas que perdieron cifras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that were or could be mended</source>
   <translation>
    <numerusform>Se muestra %n fila que se corrigió o podría corregirse</numerusform>
    <numerusform>Se muestran %n filas que se corrigieron o podrían corregirse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows without a number</source>
   <translation>
    <numerusform>Se muestra %n fila sin número</numerusform>
    <numerusform>Se muestran %n filas sin número</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows: {}</source>
   <translation>
    <numerusform>Se muestra %n fila: {}</numerusform>
    <numerusform>Se muestran %n filas: {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n valid rows</source>
   <translation>
    <numerusform>Se muestra %n fila válida</numerusform>
    <numerusform>Se muestran %n filas válidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Algo falló en Dialproof.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>The first %n rows.</source>
   <translation>
    <numerusform>Se muestra %n fila.</numerusform>
    <numerusform>Se muestran las primeras %n filas.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>The journal knows what was sent: the task monitor shows it. ({})</source>
   <translation>El diario sabe lo que se envió: el monitor de tareas lo muestra. ({})</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>The service allows %n more checks this minute</source>
   <translation>
    <numerusform>El servicio permite %n comprobación más este minuto</numerusform>
    <numerusform>El servicio permite %n comprobaciones más este minuto</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>The system has no program to show folders. It is {}</source>
   <translation>El sistema no tiene ningún programa para mostrar carpetas. La carpeta es {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Those of its %n numbers that were checked since are paid for twice.</source>
   <translation>
    <numerusform>Si %n número se comprobó desde entonces, se paga dos veces.</numerusform>
    <numerusform>De sus %n números, los que se comprobaron desde entonces se pagan dos veces.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers at random</source>
   <translation>
    <numerusform>Probar %n número al azar</numerusform>
    <numerusform>Probar %n números al azar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers first…</source>
   <translation>
    <numerusform>Probar primero %n número…</numerusform>
    <numerusform>Probar primero %n números…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Try again; if it comes back, the log file says more.</source>
   <translation>Vuelva a intentarlo; si se repite, el archivo de registro dice más.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try the first %n numbers</source>
   <translation>
    <numerusform>Probar los primeros %n números</numerusform>
    <numerusform>Probar los primeros %n números</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections are there again</source>
   <translation>
    <numerusform>Deshecho: %n corrección está de nuevo</numerusform>
    <numerusform>Deshecho: %n correcciones están de nuevo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections were taken back</source>
   <translation>
    <numerusform>Deshecho: se retiró %n corrección</numerusform>
    <numerusform>Deshecho: se retiraron %n correcciones</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Use %n columns</source>
   <translation>
    <numerusform>Usar %n columna</numerusform>
    <numerusform>Usar %n columnas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Use %n known answers</source>
   <translation>
    <numerusform>Usar %n respuesta conocida</numerusform>
    <numerusform>Usar %n respuestas conocidas</numerusform>
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
    <numerusform>Verificar %n número otra vez</numerusform>
    <numerusform>Verificar %n números otra vez</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify %n numbers, as the balance covers</source>
   <translation>
    <numerusform>Verificar %n número, lo que cubre el saldo</numerusform>
    <numerusform>Verificar %n números, lo que cubre el saldo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers, as the cap allows</source>
   <translation>
    <numerusform>Verificar %n número, hasta el tope</numerusform>
    <numerusform>Verificar %n números, hasta el tope</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify all %n numbers anyway</source>
   <translation>
    <numerusform>Verificar %n número de todos modos</numerusform>
    <numerusform>Verificar los %n números de todos modos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Your %n corrections are part of it.</source>
   <translation>
    <numerusform>Su %n corrección está incluida.</numerusform>
    <numerusform>Sus %n correcciones están incluidas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>and %n more</source>
   <translation>
    <numerusform>y %n más</numerusform>
    <numerusform>y %n más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>at most %n days old</source>
   <translation>
    <numerusform>de como máximo %n día</numerusform>
    <numerusform>de como máximo %n días</numerusform>
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
    <numerusform>incluye %n comprobación</numerusform>
    <numerusform>incluye %n comprobaciones</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>now</source>
   <translation>ahora</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>yesterday {}</source>
   <translation>ayer {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{first}, the latest {last}</source>
   <translation>{first}, el último el {last}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} %</source>
   <translation>{} %</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} and %n more</source>
   <translation>
    <numerusform>{} y %n más</numerusform>
    <numerusform>{} y %n más</numerusform>
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
   <translation>quedan {}</translation>
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
    <numerusform>{} para los %n números enviados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: %n numbers answered.</source>
   <translation>
    <numerusform>“{}”: %n número respondido.</numerusform>
    <numerusform>“{}”: %n números respondidos.</numerusform>
   </translation>
  </message>
 </context>
</TS>
