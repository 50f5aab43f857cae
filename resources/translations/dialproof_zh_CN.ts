<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>answer values</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>absent</source>
   <translation>无法接通</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>connected</source>
   <translation>在网</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>hidden</source>
   <translation>已隐藏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>high</source>
   <translation>高</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>invalid</source>
   <translation>无效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>long ago</source>
   <translation>很久以前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>low</source>
   <translation>低</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>medium</source>
   <translation>中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>not in use</source>
   <translation>未启用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>other</source>
   <translation>其他</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a day</source>
   <translation>一天之内</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a month</source>
   <translation>一个月之内</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>within a week</source>
   <translation>一周之内</translation>
  </message>
 </context>
 <context>
  <name>balance</name>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A day</source>
   <translation>每天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A list</source>
   <translation>每份名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>A month</source>
   <translation>每月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At all connections</source>
   <translation>所有连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>At this connection</source>
   <translation>此连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Balance before</source>
   <translation>发送前余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Balance over time</source>
   <translation>余额走势</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Balance, task states, results</source>
   <translation>余额、任务状态、结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Balances</source>
   <translation>各项余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Cost by month</source>
   <translation>每月费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Estimated</source>
   <translation>预估</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>From the prices when it was sent</source>
   <translation>按发送时的价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>From {} on {} to {} on {}, lowest {}, highest {}.</source>
   <translation>从 {}（{}）到 {}（{}），最低 {}，最高 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>List</source>
   <translation>名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>MMMM yyyy</source>
   <translation>yyyy年M月</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>从答复和余额均无法得知金额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No list was sent through this connection yet.</source>
   <translation>尚未通过此连接发送过名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>No price is known</source>
   <translation>价格未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>No reading yet.</source>
   <translation>尚无读数。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Nobody has said what a number costs, so nothing is sent.</source>
   <translation>尚不知道每个号码的价格，因此不会发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Not read yet</source>
   <translation>尚未读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Numbers</source>
   <translation>号码数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>One reading: {}.</source>
   <translation>一次读数：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Product</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Reading…</source>
   <translation>正在读取…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>Refresh</source>
   <translation>刷新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Requests left this minute</source>
   <translation>本分钟剩余请求</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save as CSV…</source>
   <translation>另存为 CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Save what the lists cost</source>
   <translation>保存名单费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Sent</source>
   <translation>发送时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Shown here and in the header, and as a notification.</source>
   <translation>显示在此处和顶栏，并发送通知。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most</source>
   <translation>支出上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Spend at most: {}</source>
   <translation>支出上限：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Tasks that send lists</source>
   <translation>发送名单的任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance can't be read until the keyring is unlocked.</source>
   <translation>解锁密钥环后才能读取余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The balance is low: {} left, below your limit of {}.</source>
   <translation>余额偏低：剩余 {}，低于您设定的 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>The first one is shown as the balance.</source>
   <translation>第一项显示为余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>The local service takes no money, so there is nothing to cap.</source>
   <translation>本地服务不收费，因此无需设置上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>This month: {} spent.</source>
   <translation>本月已支出 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Today: {} spent.</source>
   <translation>今天已支出 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Unknown; estimated {} when it was sent</source>
   <translation>未知；发送时预估 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me below</source>
   <translation>低于此值时提醒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Warn me when the balance is below</source>
   <translation>余额低于此值时提醒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What each list cost</source>
   <translation>各名单费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>What every list cost, across all connections, for whoever does the accounts</source>
   <translation>所有连接中各名单的费用，供结算人员使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>Where the caps hold</source>
   <translation>上限适用范围</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>Without a valid key the balance can't be read.</source>
   <translation>没有有效的密钥，无法读取余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a day {}</source>
   <translation>每天 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a list {}</source>
   <translation>每份名单 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>a month {}</source>
   <translation>每月 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>no cap</source>
   <translation>无上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>no warning</source>
   <translation>不提醒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read just now</source>
   <translation>刚刚读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>read {}</source>
   <translation>读取时间：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <source>today {}</source>
   <translation>今天 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>with the same unit</source>
   <translation>单位相同的连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{list}: {how}</source>
   <translation>{list}：{how}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/page.py" />
   <source>{} of {}</source>
   <translation>{} / {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>{}: {}.</source>
   <translation>{}：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≈ partly estimated from prices</source>
   <translation>≈ 部分按价格估算</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>≥ at least; some costs unknown</source>
   <translation>≥ 至少；部分费用未知</translation>
  </message>
 </context>
 <context>
  <name>change of a number</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>有变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>不再出现</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>无法比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>相同</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>All numbers</source>
   <translation>全部号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Also changed</source>
   <translation>同时变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered differently in the two runs.</source>
   <translation>两次验证均已答复，但不相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Answered the same in both runs.</source>
   <translation>两次验证均已答复，且相同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Back to the results</source>
   <translation>返回结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Both runs have changed since.</source>
   <translation>此后两次验证都有变化。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Change</source>
   <translation>变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Changed</source>
   <translation>有变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Chart of the changes</source>
   <translation>变化图表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Choose columns to compare…</source>
   <translation>选择比较内容…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Column</source>
   <translation>列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare again</source>
   <translation>重新比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with another run…</source>
   <translation>与另一次验证比较…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Compare with…</source>
   <translation>选择比较对象…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Comparing with {}, {}</source>
   <translation>正在与“{}”（{}）比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Distinct numbers of both lists, each once.</source>
   <translation>两份名单中的不同号码，每个只计一次。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Every number can be compared</source>
   <translation>所有号码都可以比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Export the changes</source>
   <translation>导出变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>In both lists, but unanswered in one of the runs or without a column to compare.</source>
   <translation>两份名单中都有，但其中一次验证未答复，或没有可比较的列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list</source>
   <translation>较早名单的第 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the earlier list, in row {} of the later one</source>
   <translation>较早名单的第 {} 行，较晚名单的第 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>In row {} of the later list</source>
   <translation>较晚名单的第 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Looking for runs with the same numbers…</source>
   <translation>正在查找含有相同号码的验证…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>New</source>
   <translation>新增</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column has changed</source>
   <translation>没有列发生变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No column is in both runs</source>
   <translation>两次验证没有共同的列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No longer there</source>
   <translation>不再出现</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has been removed</source>
   <translation>没有号码消失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has changed</source>
   <translation>没有号码发生变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number has stayed the same</source>
   <translation>没有号码保持不变</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>No number is new</source>
   <translation>没有新号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>No number matches</source>
   <translation>没有匹配的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>No other run shares a number with this one: there is nothing to compare.</source>
   <translation>其他验证与此次验证没有相同的号码，无可比较。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not comparable</source>
   <translation>无法比较</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Not compared: {}.</source>
   <translation>未比较：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Nothing was compared.</source>
   <translation>未进行任何比较。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Number</source>
   <translation>号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Numbers</source>
   <translation>号码数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier list.</source>
   <translation>仅在较早名单中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the earlier run: {}.</source>
   <translation>仅在较早验证中：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later list.</source>
   <translation>仅在较晚名单中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Only in the later run: {}.</source>
   <translation>仅在较晚验证中：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Other lists</source>
   <translation>其他名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Results</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Row</source>
   <translation>行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Runs to compare with</source>
   <translation>可比较的验证</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>Same</source>
   <translation>相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search numbers and answers</source>
   <translation>搜索号码和答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Search the changes</source>
   <translation>在变化中搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Show all numbers</source>
   <translation>显示全部号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The earlier run has changed since.</source>
   <translation>此后较早验证有变化。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The later run has changed since.</source>
   <translation>此后较晚验证有变化。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>The most frequent changes; Enter shows only those numbers</source>
   <translation>变化最多的内容；按 Enter 仅显示相应号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>The same list</source>
   <translation>同一名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>Try again</source>
   <translation>重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Untick columns that always differ, such as the time of a lookup.</source>
   <translation>取消勾选本来就会变化的列，例如查询时间。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>What changed</source>
   <translation>变化内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>What has changed</source>
   <translation>变化情况</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>all</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>another edition</source>
   <translation>另一版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>from {} to {}</source>
   <translation>从 {} 到 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in either run</source>
   <translation>两次验证均未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the earlier run</source>
   <translation>较早验证未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no answer in the later run</source>
   <translation>较晚验证未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>no column to compare</source>
   <translation>没有可比较的列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>other changes</source>
   <translation>其他变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same file</source>
   <translation>同一文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same list, other product</source>
   <translation>同一名单，不同产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>same name</source>
   <translation>同名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} before</source>
   <translation>{}（之前）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} has changed</source>
   <translation>“{}”有变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>{} now</source>
   <translation>{}（现在）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} – changes</source>
   <translation>{} – 变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}, {}: from {} to {}</source>
   <translation>{}，{}：从 {} 到 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>{}: from {} to {}</source>
   <translation>{}：从 {} 到 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>“{}” can't be compared: its stored list is missing or damaged.</source>
   <translation>无法比较“{}”：其已保存的名单缺失或损坏。</translation>
  </message>
 </context>
 <context>
  <name>charges</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Change it under the connection's products.</source>
   <translation>可在连接的产品中更改。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged</source>
   <translation>已扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Charged so far</source>
   <translation>目前已扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated</source>
   <translation>预估</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Estimated {}</source>
   <translation>预估 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and after</source>
   <translation>按发送前后的余额计算</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>From the balance before and now</source>
   <translation>按发送前和当前的余额计算</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Later estimates for this product will use it.</source>
   <translation>此产品今后的预估将以此为准。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>More than estimated.</source>
   <translation>超出预估。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Neither the answers nor the balance says how much</source>
   <translation>从答复和余额均无法得知金额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>No real money</source>
   <translation>非真实扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>One of its tasks was in doubt and sent again, so the first submission may have been charged, too.</source>
   <translation>其中一个任务送达情况不明并已重新发送，因此前一次也可能已扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Price set to {}…</source>
   <translation>价格现为 {}…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>Something else was charged to the same account in the meantime.</source>
   <translation>其间同一账户还有其他扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service</source>
   <translation>由服务给出</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>Stated by the service; there may be more</source>
   <translation>由服务给出；实际可能更多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance could not be read before it was sent.</source>
   <translation>发送前未能读取余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance did not change, so it may be charged later.</source>
   <translation>余额没有变化，可能稍后才扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance fell by less than the answers state.</source>
   <translation>余额减少的数额小于答复中的数额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance hasn't been read since.</source>
   <translation>发送后尚未读取余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was read in several currencies in the meantime.</source>
   <translation>其间读到的余额为多种货币。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The balance was topped up in the meantime.</source>
   <translation>其间账户充过值。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>The charge is worked out when the list is finished</source>
   <translation>实际扣费在结束时查明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Use {} from now on</source>
   <translation>今后按 {} 预估</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>at least {}</source>
   <translation>至少 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>estimated {}</source>
   <translation>预估 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/charge_words.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
 </context>
 <context>
  <name>check</name>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>A summary of the signals below; a hint, not a judgement.</source>
   <translation>以下信号的汇总；仅供参考，并非结论。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Accounts</source>
   <translation>账户数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled from any country.</source>
   <translation>从任何国家/地区拨打时的写法。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>As dialled within its country.</source>
   <translation>在该国家/地区内拨打时的写法。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Ask again</source>
   <translation>重新请求</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Begin with + and the country code, or choose the country below.</source>
   <translation>请以 + 和国家/地区代码开头，或在下方选择国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Business account</source>
   <translation>商业账户</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Can change carrier</source>
   <translation>可更换运营商</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Can't be checked: {}</source>
   <translation>无法查询：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Cancelled. If it had already been sent, the history shows what became of it.</source>
   <translation>已取消。如果当时已发送，查询记录会说明其结果。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Carrier</source>
   <translation>运营商</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Check</source>
   <translation>查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check again</source>
   <translation>再次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Check it anyway</source>
   <translation>仍然查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check one number</source>
   <translation>查询单个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Check {number} again? {cost}</source>
   <translation>再次查询 {number}？{cost}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Check · {}</source>
   <translation>查询 · {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Checked</source>
   <translation>查询时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Checking…</source>
   <translation>正在查询…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Choose a number…</source>
   <translation>选择号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/copy_menu.py" />
   <source>Copied</source>
   <translation>已复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as a table</source>
   <translation>复制为表格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy as text</source>
   <translation>复制为文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy or delete them all</source>
   <translation>复制或删除全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Copy the answer</source>
   <translation>复制答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy the number</source>
   <translation>复制号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country</source>
   <translation>国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Country code</source>
   <translation>国家/地区代码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete the check of {number}, with its answer? This can't be undone.</source>
   <translation>删除 {number} 的查询记录及其答复？此操作无法撤销。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Delete this check</source>
   <translation>删除此查询记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Deleted. A remaining copy on this disk is removed at the next start.</source>
   <translation>已删除。此磁盘上的副本将在下次启动时清除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete…</source>
   <translation>删除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Don't check</source>
   <translation>不查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Earlier checks</source>
   <translation>查询记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Fields of the answer</source>
   <translation>答复字段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How many online accounts belong to the number.</source>
   <translation>此号码关联的在线账户数量。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>How old the oldest of them is.</source>
   <translation>其中一个账户已存在多久。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>International</source>
   <translation>国际</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>International format</source>
   <translation>国际写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It costs another {price}.</source>
   <translation>将再次扣费 {price}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is not known whether this check was charged: it was sent, and no answer came ({}).</source>
   <translation>无法确定此次查询是否已扣费：查询已发送，但未收到答复（{}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>It is on its way.</source>
   <translation>已发出，尚未返回。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It isn't known whether the previous one was charged.</source>
   <translation>无法确定前一次查询是否已扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; the service chooses the product, and so what it costs.</source>
   <translation>将再次收费；产品由服务选择，费用也因此而定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>It will be charged again; what it costs isn't known.</source>
   <translation>将再次扣费；费用未知。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Keep</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Last seen</source>
   <translation>最近在线</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Line type</source>
   <translation>线路类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Made up by the local service, for trying things out.</source>
   <translation>由本地服务虚构，供试用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>National format</source>
   <translation>国内写法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>National numbers</source>
   <translation>国内号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Network</source>
   <translation>网络</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No check matches that.</source>
   <translation>没有匹配的查询记录。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>No number was checked.</source>
   <translation>没有查询过号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not a number so far: {}</source>
   <translation>目前没有这样的号码：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Not complete yet</source>
   <translation>尚不完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Not given: {}</source>
   <translation>未提供：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not known whether charged</source>
   <translation>不确定是否已扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Not sent</source>
   <translation>未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Nothing was sent: {}.</source>
   <translation>未发送任何内容：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Number</source>
   <translation>号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Oldest account</source>
   <translation>最早账户</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>One check at a time: wait for the answer, or cancel it.</source>
   <translation>一次只能查询一个号码：请等待答复，或取消查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Original carrier</source>
   <translation>原运营商</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Phone number</source>
   <translation>电话号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Place</source>
   <translation>归属地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Ported</source>
   <translation>已携号转网</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Product</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Reason</source>
   <translation>原因</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Refused, nothing charged</source>
   <translation>被拒绝，未扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Registered</source>
   <translation>已注册</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Result</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Risk</source>
   <translation>风险</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Roaming</source>
   <translation>漫游</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search earlier checks</source>
   <translation>搜索查询记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Search numbers and answers</source>
   <translation>搜索号码和答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Simulated</source>
   <translation>模拟</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>Simulated by the local service; no network was asked.</source>
   <translation>模拟：由本地服务虚构，未向任何网络查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Single checks are switched off</source>
   <translation>单次查询已关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Status</source>
   <translation>状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>The answer arrives at once, with every field explained.</source>
   <translation>答复即时返回，每个字段都有说明。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The area of the number; mobile numbers only have a country.</source>
   <translation>号码所属的地区；手机号码只有国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The balance may show it. Nothing is sent again by itself; asking again is a new check.</source>
   <translation>余额或许能说明。不会自动重新发送；重新请求即为一次新的查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The calling code before the national number.</source>
   <translation>国内号码之前的国际电话代码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that has the number now.</source>
   <translation>号码目前所属的运营商。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The carrier that the number's range was allocated to.</source>
   <translation>号段最初分配给的运营商。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The kind of line that the numbering plan assigns the number to.</source>
   <translation>号码规划为此号码划定的线路类型。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The network that answers for the line.</source>
   <translation>为此线路提供服务的网络。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>The numbers in the field</source>
   <translation>输入框中的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>The numbers you check are kept here.</source>
   <translation>您查询过的号码保存在此处。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>The service's own choice</source>
   <translation>由服务选择</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>The time zones of the number's area, so that you know when to call.</source>
   <translation>适合拨打的时间：号码所属地区的时区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Check it anyway?</source>
   <translation>此号码{reasons}。仍要查询吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>This number is {reasons}. Your organisation has it not checked.</source>
   <translation>此号码{reasons}。您的组织不允许查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Time zones</source>
   <translation>时区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>Type or paste a number; Enter checks it.</source>
   <translation>输入或粘贴号码，按 Enter 查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Valid</source>
   <translation>有效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/check_words.py" />
   <source>Waiting for the answer</source>
   <translation>正在等待答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/under_way.py" />
   <source>Waiting for the answer about {}</source>
   <translation>正在等待 {} 的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What the network reports about the line.</source>
   <translation>网络给出的线路状态。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>What was asked for.</source>
   <translation>所请求的产品。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>When the account was last used, if it shows that.</source>
   <translation>账户最近一次使用的时间（以账户显示的为准）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where mobile numbers can be ported, another carrier may have it by now.</source>
   <translation>如果手机号码可以转网，此号码可能已属于其他运营商。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Where the number belongs, which need not be where the phone is.</source>
   <translation>号码的归属地，不一定是电话所在的位置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether an account of the messenger belongs to the number.</source>
   <translation>此号码是否有该即时通讯软件的账户。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the account belongs to a business.</source>
   <translation>账户是否属于企业。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number exists in its country's numbering plan.</source>
   <translation>该国家/地区的号码规划中是否有此号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the number was moved to another carrier.</source>
   <translation>号码是否已携转到其他运营商。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Whether the phone is using a network abroad.</source>
   <translation>电话是否在国外的其他网络中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>Why it is not valid.</source>
   <translation>号码无效的原因。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Your organisation has set it so.</source>
   <translation>您的组织已如此设定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>asked {}</source>
   <translation>请求时间：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>checked {}</source>
   <translation>查询时间：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>e.g. {}</source>
   <translation>例如 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>{country} · {line_type}</source>
   <translation>{country} · {line_type}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/check/asking_bar.py" />
   <source>“{}” isn't part of a number.</source>
   <translation>“{}”不是号码的一部分。</translation>
  </message>
 </context>
 <context>
  <name>command search</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account key service address network products prices</source>
   <translation>账户 密钥 服务 地址 网络 产品 价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>account service</source>
   <translation>账户 服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale reuse free</source>
   <translation>再次 旧 过期 复用 免费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>again old stale update reuse free</source>
   <translation>再次 旧 过期 更新 复用 免费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>appearance look theme colours dark light contrast notifications</source>
   <translation>外观 主题 颜色 深色 浅色 对比度 通知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>bring back restore</source>
   <translation>恢复 还原</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>call time hours zone filter</source>
   <translation>拨打 时间 时段 时区 筛选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>changes difference</source>
   <translation>变化 差异</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard</source>
   <translation>剪贴板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>clipboard phone</source>
   <translation>剪贴板 电话</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>comment remark</source>
   <translation>备注 注释</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>connection account service</source>
   <translation>连接 账户 服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct fix suggestion zero plus</source>
   <translation>更正 修复 建议 零 加号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correct suggestion filter</source>
   <translation>更正 建议 筛选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>correction</source>
   <translation>更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>delete retention data lists keep age</source>
   <translation>删除 保留 数据 列表 保存期限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>discard</source>
   <translation>放弃 丢弃</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>dismiss</source>
   <translation>关闭 忽略</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>errors warnings support</source>
   <translation>错误 警告 支持</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>example demo</source>
   <translation>示例 演示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>exit close</source>
   <translation>退出 关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>export invalid</source>
   <translation>导出 无效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter</source>
   <translation>筛选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter clear</source>
   <translation>筛选 清除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter empty blank</source>
   <translation>筛选 空白 空行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter history</source>
   <translation>筛选 历史</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter problems wrong</source>
   <translation>筛选 问题 错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>filter twice</source>
   <translation>筛选 重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help keys</source>
   <translation>帮助 按键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>help manual documentation</source>
   <translation>帮助 手册 文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hide show move</source>
   <translation>隐藏 显示 移动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>hold stop</source>
   <translation>停止 中止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>key service new</source>
   <translation>密钥 服务 新建</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>language translation speak english german spanish french portuguese chinese</source>
   <translation>语言 翻译 英语 德语 西班牙语 法语 葡萄牙语 中文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>line type region place time zone carrier national international format</source>
   <translation>线路类型 地区 地点 时区 运营商 国内格式 国际格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend again</source>
   <translation>更正 重做</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>mend back restore</source>
   <translation>更正 撤销 还原</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>missing answers free download</source>
   <translation>缺少 答复 免费 下载</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>name title</source>
   <translation>名称 标题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>open file spreadsheet upload list</source>
   <translation>打开 文件 电子表格 上传 名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>opt-out do not call block exclude</source>
   <translation>禁用名单 退订 勿扰 屏蔽 排除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>palette</source>
   <translation>面板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>phone correction</source>
   <translation>电话 更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>preferences options</source>
   <translation>首选项 选项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>refresh credits</source>
   <translation>刷新 点数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>region correction</source>
   <translation>区域 更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>remove forget</source>
   <translation>移除 忘记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>repeat recheck</source>
   <translation>重复 重新查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>resume continue</source>
   <translation>恢复 继续</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic</source>
   <translation>例行 自动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic again template weekly</source>
   <translation>例行 自动 再次 模板 每周</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>routine automatic watch folder schedule times run</source>
   <translation>例行 自动 监视 文件夹 计划 时间 运行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv columns free</source>
   <translation>保存 xlsx csv 列 免费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>save xlsx csv download</source>
   <translation>保存 xlsx csv 下载</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>send submit start</source>
   <translation>发送 提交 开始</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>separator comma semicolon correction</source>
   <translation>分隔符 逗号 分号 更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>service price</source>
   <translation>服务 价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>summary page boss charts print</source>
   <translation>摘要 页面 图表 打印 汇报</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>tab page</source>
   <translation>选项卡 页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>titles correction</source>
   <translation>标题 更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>umlauts accents correction</source>
   <translation>乱码 字符 更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>verdict good doubtful bad rule</source>
   <translation>判定 良好 存疑 不良 规则</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>version licence updates</source>
   <translation>版本 许可证 更新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>waterfall another product service again</source>
   <translation>瀑布 其他产品 服务 继续</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>when to call time zone holidays hours</source>
   <translation>何时拨打 时区 节假日 时段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>worksheet correction</source>
   <translation>工作表 更正</translation>
  </message>
 </context>
 <context>
  <name>commands</name>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>About Dialproof</source>
   <translation>关于 Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Add columns (offline, free)…</source>
   <translation>添加列（离线，免费）…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Arrow keys to choose, Enter to run, Esc to close.</source>
   <translation>方向键选择，Enter 执行，Esc 关闭。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Back to the task monitor</source>
   <translation>返回任务监控</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Batch upload</source>
   <translation>批量上传</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Calling hours…</source>
   <translation>拨打时段…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Cancel reading, or show all rows again</source>
   <translation>取消读取，或重新显示所有行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Carry on with the batch</source>
   <translation>继续批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the number</source>
   <translation>查询号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Check the shown number again…</source>
   <translation>再次查询显示的号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose file…</source>
   <translation>选择文件…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the column with the country…</source>
   <translation>选择国家/地区列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns with the numbers…</source>
   <translation>选择号码列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the columns…</source>
   <translation>选择列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the connection</source>
   <translation>选择连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the country…</source>
   <translation>选择国家/地区…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the delimiter…</source>
   <translation>选择分隔符…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the encoding…</source>
   <translation>选择编码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the header row…</source>
   <translation>选择标题行…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the product…</source>
   <translation>选择产品…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Choose the sheet…</source>
   <translation>选择工作表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close a question or detail</source>
   <translation>关闭提问或详情</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the list without sending it</source>
   <translation>关闭名单而不发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Close the message</source>
   <translation>关闭消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Command palette</source>
   <translation>命令面板</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Compare with an earlier run…</source>
   <translation>与较早验证比较…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Connect an account…</source>
   <translation>连接账户…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Connections</source>
   <translation>连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy numbers (E.164)</source>
   <translation>复制号码 (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Copy the selected rows</source>
   <translation>复制所选行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the batch</source>
   <translation>删除批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Delete the chosen checks…</source>
   <translation>删除所选查询记录…</translation>
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
   <translation>所有页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Expand or collapse a row</source>
   <translation>展开和折叠行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export the list without sending it…</source>
   <translation>不发送，直接导出列表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Export…</source>
   <translation>导出…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Fetch the results again</source>
   <translation>重新获取结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Find a command, a list or a connection</source>
   <translation>查找命令、名单或连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Find a command, list or connection…</source>
   <translation>查找命令、名单或连接…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Find a command…</source>
   <translation>查找命令…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a section</source>
   <translation>转到某个部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to a tab</source>
   <translation>转到某个选项卡</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Go to {}</source>
   <translation>转到“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>Keyboard shortcuts</source>
   <translation>键盘快捷键</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Language…</source>
   <translation>语言…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Light or dark…</source>
   <translation>浅色或深色…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Lists</source>
   <translation>名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Look at the rows that could be mended</source>
   <translation>查看可以更正的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Manage connections…</source>
   <translation>管理连接…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Matches</source>
   <translation>匹配项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Mend the numbers as suggested</source>
   <translation>按建议更正号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next step…</source>
   <translation>下一步…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Next tab</source>
   <translation>下一个选项卡</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>No shortcut?</source>
   <translation>没有快捷键？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Nothing matches “{}”.</source>
   <translation>没有与“{}”匹配的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>On this page</source>
   <translation>本页</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the chosen row</source>
   <translation>打开所选行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the guide</source>
   <translation>打开指南</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the menu of the chosen row</source>
   <translation>打开所选行的菜单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Open the results of the batch</source>
   <translation>打开批次的结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Paste numbers as a list</source>
   <translation>将号码粘贴为名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Pause the batch</source>
   <translation>暂停批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Previous tab</source>
   <translation>上一个选项卡</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Privacy and deletion…</source>
   <translation>隐私和删除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Quit Dialproof</source>
   <translation>退出 Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Read the balance now</source>
   <translation>立即读取余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Recipes…</source>
   <translation>方案…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Redo the correction</source>
   <translation>重做更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh a former list by this one…</source>
   <translation>用此列表刷新以前的列表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Refresh the list…</source>
   <translation>刷新列表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Rename the batch…</source>
   <translation>重命名批次…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Results</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Run the recipe for this list</source>
   <translation>为此名单运行方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save as recipe…</source>
   <translation>另存为方案…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save changes</source>
   <translation>保存更改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Save the problem rows…</source>
   <translation>保存有问题的行…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search earlier checks</source>
   <translation>搜索查询记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the batches</source>
   <translation>搜索批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Search the results</source>
   <translation>搜索结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Select all rows</source>
   <translation>选择所有行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Settings…</source>
   <translation>设置…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows</source>
   <translation>显示所有行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show all rows again, then go back</source>
   <translation>重新显示所有行，再返回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only duplicates</source>
   <translation>仅显示重复行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only invalid rows</source>
   <translation>仅显示无效行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only numbers that can be called now</source>
   <translation>只显示现在可以拨打的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only rows without a number</source>
   <translation>仅显示没有号码的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show only valid rows</source>
   <translation>仅显示有效行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Show the log</source>
   <translation>显示日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Single check</source>
   <translation>单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Suppression lists…</source>
   <translation>禁用名单…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Tables and lists</source>
   <translation>表格和列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Task monitor</source>
   <translation>任务监控</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Try the sample list</source>
   <translation>试用示例名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo deleting</source>
   <translation>撤销删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Undo the last correction</source>
   <translation>撤销上一次更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/command_palette.py" />
   <source>Use “{}”</source>
   <translation>使用“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Verify the list</source>
   <translation>验证名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>What answers mean…</source>
   <translation>回答的含义…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a note about the batch…</source>
   <translation>为批次写备注…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/catalogue.py" />
   <source>Write a report (PDF)…</source>
   <translation>生成报告（PDF）…</translation>
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
   <translation>本地服务</translation>
  </message>
 </context>
 <context>
  <name>countries</name>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Afghanistan</source>
   <translation>阿富汗</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Albania</source>
   <translation>阿尔巴尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Algeria</source>
   <translation>阿尔及利亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>American Samoa</source>
   <translation>美属萨摩亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Andorra</source>
   <translation>安道尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Angola</source>
   <translation>安哥拉</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Anguilla</source>
   <translation>安圭拉</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antarctica</source>
   <translation>南极洲</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Antigua &amp; Barbuda</source>
   <translation>安提瓜和巴布达</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Argentina</source>
   <translation>阿根廷</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Armenia</source>
   <translation>亚美尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Aruba</source>
   <translation>阿鲁巴</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ascension Island</source>
   <translation>阿森松岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Australia</source>
   <translation>澳大利亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Austria</source>
   <translation>奥地利</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Azerbaijan</source>
   <translation>阿塞拜疆</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahamas</source>
   <translation>巴哈马</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bahrain</source>
   <translation>巴林</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bangladesh</source>
   <translation>孟加拉国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Barbados</source>
   <translation>巴巴多斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belarus</source>
   <translation>白俄罗斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belgium</source>
   <translation>比利时</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Belize</source>
   <translation>伯利兹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Benin</source>
   <translation>贝宁</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bermuda</source>
   <translation>百慕大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bhutan</source>
   <translation>不丹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bolivia</source>
   <translation>玻利维亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bosnia &amp; Herzegovina</source>
   <translation>波斯尼亚和黑塞哥维那</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Botswana</source>
   <translation>博茨瓦纳</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bouvet Island</source>
   <translation>布韦岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brazil</source>
   <translation>巴西</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Indian Ocean Territory</source>
   <translation>英属印度洋领地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>British Virgin Islands</source>
   <translation>英属维尔京群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Brunei</source>
   <translation>文莱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Bulgaria</source>
   <translation>保加利亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Burkina Faso</source>
   <translation>布基纳法索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Burundi</source>
   <translation>布隆迪</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cambodia</source>
   <translation>柬埔寨</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cameroon</source>
   <translation>喀麦隆</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canada</source>
   <translation>加拿大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Canary Islands</source>
   <translation>加纳利群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cape Verde</source>
   <translation>佛得角</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Caribbean Netherlands</source>
   <translation>荷属加勒比区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cayman Islands</source>
   <translation>开曼群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Central African Republic</source>
   <translation>中非共和国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ceuta &amp; Melilla</source>
   <translation>休达及梅利利亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chad</source>
   <translation>乍得</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Chile</source>
   <translation>智利</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>China</source>
   <translation>中国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Christmas Island</source>
   <translation>圣诞岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Clipperton Island</source>
   <translation>克利珀顿岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cocos (Keeling) Islands</source>
   <translation>科科斯（基林）群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Colombia</source>
   <translation>哥伦比亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Comoros</source>
   <translation>科摩罗</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Brazzaville</source>
   <translation>刚果（布）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Congo - Kinshasa</source>
   <translation>刚果（金）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cook Islands</source>
   <translation>库克群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Costa Rica</source>
   <translation>哥斯达黎加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Croatia</source>
   <translation>克罗地亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cuba</source>
   <translation>古巴</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Curaçao</source>
   <translation>库拉索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Cyprus</source>
   <translation>塞浦路斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Czechia</source>
   <translation>捷克</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Côte d’Ivoire</source>
   <translation>科特迪瓦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Denmark</source>
   <translation>丹麦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Diego Garcia</source>
   <translation>迪戈加西亚岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Djibouti</source>
   <translation>吉布提</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominica</source>
   <translation>多米尼克</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Dominican Republic</source>
   <translation>多米尼加共和国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ecuador</source>
   <translation>厄瓜多尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Egypt</source>
   <translation>埃及</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>El Salvador</source>
   <translation>萨尔瓦多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Equatorial Guinea</source>
   <translation>赤道几内亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eritrea</source>
   <translation>厄立特里亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Estonia</source>
   <translation>爱沙尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Eswatini</source>
   <translation>斯威士兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ethiopia</source>
   <translation>埃塞俄比亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>European Union</source>
   <translation>欧盟</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Falkland Islands</source>
   <translation>福克兰群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Faroe Islands</source>
   <translation>法罗群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Fiji</source>
   <translation>斐济</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Finland</source>
   <translation>芬兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>France</source>
   <translation>法国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Guiana</source>
   <translation>法属圭亚那</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Polynesia</source>
   <translation>法属波利尼西亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>French Southern Territories</source>
   <translation>法属南部领地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gabon</source>
   <translation>加蓬</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gambia</source>
   <translation>冈比亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Georgia</source>
   <translation>格鲁吉亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Germany</source>
   <translation>德国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ghana</source>
   <translation>加纳</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Gibraltar</source>
   <translation>直布罗陀</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greece</source>
   <translation>希腊</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Greenland</source>
   <translation>格陵兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Grenada</source>
   <translation>格林纳达</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guadeloupe</source>
   <translation>瓜德罗普</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guam</source>
   <translation>关岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guatemala</source>
   <translation>危地马拉</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guernsey</source>
   <translation>根西岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea</source>
   <translation>几内亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guinea-Bissau</source>
   <translation>几内亚比绍</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Guyana</source>
   <translation>圭亚那</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Haiti</source>
   <translation>海地</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Heard &amp; McDonald Islands</source>
   <translation>赫德岛和麦克唐纳群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Honduras</source>
   <translation>洪都拉斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hong Kong SAR China</source>
   <translation>中国香港特别行政区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Hungary</source>
   <translation>匈牙利</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iceland</source>
   <translation>冰岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>India</source>
   <translation>印度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Indonesia</source>
   <translation>印度尼西亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iran</source>
   <translation>伊朗</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Iraq</source>
   <translation>伊拉克</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ireland</source>
   <translation>爱尔兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Isle of Man</source>
   <translation>马恩岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Israel</source>
   <translation>以色列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Italy</source>
   <translation>意大利</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jamaica</source>
   <translation>牙买加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Japan</source>
   <translation>日本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jersey</source>
   <translation>泽西岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Jordan</source>
   <translation>约旦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kazakhstan</source>
   <translation>哈萨克斯坦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kenya</source>
   <translation>肯尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kiribati</source>
   <translation>基里巴斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kosovo</source>
   <translation>科索沃</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kuwait</source>
   <translation>科威特</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Kyrgyzstan</source>
   <translation>吉尔吉斯斯坦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Laos</source>
   <translation>老挝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Latvia</source>
   <translation>拉脱维亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lebanon</source>
   <translation>黎巴嫩</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lesotho</source>
   <translation>莱索托</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liberia</source>
   <translation>利比里亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Libya</source>
   <translation>利比亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Liechtenstein</source>
   <translation>列支敦士登</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Lithuania</source>
   <translation>立陶宛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Luxembourg</source>
   <translation>卢森堡</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Macao SAR China</source>
   <translation>中国澳门特别行政区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Madagascar</source>
   <translation>马达加斯加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malawi</source>
   <translation>马拉维</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malaysia</source>
   <translation>马来西亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Maldives</source>
   <translation>马尔代夫</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mali</source>
   <translation>马里</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Malta</source>
   <translation>马耳他</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Marshall Islands</source>
   <translation>马绍尔群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Martinique</source>
   <translation>马提尼克</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritania</source>
   <translation>毛里塔尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mauritius</source>
   <translation>毛里求斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mayotte</source>
   <translation>马约特</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mexico</source>
   <translation>墨西哥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Micronesia</source>
   <translation>密克罗尼西亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Moldova</source>
   <translation>摩尔多瓦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Monaco</source>
   <translation>摩纳哥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mongolia</source>
   <translation>蒙古</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Montenegro</source>
   <translation>黑山</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Montserrat</source>
   <translation>蒙特塞拉特</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Morocco</source>
   <translation>摩洛哥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Mozambique</source>
   <translation>莫桑比克</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Myanmar (Burma)</source>
   <translation>缅甸</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Namibia</source>
   <translation>纳米比亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nauru</source>
   <translation>瑙鲁</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nepal</source>
   <translation>尼泊尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Netherlands</source>
   <translation>荷兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Caledonia</source>
   <translation>新喀里多尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>New Zealand</source>
   <translation>新西兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nicaragua</source>
   <translation>尼加拉瓜</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niger</source>
   <translation>尼日尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Nigeria</source>
   <translation>尼日利亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Niue</source>
   <translation>纽埃</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norfolk Island</source>
   <translation>诺福克岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Korea</source>
   <translation>朝鲜</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>North Macedonia</source>
   <translation>北马其顿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Northern Mariana Islands</source>
   <translation>北马里亚纳群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Norway</source>
   <translation>挪威</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Oman</source>
   <translation>阿曼</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Outlying Oceania</source>
   <translation>大洋洲边远群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pakistan</source>
   <translation>巴基斯坦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palau</source>
   <translation>帕劳</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Palestinian Territories</source>
   <translation>巴勒斯坦领土</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Panama</source>
   <translation>巴拿马</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Papua New Guinea</source>
   <translation>巴布亚新几内亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Paraguay</source>
   <translation>巴拉圭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Peru</source>
   <translation>秘鲁</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Philippines</source>
   <translation>菲律宾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Pitcairn Islands</source>
   <translation>皮特凯恩群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Poland</source>
   <translation>波兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Portugal</source>
   <translation>葡萄牙</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Puerto Rico</source>
   <translation>波多黎各</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Qatar</source>
   <translation>卡塔尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Romania</source>
   <translation>罗马尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Russia</source>
   <translation>俄罗斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Rwanda</source>
   <translation>卢旺达</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Réunion</source>
   <translation>留尼汪</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Samoa</source>
   <translation>萨摩亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>San Marino</source>
   <translation>圣马力诺</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Saudi Arabia</source>
   <translation>沙特阿拉伯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Senegal</source>
   <translation>塞内加尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Serbia</source>
   <translation>塞尔维亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Seychelles</source>
   <translation>塞舌尔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sierra Leone</source>
   <translation>塞拉利昂</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Singapore</source>
   <translation>新加坡</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sint Maarten</source>
   <translation>荷属圣马丁</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovakia</source>
   <translation>斯洛伐克</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Slovenia</source>
   <translation>斯洛文尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Solomon Islands</source>
   <translation>所罗门群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Somalia</source>
   <translation>索马里</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Africa</source>
   <translation>南非</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Georgia &amp; South Sandwich Islands</source>
   <translation>南乔治亚和南桑威奇群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Korea</source>
   <translation>韩国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>South Sudan</source>
   <translation>南苏丹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Spain</source>
   <translation>西班牙</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sri Lanka</source>
   <translation>斯里兰卡</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Barthélemy</source>
   <translation>圣巴泰勒米</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Helena</source>
   <translation>圣赫勒拿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Kitts &amp; Nevis</source>
   <translation>圣基茨和尼维斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Lucia</source>
   <translation>圣卢西亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Martin</source>
   <translation>法属圣马丁</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Pierre &amp; Miquelon</source>
   <translation>圣皮埃尔和密克隆群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>St. Vincent &amp; Grenadines</source>
   <translation>圣文森特和格林纳丁斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sudan</source>
   <translation>苏丹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Suriname</source>
   <translation>苏里南</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Svalbard &amp; Jan Mayen</source>
   <translation>斯瓦尔巴和扬马延</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Sweden</source>
   <translation>瑞典</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Switzerland</source>
   <translation>瑞士</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Syria</source>
   <translation>叙利亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>São Tomé &amp; Príncipe</source>
   <translation>圣多美和普林西比</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Taiwan</source>
   <translation>台湾</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tajikistan</source>
   <translation>塔吉克斯坦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tanzania</source>
   <translation>坦桑尼亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Thailand</source>
   <translation>泰国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Timor-Leste</source>
   <translation>东帝汶</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Togo</source>
   <translation>多哥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tokelau</source>
   <translation>托克劳</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tonga</source>
   <translation>汤加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Trinidad &amp; Tobago</source>
   <translation>特立尼达和多巴哥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tristan da Cunha</source>
   <translation>特里斯坦-达库尼亚群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tunisia</source>
   <translation>突尼斯</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turkmenistan</source>
   <translation>土库曼斯坦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Turks &amp; Caicos Islands</source>
   <translation>特克斯和凯科斯群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Tuvalu</source>
   <translation>图瓦卢</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Türkiye</source>
   <translation>土耳其</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Outlying Islands</source>
   <translation>美国本土外小岛屿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>U.S. Virgin Islands</source>
   <translation>美属维尔京群岛</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uganda</source>
   <translation>乌干达</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Ukraine</source>
   <translation>乌克兰</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Arab Emirates</source>
   <translation>阿拉伯联合酋长国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United Kingdom</source>
   <translation>英国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>United States</source>
   <translation>美国</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uruguay</source>
   <translation>乌拉圭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Uzbekistan</source>
   <translation>乌兹别克斯坦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vanuatu</source>
   <translation>瓦努阿图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vatican City</source>
   <translation>梵蒂冈</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Venezuela</source>
   <translation>委内瑞拉</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Vietnam</source>
   <translation>越南</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Wallis &amp; Futuna</source>
   <translation>瓦利斯和富图纳</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Western Sahara</source>
   <translation>西撒哈拉</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Yemen</source>
   <translation>也门</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zambia</source>
   <translation>赞比亚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Zimbabwe</source>
   <translation>津巴布韦</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>Åland Islands</source>
   <translation>奥兰群岛</translation>
  </message>
 </context>
 <context>
  <name>crash</name>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Close Dialproof</source>
   <translation>关闭 Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue</source>
   <translation>继续</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Continue, and if something looks wrong, close Dialproof and start it again. The details have no phone numbers and no keys, so that you can send them to whoever looks after it.</source>
   <translation>您可以继续；如果发现异常，请关闭 Dialproof 并重新启动。详细信息不含电话号码和密钥，可以发送给维护人员。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copied</source>
   <translation>已复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Copy details</source>
   <translation>复制详细信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details</source>
   <translation>详细信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Details…</source>
   <translation>详细信息…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof didn't close properly last time.</source>
   <translation>Dialproof 上次未正常关闭。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Dialproof ended unexpectedly last time.</source>
   <translation>Dialproof 上次意外结束。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Hide details</source>
   <translation>隐藏详细信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was sent is written down before it leaves. Lists under way go on, now or at the next start; if it isn't known whether a task arrived, you are asked.</source>
   <translation>不会重复发送，也不会丢失名单：内容在发送前都已记录。进行中的名单会立即或在下次启动时继续；如果无法确定某个任务是否送达，会询问您。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice and no list is lost: what was under way goes on. If it isn't known whether a task arrived, the task monitor asks you.</source>
   <translation>不会重复发送，也不会丢失名单：进行中的内容会继续。如果无法确定某个任务是否送达，任务监控会询问您。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.</source>
   <translation>不会重复发送。如果问题持续出现，请关闭 Dialproof 并重新启动。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Open log folder</source>
   <translation>打开日志文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Show details</source>
   <translation>显示详细信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof again.</source>
   <translation>Dialproof 内部再次出现问题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Dialproof 内部出现问题。</translation>
  </message>
 </context>
 <context>
  <name>decide</name>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>An older copy took the place of the damaged journal, so it is not known which of its numbers were checked since then. Dialproof doesn't ask by itself, because some might be paid for twice.</source>
   <translation>损坏的台账已由较旧的副本替换，因此无法确定此后又查询了其中哪些号码。Dialproof 不会自行请求，因为有些号码可能会重复付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Asking the service…</source>
   <translation>正在询问服务…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance after</source>
   <translation>发送后余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Balance before</source>
   <translation>发送前余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check these</source>
   <translation>查询这些号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Check those without an answer here</source>
   <translation>查询此处没有答复的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Choose a way</source>
   <translation>选择处理方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide later</source>
   <translation>稍后决定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof doesn't send it again by itself: some services accept what they say they refuse. Fix what the service names, then send it again.</source>
   <translation>Dialproof 不会自行重新发送：有些服务会接受其声称拒绝的内容。请按服务的说明修正，然后重新发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did it arrive?</source>
   <translation>是否已送达？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Did task {} of “{}” arrive?</source>
   <translation>第 {} 个任务（“{}”）是否已送达？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>First and last</source>
   <translation>首个和末个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Hide the answer</source>
   <translation>隐藏响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should it go on?</source>
   <translation>如何继续？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>How should task {} of “{}” go on?</source>
   <translation>第 {} 个任务（“{}”）如何继续？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It arrived: continue with its id</source>
   <translation>已送达：凭任务 ID 接管</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It did not arrive: send it again</source>
   <translation>未送达：重新发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It has another id at the service</source>
   <translation>任务在服务中使用另一个 ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is fixed: send it again</source>
   <translation>已修正：重新发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>It is not known whether it arrived. Dialproof doesn't send it again by itself, because it might be paid for twice. Your service's own task list or its support can tell.</source>
   <translation>无法确定是否已送达。Dialproof 不会自行重新发送，因为可能会重复付费。您可以查看服务的任务列表，或咨询其支持人员。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Leave it</source>
   <translation>保持原样</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Look for this task</source>
   <translation>查找此任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Numbers</source>
   <translation>号码数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again</source>
   <translation>重新发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Send it again?</source>
   <translation>是否重新发送？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Sent</source>
   <translation>发送时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Show the service's answer</source>
   <translation>显示服务的响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>Started</source>
   <translation>开始时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task id</source>
   <translation>任务 ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it probably did not arrive.</source>
   <translation>余额没有减少，因此很可能未送达。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance didn't fall, so it was not charged.</source>
   <translation>余额没有减少，因此未扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The balance fell by {}, so it probably arrived.</source>
   <translation>余额减少了 {}，因此很可能已送达。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The reply to it is here, and could not be read. Correct the connection, or how results are read, and carry on: nothing is paid for again.</source>
   <translation>它的回复已在本机，但无法读取。请更正连接或结果的读取方式，然后继续：不会再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service accepted it as {}. “Fetch again” in the task monitor is free.</source>
   <translation>服务已将其接受为 {}。任务监控中的“重新获取”免费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service has no task {}. Check the id.</source>
   <translation>服务中没有任务 {}。请检查该 ID。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The service refused task {} of “{}”.</source>
   <translation>服务拒绝了第 {} 个任务（“{}”）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>The service's answer</source>
   <translation>服务的响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>The task's id at the service, such as t_8f31</source>
   <translation>任务在服务中的 ID，例如 t_8f31</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Were more numbers of “{}” checked?</source>
   <translation>“{}”中是否又有号码已被查询？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>What happened</source>
   <translation>发生的情况</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>balance {} → {}</source>
   <translation>余额 {} → {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>sent {}</source>
   <translation>发送时间：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>started {}</source>
   <translation>开始时间：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/evidence.py" />
   <source>{} to {}</source>
   <translation>{} 至 {}</translation>
  </message>
 </context>
 <context>
  <name>errors</name>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>A list that was deleted since had {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours.</source>
   <translation>一个此后被删除的名单含有“{name}”的 {total} 个号码中的 {count} 个，已在过去 24 小时内为 {product} 发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>A number may have been charged without an answer ({reason}).</source>
   <translation>有一个号码可能已扣费，但未得到答复（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Add --no-suppression to check it all the same, or take it off the list.</source>
   <translation>添加 --no-suppression 仍可查询该号码，或将其从名单中移除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Add credit to the account, then carry on.</source>
   <translation>请为账户充值，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name in the settings.</source>
   <translation>请在设置中以该名称添加其文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Add its file under that name, in the settings or by “dialproof suppress add”.</source>
   <translation>请在设置中或用“dialproof suppress add”以该名称添加其文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>All numbers in “{name}” are on your suppression lists ({lists}), so nothing is sent.</source>
   <translation>“{name}”中的所有号码都在您的禁用名单（{lists}）中，因此不发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Ask the service what it delivers there; fetching it again is free.</source>
   <translation>请向服务方询问其发送的内容；重新获取不收费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask whoever looks after this computer to correct it.</source>
   <translation>请让此计算机的维护人员修正。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>By its own word it took nothing of this request; what was accepted earlier goes on.</source>
   <translation>服务表示未接受此请求中的任何内容；先前已接受的内容继续处理。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Cancelled.</source>
   <translation>已取消。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Carry it on in the task monitor, or delete it there and send the list anew.</source>
   <translation>请在任务监控中继续，或在那里将其删除后重新发送名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check it, capital letters and keyboard layout included, and try again.</source>
   <translation>请检查密码（包括大小写和键盘布局），然后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address (it ends with the version, as in /api/v1) and the task's id.</source>
   <translation>请检查连接的地址（以版本结尾，例如 /api/v1）和任务 ID。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection's address. If it is right, teach Dialproof what the service calls things: “Test” in the connection's settings shows what it says.</source>
   <translation>请检查连接的地址。如果地址无误，请在服务术语中告诉 Dialproof 服务使用的名称：连接设置中的“测试”会显示服务的响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the connection's address: it ends with the version, as in /api/v1.</source>
   <translation>请检查连接的地址：应以版本结尾，例如 /api/v1。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the connection: its address, and with “Test” what the service says. The names that the service uses can be set there.</source>
   <translation>请检查连接：其地址，以及用“测试”查看服务的响应。服务使用的名称也可以在那里填写。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Check the default country and the column with the numbers.</source>
   <translation>请检查默认国家/地区和号码列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Check the name and the folder, or choose the file again.</source>
   <translation>请检查名称和文件夹，或重新选择文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again.</source>
   <translation>请检查网络和连接的地址，然后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Check the network and the connection's address, then try again; “dialproof resume” carries on a batch.</source>
   <translation>请检查网络和连接的地址，然后重试；“dialproof resume”可继续批次。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Check the product and the country, and what the service says.</source>
   <translation>请检查产品和国家/地区，以及服务的说明。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file in it.</source>
   <translation>请选择其中的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose a file with at least one row.</source>
   <translation>请选择至少有一行的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose another encoding, or save the list as XLSX or as CSV in UTF-8.</source>
   <translation>请选择其他编码，或将名单另存为 XLSX 或 UTF-8 编码的 CSV。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose another one.</source>
   <translation>请选择另一个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Choose another place, or close the file if it is open elsewhere.</source>
   <translation>请选择其他位置；如果文件在别处打开，请先关闭。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Choose another product for these numbers, or verify them together with a longer list.</source>
   <translation>请为这些号码选择其他产品，或将其与更长的名单一起验证。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Choose fewer rows with a filter, or split the list into smaller files.</source>
   <translation>请用筛选减少行数，或将名单拆分为较小的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these, by name or by letter.</source>
   <translation>请按名称或列字母选择其中之一。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose one of these.</source>
   <translation>请选择其中之一。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the archive or the file that has the list, as a spreadsheet (XLSX, XLS, ODS) or text (CSV, TXT).</source>
   <translation>请选择包含名单的压缩包或文件，格式为电子表格（XLSX、XLS、ODS）或文本（CSV、TXT）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the country of the national numbers, or correct the rows with a problem.</source>
   <translation>请选择国内格式号码所属的国家/地区，或更正有问题的行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Choose the file again where it is now.</source>
   <translation>请在文件现在的位置重新选择。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Choose the row in which the columns' names stand, or none.</source>
   <translation>请选择列名所在的行，或选择“无”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Close every Dialproof and start it again: it restores its newest copy and says what needs a decision.</source>
   <translation>请关闭所有 Dialproof 并重新启动：它会恢复最新的副本，并说明哪些内容需要决定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Close it in other programs, check that you may read it, or copy it to your own folder.</source>
   <translation>请在其他程序中关闭该文件，检查您是否有读取权限，或将其复制到您自己的文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and check that the account may use this product.</source>
   <translation>请从您在该服务的账户中重新复制密钥，并检查账户是否有权使用此产品。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Copy the key anew from your account at the service, and enter it in the settings under Connection.</source>
   <translation>请从您在该服务的账户中重新复制密钥，并在设置的“连接”中输入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Correct that file in the folder “recipes” of the data folder, or save the recipe anew.</source>
   <translation>请在数据文件夹的“recipes”文件夹中更正该文件，或重新保存方案。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the products of this connection in the settings, or go back to those that come with the program.</source>
   <translation>请在设置中修正此连接的产品，或恢复程序自带的产品。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Correct the service profile of this connection in the settings, or clear it there.</source>
   <translation>请在设置中修正此连接的术语表，或将其清空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings or by “dialproof suppress remove {name}”, and add its file again.</source>
   <translation>请在设置中或用“dialproof suppress remove {name}”将其删除，然后重新添加其文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Delete it in the settings, and add its file again.</source>
   <translation>请在设置中将其删除，然后重新添加其文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Dialproof doesn't start, so that nothing happens that your organisation doesn't want. Nothing was sent.</source>
   <translation>Dialproof 不会启动，以免发生您的组织不希望的情况。未发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Dialproof is already open over “{name}”, and its window does not answer.</source>
   <translation>已有一个 Dialproof 正在使用“{name}”，但其窗口没有响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Enter its password.</source>
   <translation>请输入其密码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address.</source>
   <translation>请在设置的“连接”中输入密钥，或为该地址设置 DIALPROOF_API_KEY。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the key in the settings under Connection.</source>
   <translation>请在设置的“连接”中输入密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away.</source>
   <translation>请输入产品价格，或取消上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Enter the product's price, or take the cap away; then carry on.</source>
   <translation>请输入产品价格，或取消上限，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Every valid number in “{name}” is on your suppression lists ({lists}), so nothing is sent. Rows with a number that has a problem: {count}.</source>
   <translation>“{name}”中的所有有效号码都在您的禁用名单（{lists}）中，因此不发送任何内容。含有问题号码的行：{count}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Export them as an Excel workbook (XLSX) instead: it has every row and column of the list.</source>
   <translation>请改为导出为 Excel 工作簿（XLSX）：它包含名单的所有行和列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space and try again; “dialproof resume” carries on with what is open.</source>
   <translation>请腾出一些空间后重试；“dialproof resume”可继续未完成的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, check the folder's rights, or name another with --home.</source>
   <translation>请腾出一些空间，检查文件夹的权限，或用 --home 指定其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, or check the folder's rights.</source>
   <translation>请腾出一些空间，或检查文件夹的权限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, start Dialproof again, and decide “It arrived” with this id.</source>
   <translation>请腾出一些空间，重新启动 Dialproof，并用此 ID 决定“已送达”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Free some space, then carry on.</source>
   <translation>请腾出一些空间，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it a cap.</source>
   <translation>请为它设置上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Give it one: numbers or amount under [cap] in its file, or in the window.</source>
   <translation>请为它设置上限：在其文件的 [cap] 下写 numbers 或 amount，或在窗口中设置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Give its password in a file with --password-file, or on a terminal, where it is asked for.</source>
   <translation>请用 --password-file 通过文件提供其密码，或在终端中按提示输入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; or enter the key in the settings under Connection.</source>
   <translation>如果它确实用于该地址，请在设置 DIALPROOF_API_KEY 后运行“dialproof resume --base-url {base_url}”；或在设置的“连接”中输入密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>If it is on a network drive or in a cloud folder, copy it to your own disk and choose the copy; else save it anew as XLSX or CSV.</source>
   <translation>如果它在网络驱动器或云文件夹中，请复制到本机磁盘并选择该副本；否则请重新保存为 XLSX 或 CSV。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>In the window, open the results of this batch and choose “Read results differently…”, where you see the file as it was received. If it isn't a result at all, ask the service.</source>
   <translation>请在窗口中打开此批次的结果，选择“以其他方式读取结果…”，在那里可以看到收到的原始文件。如果它根本不是结果，请咨询服务方。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version, or name another folder with --home.</source>
   <translation>请安装更新的版本，或用 --home 指定其他文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Install the newer version.</source>
   <translation>请安装更新的版本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It can't be told whether there is a new version: {reason}.</source>
   <translation>无法得知是否有新版本：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It goes on by itself once that day or month is over, if the window is open then; or raise the cap on the page Balance, and carry on.</source>
   <translation>当天或当月结束后，如果窗口仍打开，将自动继续；或者在“余额”页面提高上限，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It goes on there.</source>
   <translation>它会在那里继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is Dialproof's window, or another command: look there, or wait until it has finished.</source>
   <translation>是 Dialproof 的窗口或另一条命令：请到那里查看，或等它完成。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>It is a command in a terminal, or run by a schedule. Wait until it has finished.</source>
   <translation>是一条命令，在终端中运行或由计划任务运行。请等它完成。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>It is not checked again by itself, since that might be charged, too.</source>
   <translation>不会自动再次查询该号码，因为再次查询也可能扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>It is not known whether the service accepted {count} submission(s) ({reason}).</source>
   <translation>无法确定服务是否已接受 {count} 次提交（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>It is yours alone from now on. Whether somebody changed anything in it before can't be seen.</source>
   <translation>从现在起只有您可以访问。无法得知此前是否有人更改过其中的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Its owner can read your lists and change what was noted of them.</source>
   <translation>其所有者可以读取您的名单，并更改相关记录。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance and ask the service before you have the rest sent again.</source>
   <translation>重新发送其余号码之前，请先查看余额并咨询服务方。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Look at the balance before you check the number again.</source>
   <translation>再次查询该号码之前，请先查看余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Look at the balance in your account at the service.</source>
   <translation>请在该服务的账户中查看余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at the suppression lists in the settings.</source>
   <translation>请在设置中查看禁用名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Look at what would be sent and what it costs now, and send it again.</source>
   <translation>请查看现在将发送的内容和费用，然后重新发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for it, also on other computers that use this folder; close or end it, then start Dialproof again.</source>
   <translation>请找到它（也可能在使用此文件夹的其他计算机上），将其关闭或结束，然后重新启动 Dialproof。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Look for lists and tasks that you don't know before you send anything.</source>
   <translation>发送任何内容之前，请查看是否有您不认识的名单和任务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Look in your service's task list before you decide, or verify a list again. The damaged file is kept in “{folder}”.</source>
   <translation>请在决定之前查看服务的任务列表，或重新验证名单。损坏的文件保存在“{folder}”中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Missing in it, and perhaps sent: {lists}. Verified again, they wait for your decision first.</source>
   <translation>其中缺少且可能已发送的名单：{lists}。如果重新验证，会先等待您的决定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Name a folder of your own with --home or DIALPROOF_HOME.</source>
   <translation>请用 --home 或 DIALPROOF_HOME 指定您自己的文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Name another file with “-o”. “dialproof export BATCH -o FILE” writes a batch's result elsewhere, for free; “dialproof tasks” lists them.</source>
   <translation>请用“-o”指定其他文件。“dialproof export BATCH -o FILE”可将批次的结果免费写入其他位置；“dialproof tasks”可列出批次。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the column with the numbers, and the country of numbers written without a country code.</source>
   <translation>请指定号码所在的列，以及不带国家/地区代码的号码所属的国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Name the country that numbers without a country code are written in (“--country GB”, for example), or mend the others (“--mend”).</source>
   <translation>请指明没有国家/地区代码的号码所属的国家/地区（例如“--country GB”），或修正其余号码（“--mend”）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>No answer came for {number} ({reason}).</source>
   <translation>未收到 {number} 的答复（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>No phone numbers were found in “{name}”.</source>
   <translation>在“{name}”中未找到电话号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>None of the numbers in “{name}” is valid, so there is nothing to send.</source>
   <translation>“{name}”中没有有效号码，因此没有可发送的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id. Free some space, or end what holds the journal; then “dialproof decide {batch}/{part} --arrived {task_id}” and “dialproof resume” carry on.</source>
   <translation>请记下此 ID。请腾出一些空间，或结束占用台账的程序；然后用“dialproof decide {batch}/{part} --arrived {task_id}”和“dialproof resume”继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Note this id: at the next start Dialproof asks whether the task arrived.</source>
   <translation>请记下此 ID：下次启动时，Dialproof 会询问该任务是否已送达。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Nothing is lost: the journal has all that was sent.</source>
   <translation>没有丢失任何内容：所有已发送的内容都记录在台账中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Nothing is lost: what was sent is in the journal, and the batch can be carried on.</source>
   <translation>没有丢失任何内容：已发送的内容都记录在台账中，批次可以继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is overwritten.</source>
   <translation>不会覆盖任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing is sent that can't be written down first. An answer on its way may need your decision.</source>
   <translation>无法先记录下来的内容不会发送。途中的答复可能需要您作出决定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing is sent through this connection until it is corrected; your lists are unchanged.</source>
   <translation>修正之前不会通过此连接发送任何内容；您的名单没有改变。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more is sent until it has been put right.</source>
   <translation>修复之前不会再发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing more of it is sent. What was answered earlier is still at the service.</source>
   <translation>此名单的内容不会再发送。先前的答复仍保存在服务中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Nothing of it is lost.</source>
   <translation>其中没有任何内容丢失。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Nothing of that was sent.</source>
   <translation>其中没有发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was changed.</source>
   <translation>未作任何更改。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Nothing was sent, and your file is unchanged.</source>
   <translation>未发送任何内容，您的文件也没有改变。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Nothing was sent.</source>
   <translation>没有发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Of the numbers in “{name}”, {total} would be sent; {count} of these went for {product} within the last 24 hours or will go, {where}.</source>
   <translation>“{name}”的号码中将发送 {total} 个；其中 {count} 个在过去 24 小时内已为{product}发送或即将发送，{where}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program and save it anew, or ask for the file again.</source>
   <translation>请用电子表格程序打开并重新保存，或重新索取该文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Open it in your spreadsheet program, save a copy without a password, and choose the copy.</source>
   <translation>请用电子表格程序打开，另存一份不带密码的副本，然后选择该副本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Open the file again and correct it there; the answers that this list has can be reused for free.</source>
   <translation>请重新打开该文件并在那里更正；此列表已有的答案可以免费重复使用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that.</source>
   <translation>请用电子表格程序打开文件，另存为新的 XLSX 或 CSV，然后选择新文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Others on this computer could write in the data folder “{name}”.</source>
   <translation>此计算机上的其他用户此前可以写入数据文件夹“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Press the button again to pay for them once more.</source>
   <translation>请再次按下按钮，为这些号码再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”.</source>
   <translation>请在“方案…”的“更改…”中提高方案的上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe under “Recipes…”, “Change…”; then carry on.</source>
   <translation>请在“方案…”的“更改…”中提高方案的上限，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap of the recipe, or verify the list by hand.</source>
   <translation>请提高方案的上限，或手动验证名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, or wait until that day or month is over.</source>
   <translation>请在“余额”页面提高上限，或等待当天或当月结束。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”.</source>
   <translation>请在“余额”页面的“支出上限”中提高上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the cap on the page Balance, under “Spend at most”; then carry on.</source>
   <translation>请在“余额”页面的“支出上限”中提高上限，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Raise the quota at the service, or wait until it is renewed, then send again.</source>
   <translation>请在服务方提高配额，或等到配额重置，然后重新发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Reuse their answers if that is offered and not chosen yet, or press the button again to pay for them once more.</source>
   <translation>如果有沿用答复的选项且尚未选中，请沿用；或再次按下按钮，为这些号码再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Row {row} can't be the header: only the first {rows} rows are looked at.</source>
   <translation>第 {row} 行不能作为标题行：只在前 {rows} 行中查找。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save or export the list in it as XLSX or CSV and choose that file.</source>
   <translation>请将其中的名单保存或导出为 XLSX 或 CSV，然后选择该文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Save the list as XLSX or CSV and choose that file.</source>
   <translation>请将名单保存为 XLSX 或 CSV，然后选择该文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Save the list as a workbook (XLSX), or name no sheet; a recipe names it in its text file.</source>
   <translation>请把列表另存为工作簿 (XLSX)，或不指定工作表；方案在其文本文件中指定工作表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>See “dialproof --help”.</source>
   <translation>请参阅“dialproof --help”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Send the list in smaller tasks.</source>
   <translation>请以较小的任务发送名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Some answers that “{name}” was to reuse are too old by now, or their list was deleted.</source>
   <translation>“{name}”原定沿用的部分答复现已过旧，或其名单已删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>Something went wrong.</source>
   <translation>出现问题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Split the list into smaller files.</source>
   <translation>请将名单拆分为较小的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>Start Dialproof again. If it keeps happening, look into the log.</source>
   <translation>请重新启动 Dialproof。如果问题持续出现，请查看日志。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Start Dialproof with a data folder of your own.</source>
   <translation>请使用您自己的数据文件夹启动 Dialproof。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Take it off the list to check it.</source>
   <translation>要检查该号码，请先将其从名单中移除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Task {part} of “{name}” was accepted as “{task_id}”, and that can't be written down ({reason}).</source>
   <translation>“{name}”的第 {part} 个任务已被接受为“{task_id}”，但无法记录（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>That password doesn't open “{name}”.</source>
   <translation>此密码无法打开“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The API key for {origin} is in the system keyring, which is locked.</source>
   <translation>{origin} 的 API 密钥保存在系统密钥环中，而该密钥环已锁定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The account's quota is used up. {message}</source>
   <translation>账户的配额已用尽。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} is too large: {reason}.</source>
   <translation>{origin} 的响应过大：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The answer of {origin} was not understood: {reason}.</source>
   <translation>无法理解 {origin} 的响应：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The answers are kept; nothing is lost.</source>
   <translation>答复均已保留，没有丢失任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” is protected with a password.</source>
   <translation>压缩包“{name}”受密码保护。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>The archive “{name}” packs another archive, “{inner}”; archives in archives are not unpacked.</source>
   <translation>压缩包“{name}”中还有压缩包“{inner}”；嵌套的压缩包不会解压。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}.</source>
   <translation>方案“{recipe}”每次运行的上限是 {cap}，而“{name}”需要 {needed}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of the recipe “{recipe}”, {cap}, leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>方案“{recipe}”的上限（{cap}）所剩不足：目前已支出 {spent}，剩余部分还需 {cost}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} can't be kept: nobody has said what a number costs.</source>
   <translation>无法遵守上限（{cap}）：尚不知道每个号码的价格。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The cap of {cap} leaves too little: {spent} spent so far, and what is left costs {cost}.</source>
   <translation>上限（{cap}）所剩不足：目前已支出 {spent}，剩余部分还需 {cost}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The check may have been charged all the same; the balance shows it.</source>
   <translation>此次查询仍可能已扣费；可从余额看出。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” belongs to somebody else.</source>
   <translation>数据文件夹“{name}”属于其他用户。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The data folder “{name}” can't be used: {reason}.</source>
   <translation>无法使用数据文件夹“{name}”：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The disk with the folder “{name}” is full.</source>
   <translation>文件夹“{name}”所在的磁盘已满。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The journal in “{name}” was written by a newer version of Dialproof.</source>
   <translation>“{name}”中的台账由更新版本的 Dialproof 写入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged and has been restored from its copy of {copy}.</source>
   <translation>台账已损坏，并已从 {copy} 的副本恢复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>The journal was damaged, and there is no sound copy of it: a new, empty one was begun.</source>
   <translation>台账已损坏，且没有完好的副本：已新建空台账。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The key may be mistyped, expired or not meant for this. Nothing is lost; lists that wait go on with the right key.</source>
   <translation>密钥可能输入有误、已过期或不适用于此处。没有丢失任何内容；有了正确的密钥，等待中的名单就会继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The list has no column “{column}”. It has: {columns}.</source>
   <translation>名单中没有列“{column}”。现有的列：{columns}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The list is too large for this: it takes more memory than Dialproof allows itself.</source>
   <translation>名单过大：所需内存超出 Dialproof 的限额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The list of products of “{name}” can't be read: {reason}.</source>
   <translation>无法读取“{name}”的产品列表：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>The local service did not start ({reason}).</source>
   <translation>本地服务未能启动（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The policy of this computer, “{name}”, can't be used: {reason}.</source>
   <translation>无法使用此计算机的策略“{name}”：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe in “{name}” can't be read: {reason}.</source>
   <translation>无法读取“{name}”中的方案：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The recipe “{name}” has no cap, and nobody is here to agree to what it costs.</source>
   <translation>方案“{name}”没有上限，也没有人在场同意费用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The result can't be written to “{name}”: {reason}.</source>
   <translation>无法将结果写入“{name}”：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The result of task {task} can't be read: {reason}.</source>
   <translation>无法读取任务 {task} 的结果：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The results can't be added to a copy of “{name}”: {reason}.</source>
   <translation>无法将结果添加到“{name}”的副本：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asked to wait {count} times in a row. {message}</source>
   <translation>服务已连续 {count} 次要求等待。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service asks to wait before the next request. {message}</source>
   <translation>服务要求在下一次请求前等待。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service did not accept the API key ({status}). {message}</source>
   <translation>服务未接受 API 密钥（{status}）。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service does not know what was asked for. {message}</source>
   <translation>服务找不到所请求的内容。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>The service profile of “{name}” can't be read: {reason}.</source>
   <translation>无法读取“{name}”的服务术语：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service refused the request ({status}). {message}</source>
   <translation>服务拒绝了请求（{status}）。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes fewer numbers in one task. {message}</source>
   <translation>此服务的单个任务不接受这么多号码。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>The service takes only larger tasks. {message}</source>
   <translation>此服务不接受这么小的任务。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” is missing or damaged.</source>
   <translation>已保存的名单“{name}”缺失或损坏。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>The stored list of “{name}” was written by an earlier version of Dialproof.</source>
   <translation>已保存的名单“{name}”由较早版本的 Dialproof 写入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>The suppression list “{name}” can't be read, so nothing is sent.</source>
   <translation>无法读取禁用名单“{name}”，因此不发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>The time of {seconds:g} seconds is up.</source>
   <translation>{seconds:g} 秒的时限已到。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}.</source>
   <translation>没有用于 {origin} 的 API 密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before.</source>
   <translation>没有用于 {origin} 的 API 密钥：DIALPROOF_API_KEY 中的密钥此前未用于该地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>There is no list in the archive “{name}”: it has {content}.</source>
   <translation>压缩包“{name}”中没有名单，只有：{content}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>There is no recipe “{name}”.</source>
   <translation>没有方案“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>There is not enough credit. {message}</source>
   <translation>余额不足。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>They may have been charged, so they are not sent again by themselves.</source>
   <translation>它们可能已扣费，因此不会自动重新发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>This service has no balance that can be read.</source>
   <translation>此服务没有可查询的余额。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while.</source>
   <translation>请稍后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again in a little while; the batch can be carried on.</source>
   <translation>请稍后重试；批次可以继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Try again later, or ask whoever gave you Dialproof.</source>
   <translation>请稍后重试，或咨询向您提供 Dialproof 的人员。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Try again: it is brought up to date first.</source>
   <translation>请重试：会先更新名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or enter the key in the settings under Connection.</source>
   <translation>请解锁密钥环后重试，或在设置的“连接”中输入密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address.</source>
   <translation>请解锁密钥环后重试，或为该地址设置 DIALPROOF_API_KEY。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it with its password, and choose the list that was in it.</source>
   <translation>请用密码解压，然后选择其中的名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack it yourself, and choose the list that was in it.</source>
   <translation>请自行解压，然后选择其中的名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Unpack “{name}” yourself, and choose what is in it.</source>
   <translation>请自行解压“{name}”，然后选择其中的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Use that one. Whoever looks after this computer can change its policy.</source>
   <translation>请使用该服务。此计算机的维护人员可以更改其策略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Verify it by hand, and save that as the recipe.</source>
   <translation>请手动验证它，并将其保存为方案。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Verify the list again from its file; the journal shows what was sent.</source>
   <translation>请用文件重新验证此名单；已发送的内容见台账。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait a minute and carry on.</source>
   <translation>请等待一分钟后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>Wait a moment and try again; if it stays so, pause backup or synchronising programs for the data folder.</source>
   <translation>请稍候重试；如果仍然如此，请暂停对数据文件夹进行备份或同步的程序。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>Wait until that program has finished, or close the file there, then choose it again.</source>
   <translation>请等待该程序完成，或在其中关闭文件，然后重新选择。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>Wait until the service takes requests again, then have it sent again.</source>
   <translation>请等到服务重新接受请求，然后重新发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What a list costs is reckoned from the prices of its products; nothing is in the way.</source>
   <translation>列表费用按其产品的价格估算;不影响使用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/refusals.py" />
   <source>What isn't sent yet waits. Nothing is lost.</source>
   <translation>尚未发送的内容会等待，不会丢失任何数据。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. No open task waits to be sent.</source>
   <translation>其中不含该副本之后发送的内容。没有待发送的未完成任务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>What was sent after the copy isn't in it. {parts} open task(s) may have been sent since; they are not sent again by themselves, but wait for your decision in the task monitor.</source>
   <translation>其中不含该副本之后发送的内容。此后可能已发送 {parts} 个未完成的任务；它们不会自动重新发送，而是在任务监控中等待您决定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Whoever looks after this computer can change its policy.</source>
   <translation>此计算机的维护人员可以更改其策略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Write it with its country code, as in +44 20 7946 0958.</source>
   <translation>请写上国家/地区代码，例如 +44 20 7946 0958。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>Your lists are still on this computer, but Dialproof no longer knows what was sent of them.</source>
   <translation>您的名单仍在此计算机上，但 Dialproof 已无法得知其中哪些内容已发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>Your lists have nothing to do with it.</source>
   <translation>这与您的名单无关。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>Your organisation has set {base_url} as the only service.</source>
   <translation>您的组织已将 {base_url} 设为唯一的服务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>Your organisation requires a suppression list that isn't here: {name}.</source>
   <translation>您的组织要求的禁用名单不在此处：{name}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>{count} of the {total} numbers in “{name}” were sent for {product} within the last 24 hours or are about to be, most of them in “{other}” (batch {batch}).</source>
   <translation>“{name}”的 {total} 个号码中有 {count} 个在过去 24 小时内已为{product}发送或即将发送，其中大部分在“{other}”（批次 {batch}）中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{number} is on the suppression list {lists}, so it wasn't checked.</source>
   <translation>{number} 在禁用名单 {lists} 中，因此未查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} can't be reached ({reason}).</source>
   <translation>无法连接到 {origin}（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>{origin} did not answer properly ({reason}).</source>
   <translation>{origin} 未正常响应（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>{reason}</source>
   <translation>{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“--again”仍会发送名单，并再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“--again” sends these {total} all the same, and pays for {count} of them once more.</source>
   <translation>“--again”仍会发送这 {total} 个号码，并为其中 {count} 个再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof export {batch} -o FILE” writes those answers for free; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“dialproof export {batch} -o FILE”可免费写出这些答复；“--again”仍会发送名单，并再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof recipes” names them.</source>
   <translation>“dialproof recipes”会列出它们。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE --again” takes the other answers over for free and sends {rest}, which pays once more for the {unknown} without an answer that tells anything; “dialproof export {batch} -o FILE” writes all answers, free; “--again” sends the list all the same.</source>
   <translation>“dialproof refresh {batch} INPUT -o FILE --again”可免费沿用其他答复，发送 {rest} 个号码，并为其中 {unknown} 个没有明确答复的号码再次付费；“dialproof export {batch} -o FILE”可免费写出所有答复；“--again”仍会发送名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“dialproof refresh {batch} INPUT -o FILE” takes those answers over for free and sends only the rest; “dialproof export {batch} -o FILE” writes them alone; “--again” sends the list all the same, and they are paid for once more.</source>
   <translation>“dialproof refresh {batch} INPUT -o FILE”可免费沿用这些答复，只发送其余号码；“dialproof export {batch} -o FILE”只写出这些答复；“--again”仍会发送名单，并再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof resume” carries on with what is open.</source>
   <translation>“dialproof resume”可继续未完成的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“dialproof resume” carries on.</source>
   <translation>“dialproof resume”可继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“dialproof tasks” lists them.</source>
   <translation>“dialproof tasks”可列出它们。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/unanswered.py" />
   <source>“dialproof tasks” shows them, “dialproof decide” settles them.</source>
   <translation>“dialproof tasks”可显示它们，“dialproof decide”可作出决定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be found.</source>
   <translation>找不到“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read as {encoding}.</source>
   <translation>无法按 {encoding} 读取“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” can't be read: {reason}.</source>
   <translation>无法读取“{name}”：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/machine.py" />
   <source>“{name}” could not be processed: the reader ended unexpectedly.</source>
   <translation>无法处理“{name}”：读取程序意外结束。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” could not be read: nothing more came of it for {seconds:g} seconds.</source>
   <translation>无法读取“{name}”：已有 {seconds:g} 秒没有读到更多内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” has no sheet “{sheet}”. It has: {sheets}.</source>
   <translation>“{name}”中没有工作表“{sheet}”。现有的工作表：{sheets}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is a folder.</source>
   <translation>“{name}”是文件夹。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” is a text file, and the sheet “{sheet}” was asked for: only workbooks have sheets.</source>
   <translation>“{name}”是文本文件，而要求的是工作表“{sheet}”：只有工作簿才有工作表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is being worked on by another Dialproof.</source>
   <translation>另一个 Dialproof 正在处理“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is damaged and can't be read ({reason}).</source>
   <translation>“{name}”已损坏，无法读取（{reason}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is damaged.</source>
   <translation>“{name}”已损坏。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is empty.</source>
   <translation>“{name}”为空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is encrypted in a way that Dialproof can't open.</source>
   <translation>“{name}”采用了 Dialproof 无法打开的加密方式。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/storing.py" />
   <source>“{name}” is held by another program.</source>
   <translation>“{name}”正被其他程序占用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is neither a spreadsheet nor a text list.</source>
   <translation>“{name}”既不是电子表格，也不是文本名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is protected with a password.</source>
   <translation>“{name}”受密码保护。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is switched off by your organisation.</source>
   <translation>“{name}”已被您的组织关闭。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is too large: {reason}.</source>
   <translation>“{name}”过大：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{name}” is where the result of “{other}” (batch {other_batch}) is, or is to go.</source>
   <translation>“{name}”是“{other}”（批次 {other_batch}）的结果所在或将要写入的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, not a spreadsheet or a text list.</source>
   <translation>“{name}”不是电子表格或文本名单，而是：{kind}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” is {kind}, which Dialproof does not unpack.</source>
   <translation>Dialproof 无法解压“{name}”（{kind}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” isn't a file as the recipe “{recipe}” is for: {reason}.</source>
   <translation>“{name}”不是方案“{recipe}”所适用的文件：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” keeps changing while it is read: another program is writing it.</source>
   <translation>读取时“{name}”不断变化：其他程序正在写入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was begun before, and {count} of its numbers are still to be sent: more than was agreed to now.</source>
   <translation>“{name}”先前已开始，还有 {count} 个号码待发送：多于您此次同意的数量。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/files.py" />
   <source>“{name}” was moved, renamed or deleted while it was read.</source>
   <translation>“{name}”在读取时被移动、重命名或删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{name}” was sent, so its rows can't be corrected any more.</source>
   <translation>“{name}”已发送，因此其中的行无法再更正。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/input.py" />
   <source>“{number}” is not a valid phone number ({problem}).</source>
   <translation>“{number}”不是有效的电话号码（{problem}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/lists.py" />
   <source>“{other}” (batch {batch}) has {count} of the {total} numbers in “{name}”, sent for {product} within the last 24 hours or about to be.</source>
   <translation>“{other}”（批次 {batch}）含有“{name}”的 {total} 个号码中的 {count} 个，已在过去 24 小时内为 {product} 发送或即将发送。</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All as text</source>
   <translation>全部为文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Another export is under way. Try again when it has ended.</source>
   <translation>另一项导出正在进行。请在其结束后重试。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>CSV, cells as they are…</source>
   <translation>CSV，单元格保持原样…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>CSV…</source>
   <translation>CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Cancelled: nothing was written.</source>
   <translation>已取消：未写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Cells in Excel workbooks</source>
   <translation>Excel 工作簿中的单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Choose another place…</source>
   <translation>选择其他位置…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Clean list</source>
   <translation>干净列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Close this message</source>
   <translation>关闭此消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Columns are separated by {}.</source>
   <translation>列分隔符：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel</source>
   <translation>Excel</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>Excel workbook (XLSX)…</source>
   <translation>Excel 工作簿 (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Excel workbook, split by outcome…</source>
   <translation>Excel 工作簿，按结果分开…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export results</source>
   <translation>导出结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good and doubtful numbers…</source>
   <translation>良好和存疑的号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (CSV)…</source>
   <translation>良好的号码 (CSV)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers (XLSX)…</source>
   <translation>良好的号码 (XLSX)…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, as a sheet of your workbook…</source>
   <translation>良好的号码，作为您工作簿中的一个工作表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Good numbers, beside your column…</source>
   <translation>良好的号码，在您的列旁边…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Look at its tasks in the Task monitor before you hand the file on.</source>
   <translation>转交文件之前，请先在任务监控中查看其任务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>More clean lists</source>
   <translation>更多干净列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>One page to hand on</source>
   <translation>可转交的一页报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Open</source>
   <translation>打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook with columns added…</source>
   <translation>添加了列的原工作簿…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Original workbook, with international numbers…</source>
   <translation>原工作簿，使用国际格式号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report (PDF)…</source>
   <translation>报告（PDF）…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Report on {} written to “{}”.</source>
   <translation>关于 {} 的报告已写入“{}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>Report with charts (XLSX)…</source>
   <translation>带图表的报告（XLSX）…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>Several sheets were read as one list, so there is no single sheet to add columns to.</source>
   <translation>多个工作表合并为一份名单读取，因此没有单个工作表可添加列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Show in folder</source>
   <translation>在文件夹中显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>SmartArt</source>
   <translation>SmartArt</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>The export was cancelled. Nothing was written.</source>
   <translation>导出已取消，未写入任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is not an Excel workbook (XLSX or XLSM), so there is no workbook to add columns to.</source>
   <translation>名单不是 Excel 工作簿（XLSX 或 XLSM），因此没有可添加列的工作簿。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The list is not complete: {}.</source>
   <translation>名单不完整：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list is too long to be copied with its formatting: export it as an Excel workbook (XLSX) instead.</source>
   <translation>名单过长，无法连同格式一起复制：请改为导出为 Excel 工作簿（XLSX）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/form.py" />
   <source>The list's workbook is protected with a password, which Dialproof doesn't keep, so its copy can't be written.</source>
   <translation>名单的工作簿受密码保护，而 Dialproof 不保存密码，因此无法写入其副本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>The sums do not agree: {}.</source>
   <translation>合计不一致：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>The system has no program to open “{}”.</source>
   <translation>系统中没有可打开“{}”的程序。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Types as in your file</source>
   <translation>类型与您的文件一致</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Verdicts: {}.</source>
   <translation>判定：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Write a report</source>
   <translation>生成报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>Writing {}</source>
   <translation>正在写入“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>XML maps</source>
   <translation>XML 映射</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Your own file has what this copy could not keep: {}.</source>
   <translation>您自己的文件中有此副本无法保留的内容：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file with its sheets and formatting; your file stays as it is</source>
   <translation>您自己文件的副本，含其工作表和格式；您的文件保持不变</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>a copy of your own file, with the clean list on a sheet behind the others</source>
   <translation>您自己文件的副本，干净列表位于其他工作表之后的工作表中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>additions to the ribbon</source>
   <translation>功能区扩展</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>all rows on one sheet, with an About sheet</source>
   <translation>所有行在一张工作表上，另附“关于”工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with the doubtful numbers, too</source>
   <translation>与清洁列表相同，另含存疑的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>as the clean list, with your numbers as they were and E.164 in a column after them</source>
   <translation>与干净列表相同，您的号码保持原样，E.164 在其后的一列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>background pictures</source>
   <translation>背景图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>buttons and form controls</source>
   <translation>按钮和表单控件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>cells that a spreadsheet program would run are made harmless</source>
   <translation>对电子表格程序会执行的单元格作无害处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>chart sheets</source>
   <translation>图表工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>charts</source>
   <translation>图表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>check boxes in cells</source>
   <translation>单元格中的复选框</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>commas</source>
   <translation>逗号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>comments</source>
   <translation>批注</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>conditional formats</source>
   <translation>条件格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>consolidations</source>
   <translation>合并计算</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom XML data</source>
   <translation>自定义 XML 数据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>custom views</source>
   <translation>自定义视图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data connections</source>
   <translation>数据连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>data types and pictures in cells</source>
   <translation>单元格中的数据类型和图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>dialog sheets</source>
   <translation>对话框工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>drop-down lists from other sheets</source>
   <translation>来源为其他工作表的下拉列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>embedded objects</source>
   <translation>嵌入对象</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>error marks that were switched off</source>
   <translation>已关闭的错误标记</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>every cell as it is, for other programs</source>
   <translation>每个单元格保持原样，供其他程序使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/outside_links.py" />
   <source>formulas that fetch from outside the workbook (their last values are there)</source>
   <translation>从工作簿外部取数的公式（保留了其最后的值）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>formulas that spill (they become array formulas)</source>
   <translation>溢出公式（将变为数组公式）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ink</source>
   <translation>墨迹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links</source>
   <translation>链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>links to other workbooks</source>
   <translation>指向其他工作簿的链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>macros</source>
   <translation>宏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>merged cells</source>
   <translation>合并单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>names of ranges</source>
   <translation>区域名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer conditional formats, such as icon sets</source>
   <translation>较新的条件格式，例如图标集</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>newer kinds of charts, such as waterfalls and maps</source>
   <translation>较新的图表类型，例如瀑布图和地图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>numbers stay numbers; phone numbers and answers are text</source>
   <translation>数字保持为数字；电话号码和结果为文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>other parts</source>
   <translation>其他部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>panes of add-ins</source>
   <translation>加载项窗格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>phonetic guides above Chinese and Japanese characters</source>
   <translation>中文和日文字符上方的注音</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures</source>
   <translation>图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pictures in headers and footers</source>
   <translation>页眉和页脚中的图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>pivot tables</source>
   <translation>数据透视表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>printer settings</source>
   <translation>打印机设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>query tables</source>
   <translation>查询表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>ranges that can be edited despite protection</source>
   <translation>受保护时仍可编辑的区域</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>saved views of sheets</source>
   <translation>已保存的工作表视图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>scenarios</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>semicolons</source>
   <translation>分号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>sheets for answered, unanswered, invalid and other rows, each with its row number in your list</source>
   <translation>已答复、未答复、无效和其他行各占一个工作表，每行附名单中的行号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sheets of Excel 4 macros</source>
   <translation>Excel 4 宏工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>slicers</source>
   <translation>切片器</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>some details of how charts look</source>
   <translation>图表外观的细节</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>sparklines</source>
   <translation>迷你图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>tables</source>
   <translation>表格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>tabs</source>
   <translation>制表符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>text boxes and shapes</source>
   <translation>文本框和形状</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the data model</source>
   <translation>数据模型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the digital signature</source>
   <translation>数字签名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the history of a shared workbook</source>
   <translation>共享工作簿的修订记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the recommendation to open it read-only</source>
   <translation>建议以只读方式打开的提示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>the same, with E.164 in place of the numbers in your phone column; cells with suppressed numbers alone stay</source>
   <translation>同上，并以 E.164 替换电话列中的号码；仅含被禁用号码的单元格保持不变</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the sensitivity label</source>
   <translation>敏感度标签</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the signature of the macros</source>
   <translation>宏的签名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>the stored data of pivot tables</source>
   <translation>数据透视表的缓存数据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>threads of comments (their text stays as notes)</source>
   <translation>批注会话（其文字保留为注释）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>timelines</source>
   <translation>日程表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>vertical bars</source>
   <translation>竖线</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/workbook_features.py" />
   <source>watched cells</source>
   <translation>监视的单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>what came in, how good it is by country, line type and source, what it cost; without numbers of the list</source>
   <translation>收到了什么，按国家、线路类型和来源的质量，花费多少；不含名单中的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>your columns with the good numbers alone, each once, in international format</source>
   <translation>您的各列，仅含良好的号码，每个号码一次，采用国际格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} (filtered)</source>
   <translation>{} (已筛选)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial)</source>
   <translation>{} (部分结果)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} (partial, filtered)</source>
   <translation>{} (部分结果，已筛选)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} and {} more</source>
   <translation>{}，以及另外 {} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} beside a row</source>
   <translation>名单中有 {} 条答复，其中 {} 条对应到行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers stand in the list, {} for numbers that were sent</source>
   <translation>名单中有 {} 条答复，其中 {} 条对应已发送的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were received, {} stand in the list</source>
   <translation>收到 {} 条答复，名单中有 {} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} answers were reused, {} stand in the list</source>
   <translation>沿用 {} 条答复，名单中有 {} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} duplicate rows were read, {} were written</source>
   <translation>读取重复行 {} 行，写入 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} empty rows were read, {} were written</source>
   <translation>读取空白行 {} 行，写入 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} invalid rows were read, {} were written</source>
   <translation>读取无效行 {} 行，写入 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks</source>
   <translation>名单中有 {} 个号码，任务中有 {} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers are in the list, {} in the tasks or reused</source>
   <translation>名单中有 {} 个号码，任务中或已沿用的有 {} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} are written as answered or unanswered</source>
   <translation>已发送 {} 个号码，写入为已答复或未答复的有 {} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were sent, {} of them are in the list</source>
   <translation>已发送 {} 个号码，其中 {} 个在名单中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} numbers were suppressed, {} of the list are in no task</source>
   <translation>{} 个号码被禁用，名单中有 {} 个不在任何任务中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were asked for, {} were written</source>
   <translation>应导出 {} 行，写入 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} stand in the list</source>
   <translation>从文件读取 {} 行，名单中有 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} were written</source>
   <translation>从文件读取 {} 行，写入 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were read from the file, {} when it was sent</source>
   <translation>从文件读取 {} 行，发送时为 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows were written, {} of a known kind</source>
   <translation>写入 {} 行，其中类别已知的有 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} rows with a number were written, {} have a verdict</source>
   <translation>写入了 {} 行带号码的行，{} 行有判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/reconciliation.py" />
   <source>{} valid rows were read, {} were written</source>
   <translation>读取有效行 {} 行，写入 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <location filename="../../desktop_app/ui/results/changes/work.py" />
   <source>{} written to “{}”.</source>
   <translation>{}已写入“{}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean</source>
   <translation>{} – 清洁</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, beside</source>
   <translation>{} – 干净，旁列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – clean, with doubtful</source>
   <translation>{} – 清洁，含存疑</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – international</source>
   <translation>{} – 国际格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – raw results</source>
   <translation>{} – 原始结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – report</source>
   <translation>{} – 报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results</source>
   <translation>{} – 结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – results by outcome</source>
   <translation>{} – 按结果分开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with clean list</source>
   <translation>{} – 含干净列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{} – with columns</source>
   <translation>{} – 含附加列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_format.py" />
   <source>{} – with results</source>
   <translation>{} – 含结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered, {} reused; the sums agree.</source>
   <translation>{}，已答复 {} 个，沿用 {} 个；合计一致。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>{}, {} answered; the sums agree.</source>
   <translation>{}，已答复 {} 个；合计一致。</translation>
  </message>
 </context>
 <context>
  <name>files</name>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose: {name}, {path}</source>
   <translation>选择：{name}，{path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Choose…</source>
   <translation>选择…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Look in:</source>
   <translation>查找位置：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>No: {name}</source>
   <translation>无：{name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>None</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Type of file:</source>
   <translation>文件类型：</translation>
  </message>
 </context>
 <context>
  <name>joining</name>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{name}: {value}</source>
   <translation>{name}：{value}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{} {}</source>
   <translation>{}{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{}, {}</source>
   <translation>{}、{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{}.</source>
   <translation>{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/joining.py" />
   <source>{}:</source>
   <translation>{}：</translation>
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
   <translation>固定电话</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>fixed line or mobile</source>
   <translation>固定电话或手机</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>mobile</source>
   <translation>手机</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>pager</source>
   <translation>寻呼机</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>personal</source>
   <translation>个人号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>premium rate</source>
   <translation>高费率</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>shared cost</source>
   <translation>分摊费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>toll free</source>
   <translation>免费电话</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>uan</source>
   <translation>统一接入号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/phone.py" />
   <source>voicemail</source>
   <translation>语音信箱</translation>
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
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copied.</source>
   <translation>已复制。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Copy what is shown</source>
   <translation>复制显示的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Follow</source>
   <translation>实时更新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Log</source>
   <translation>日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>New entries are shown as they are written</source>
   <translation>新条目写入后立即显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>No entry matches</source>
   <translation>没有匹配的条目</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Nothing has been written yet</source>
   <translation>尚未写入任何内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Open log folder</source>
   <translation>打开日志文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Search the log</source>
   <translation>搜索日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>errors</source>
   <translation>错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>everything</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>warnings and errors</source>
   <translation>警告和错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>{shown} of {entries}</source>
   <translation>{shown} / {entries}</translation>
  </message>
 </context>
 <context>
  <name>monitor</name>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Accepted</source>
   <translation>已接受</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>All</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>All {reused} from earlier lists</source>
   <translation>{reused}，全部来自以前的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Answered</source>
   <translation>已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Answers</source>
   <translation>答复数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Asks for missing answers: nothing is sent or charged</source>
   <translation>请求缺少的答复：不发送任何内容，也不扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Back to the events</source>
   <translation>返回事件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Batch</source>
   <translation>批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Batches</source>
   <translation>批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Bytes</source>
   <translation>字节数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Cap reached</source>
   <translation>已达上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Carry on</source>
   <translation>继续</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Carry on ({})</source>
   <translation>继续 ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Charged</source>
   <translation>已扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Checking</source>
   <translation>正在查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Choose one of them to see its events and answers.</source>
   <translation>选择其中一个以查看其事件和答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Columns</source>
   <translation>列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Columns…</source>
   <translation>列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Completed</source>
   <translation>已完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Connection</source>
   <translation>连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Country</source>
   <translation>国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Decide…</source>
   <translation>决定…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete ({})</source>
   <translation>删除 ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Delete the batch</source>
   <translation>删除批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Delete this batch</source>
   <translation>删除此批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.</source>
   <translation>发送第 {} 个任务（“{}”）时 Dialproof 已停止。该任务可能已被接受。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Done</source>
   <translation>已完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Event</source>
   <translation>事件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Events</source>
   <translation>事件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Export…</source>
   <translation>导出…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Failed</source>
   <translation>失败</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Fetch again</source>
   <translation>重新获取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Fetch the results again</source>
   <translation>重新获取结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Fetching</source>
   <translation>正在获取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>First number</source>
   <translation>首个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Go to Batch upload</source>
   <translation>前往批量上传</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>In doubt</source>
   <translation>不确定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Incomplete</source>
   <translation>不完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It isn't known which numbers of task {} were checked. Decide how it goes on.</source>
   <translation>不清楚第 {} 个任务中哪些号码已查询。请决定如何继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits for a valid key for {}.</source>
   <translation>正在等待 {} 的有效密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>在密钥环解锁之前将一直等待。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Keep it</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Keep note</source>
   <translation>保存备注</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Keep them</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Kind</source>
   <translation>类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Last number</source>
   <translation>末个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Last update</source>
   <translation>最近响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Left out</source>
   <translation>已略过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Maximum age in days</source>
   <translation>答复最多为几天前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/tree.py" />
   <source>Message</source>
   <translation>消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the left</source>
   <translation>左移</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Move to the right</source>
   <translation>右移</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Name of the batch</source>
   <translation>批次名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Needs key</source>
   <translation>需要密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Needs you</source>
   <translation>需要您处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Never sent</source>
   <translation>从未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>No answer</source>
   <translation>无响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>No batch is in this state</source>
   <translation>没有处于此状态的批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>No clear answer came for task {}. Decide whether it arrived.</source>
   <translation>第 {} 个任务没有收到明确的响应。请决定其是否已送达。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>No clear answer came when task {} of “{}” was sent. It may have been accepted.</source>
   <translation>发送第 {} 个任务（“{}”）时没有收到明确的响应。该任务可能已被接受。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>No progress since {}. Dialproof keeps asking.</source>
   <translation>自 {} 起没有进展。Dialproof 仍在继续查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Not known</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Not sent</source>
   <translation>未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Note</source>
   <translation>备注</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Note…</source>
   <translation>备注…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing has been verified yet</source>
   <translation>尚未验证任何名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Nothing matches “{}”</source>
   <translation>没有与“{}”匹配的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Number</source>
   <translation>号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Numbers</source>
   <translation>号码数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>On trial</source>
   <translation>试发中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Open results</source>
   <translation>打开结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Pause</source>
   <translation>暂停</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Pause ({})</source>
   <translation>暂停 ({})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Paused</source>
   <translation>已暂停</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Pausing…</source>
   <translation>正在暂停…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}</source>
   <translation>已准备，分为 {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared in {tasks}, {reused} reused</source>
   <translation>已准备，分为 {tasks}，沿用 {reused}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Prepared to send {numbers} again, in {tasks}</source>
   <translation>准备重新发送 {numbers}，分为 {tasks}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Price unknown</source>
   <translation>价格未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Processing</source>
   <translation>处理中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Product</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Progress</source>
   <translation>进度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Queued</source>
   <translation>排队中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Rate</source>
   <translation>速度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Read as</source>
   <translation>读取为</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reason</source>
   <translation>原因</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Refused</source>
   <translation>被拒绝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Remaining copies of deleted data are removed at the next start.</source>
   <translation>副本中残留的已删除内容将在下次启动时清除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Rename this batch…</source>
   <translation>重命名此批次…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Rename…</source>
   <translation>重命名…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Repeated</source>
   <translation>重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Reset</source>
   <translation>恢复默认</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Reused</source>
   <translation>已沿用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Running</source>
   <translation>进行中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches</source>
   <translation>搜索批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>Search batches and tasks</source>
   <translation>搜索批次和任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Send the unanswered again…</source>
   <translation>重新发送未答复的号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Sending</source>
   <translation>正在发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Sent</source>
   <translation>发送时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Show all</source>
   <translation>显示全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/column_choice.py" />
   <source>Space shows or hides a column. Alt with an arrow moves it.</source>
   <translation>空格键显示或隐藏列，Alt 加方向键移动列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Split</source>
   <translation>已拆分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Stalled</source>
   <translation>停滞</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>State</source>
   <translation>状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task</source>
   <translation>任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task id</source>
   <translation>任务 ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Task monitor</source>
   <translation>任务监控</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Task {}</source>
   <translation>第 {} 个任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Task {} of “{}” may have been sent before: the journal was damaged since.</source>
   <translation>第 {} 个任务（“{}”）先前可能已发送：此后台账损坏过。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Tasks</source>
   <translation>任务数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/chosen.py" />
   <source>The chosen batch</source>
   <translation>所选批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers went, you are asked whether the rest goes</source>
   <translation>首批号码已发送，询问您是否发送其余号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The first numbers were answered, the rest follows</source>
   <translation>首批号码已有答复，其余随后发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service answered</source>
   <translation>服务的响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>The service has not answered since {}.</source>
   <translation>自 {} 起服务没有响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>The service's answer</source>
   <translation>服务的响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Time</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/columns.py" />
   <source>Time left</source>
   <translation>剩余时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Trial done</source>
   <translation>试发结束</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Two different answers</source>
   <translation>两条不同的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Unanswered</source>
   <translation>未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Unclear</source>
   <translation>不明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait until you carry on.</source>
   <translation>未发送的内容会等到您继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>Unsent numbers wait. What was sent goes on.</source>
   <translation>未发送的内容会等待，已发送的内容照常进行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>Verify a list on Batch upload. It appears here, and its answers arrive one by one.</source>
   <translation>请在“批量上传”中验证名单。名单会显示在此处，答复会陆续到达。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>Waiting</source>
   <translation>等待中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>Waits for the first numbers of another list</source>
   <translation>等待另一份列表的首批号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>What is missing was permanently deleted in the meantime.</source>
   <translation>缺少的内容在此期间已被永久删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/own_words.py" />
   <source>Write a note about this batch…</source>
   <translation>为此批次写备注…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You are asked whether the rest goes</source>
   <translation>询问您是否发送其余号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You carried on</source>
   <translation>您已继续</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: leave {part}</source>
   <translation>您决定：{part}保持原样</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: send {part} again</source>
   <translation>您决定：重新发送{part}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You decided: {part} arrived</source>
   <translation>您决定：{part}已送达</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You had {part} fetched again</source>
   <translation>您已让{part}重新获取结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>You paused it</source>
   <translation>您已暂停</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/filter_bar.py" />
   <source>all</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>answered</source>
   <translation>已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>awaiting answers</source>
   <translation>尚未返回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>in doubt</source>
   <translation>不确定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>not sent</source>
   <translation>未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of them reused, not sent</source>
   <translation>其中沿用，未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>of {}</source>
   <translation>共 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>refused</source>
   <translation>被拒绝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task</source>
   <translation>任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>task {}</source>
   <translation>第 {} 个任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>unanswered</source>
   <translation>未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>waiting to be sent</source>
   <translation>等待发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>yesterday</source>
   <translation>昨天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} accepted</source>
   <translation>{part}已被接受</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} answered in the reply</source>
   <translation>{part}已在回复中答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} completed</source>
   <translation>{part}已完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} failed</source>
   <translation>{part}失败</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} fetched, {bytes}</source>
   <translation>{part}已获取，{bytes}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} goes first, alone: {numbers}</source>
   <translation>{part} 单独先发：{numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} has to wait</source>
   <translation>{part}需要等待</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} is tried again: it had been refused</source>
   <translation>{part}先前被拒绝，现在重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} not reached, tried again</source>
   <translation>{part}未能连接，正在重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} paused, its rest waits</source>
   <translation>{part}已暂停，其余部分等待中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} processing</source>
   <translation>{part}处理中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} queued</source>
   <translation>{part}排队中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} read differently: {answered}</source>
   <translation>{part}已以其他方式读取：{answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} refused by the service</source>
   <translation>{part}被服务拒绝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} sent again with the same key, by itself</source>
   <translation>{part}已自动用同一键值重发</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} split</source>
   <translation>{part}已拆分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} started: {numbers}</source>
   <translation>{part}已开始：{numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part} stopped before its first number</source>
   <translation>{part}在首个号码之前停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: a number was refused</source>
   <translation>{part}：有一个号码被拒绝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: all checked</source>
   <translation>{part}：已全部查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: balance read</source>
   <translation>{part}：已读取余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: charged or not?</source>
   <translation>{part}：是否已扣费？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: did it arrive?</source>
   <translation>{part}：是否已送达？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: nothing newer available, {answered} kept</source>
   <translation>{part}：没有更新的结果，保留 {answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: sending {numbers}</source>
   <translation>{part}：正在发送 {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the journal was restored, was it sent since?</source>
   <translation>{part}：台账已恢复，此后是否已发送？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: the list was lost, its answers are fetched again</source>
   <translation>{part}：名单已丢失，正在重新获取其答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>{part}: {answered}</source>
   <translation>{part}：{answered}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/timing.py" />
   <source>{} a minute</source>
   <translation>每分钟 {} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} answered</source>
   <translation>已答复 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} processed</source>
   <translation>已处理 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>{} with {}</source>
   <translation>{}，含{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>“{}” is deleted.</source>
   <translation>“{}”已删除。</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list is verified</source>
   <translation>名单已验证</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list needs your decision</source>
   <translation>有名单需要您决定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>A list waits for you</source>
   <translation>有名单等待您处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Notifications</source>
   <translation>通知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Rows: {}.</source>
   <translation>行：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>Tell me on the desktop while I do something else</source>
   <translation>我在做其他事情时，在桌面上通知我</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>The balance is low</source>
   <translation>余额偏低</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>When a list is verified or needs a decision, and when the balance falls below your limit.</source>
   <translation>名单验证完成或需要决定时，以及余额低于您设定的值时。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} left, below your limit of {}.</source>
   <translation>剩余 {}，低于您设定的 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>{} – Dialproof</source>
   <translation>{} – Dialproof</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}” doesn't go on by itself. The task monitor says why.</source>
   <translation>“{}”不会自动继续。原因见任务监控。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: it isn't known whether one of its tasks arrived. Nothing is sent again until you decide.</source>
   <translation>“{}”：无法确定其中某个任务是否已送达。在您决定之前不会重新发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: {} of {} numbers answered.</source>
   <translation>“{}”：已答复 {} / {} 个号码。</translation>
  </message>
 </context>
 <context>
  <name>offline</name>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>Add columns (offline, free)</source>
   <translation>添加列（离线，免费）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>By the numbers' time zones and the hours in the settings</source>
   <translation>按号码的时区和设置中的时段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_cells.py" />
   <source>Can be called now</source>
   <translation>现在可以拨打</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Export the list without sending it</source>
   <translation>不发送，直接导出列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Export without sending</source>
   <translation>不发送直接导出</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>International format (offline)</source>
   <translation>国际格式（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Line type (offline)</source>
   <translation>线路类型（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Local time there</source>
   <translation>当地时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called (your time)</source>
   <translation>可拨打时间（您的时间）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>May be called now</source>
   <translation>现在可否拨打</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>National format (offline)</source>
   <translation>国内格式（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>Nothing was sent or paid.</source>
   <translation>没有发送任何内容，也没有付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/unsent_work.py" />
   <source>Only numbers that can be called now</source>
   <translation>只看现在可以拨打的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Original carrier (offline)</source>
   <translation>原运营商（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Place (offline)</source>
   <translation>地点（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Region (offline)</source>
   <translation>地区（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/facts/offline.py" />
   <source>Time zones (offline)</source>
   <translation>时区（离线）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/offline_menu.py" />
   <source>What the numbering plans say of a number, worked out on this computer. No network is asked, and nothing is sent or paid. An export has these columns, too.</source>
   <translation>编号计划对号码的说明，在这台电脑上得出。不询问任何网络，不发送任何内容，也不付费。导出的文件也含有这些列。</translation>
  </message>
 </context>
 <context>
  <name>popup</name>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Options</source>
   <translation>选项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Search the options</source>
   <translation>在选项中搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/option_popup.py" />
   <source>Type to search</source>
   <translation>键入以搜索</translation>
  </message>
 </context>
 <context>
  <name>problems</name>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>0 or + lost?</source>
   <translation>丢失 0 或 +？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A letter stands for a digit, such as an O for a zero.</source>
   <translation>字母占了数字的位置，例如用 O 代替了零。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>A spreadsheet program made a date of it: enter the number again in a column formatted as text.</source>
   <translation>被电子表格程序变成了日期：请在设为文本格式的列中重新输入号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>About this file</source>
   <translation>关于此文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Add the area code, or write the number with its country code.</source>
   <translation>请补上区号，或写上号码的国家/地区代码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Compare the number with its source, and write it with its country code, as in +44 20 7946 0958.</source>
   <translation>请将号码与其来源核对，并写上国家/地区代码，例如 +44 20 7946 0958。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the country code: no country has this one.</source>
   <translation>请更正国家/地区代码：没有国家/地区使用此代码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the formula, or enter the number itself instead.</source>
   <translation>请修正公式，或直接输入号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Correct the letters among the digits, an O for a zero for example.</source>
   <translation>请更正数字中的字母，例如代替零的 O。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Damaged numbers first, then the most frequent problems, then by row</source>
   <translation>先列受损的号码，再按问题出现的次数，最后按行排列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Digits are missing: compare the number with its source.</source>
   <translation>缺少数字：请将号码与其来源核对。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Enter the number again in a column formatted as text.</source>
   <translation>请在设为文本格式的列中重新输入号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel keeps 15 digits of a number and lost the rest.</source>
   <translation>Excel 只保留数字的前 15 位，其余已丢失。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Excel wrote it in scientific notation and dropped digits.</source>
   <translation>Excel 将其写成科学记数法，丢掉了部分数字。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Give each number a cell of its own.</source>
   <translation>请让每个号码单独占一个单元格。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It doesn't begin with the code of any country.</source>
   <translation>开头的代码不属于任何国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It has decimals or a minus. Is it the right column?</source>
   <translation>含有小数或负号。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a code of letters and digits. Is it the right column?</source>
   <translation>这是由字母和数字组成的代码。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a date, or a number that became one. Is it the right column?</source>
   <translation>这是日期，或变成了日期的号码。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is a place on the map. Is it the right column?</source>
   <translation>这是地图上的位置。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an address. Is it the right column?</source>
   <translation>这是邮箱或网址。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is an amount or a percentage. Is it the right column?</source>
   <translation>这是金额或百分比。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is only the local part of a number.</source>
   <translation>这只是号码的本地部分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>It is written nationally: choose the country of national numbers.</source>
   <translation>这是国内写法：请选择国内号码所属的国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Leave nothing but the number in the cell.</source>
   <translation>请在单元格中只保留号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>No number in {} begins like this.</source>
   <translation>“{}”没有以此开头的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Nobody has this number: compare it with its source, especially its first digits.</source>
   <translation>此号码不属于任何人：请与其来源核对，尤其是开头几位。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Open the list in the spreadsheet program that made it and save it, or enter the number itself.</source>
   <translation>请用制作名单的电子表格程序打开并保存，或直接输入号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Order</source>
   <translation>顺序</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem</source>
   <translation>问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Problem rows</source>
   <translation>问题行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put each number in a cell of its own.</source>
   <translation>请将每个号码放在单独的单元格中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the phone number here, or leave the cell empty.</source>
   <translation>请在此填写电话号码，或将单元格留空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Put the whole number here: some of its digits were hidden, with stars for example.</source>
   <translation>请在此填写完整的号码：部分数字被隐藏，例如用星号代替。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Read</source>
   <translation>读取时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Row</source>
   <translation>行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Rows</source>
   <translation>行数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>Sheet</source>
   <translation>工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Some digits are hidden, by stars for example: whoever made the list hid them.</source>
   <translation>部分数字为星号之类的符号：名单的制作者将其隐藏了。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Take the number from its source again; the column has to be formatted as text before it is filled.</source>
   <translation>请从来源重新取得号码；填写之前须先将列设为文本格式。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has more numbers than a row may have.</source>
   <translation>单元格中的号码超过每行允许的个数。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell has several numbers that can't be told apart.</source>
   <translation>单元格中有多个号码，无法区分。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The cell shows an error such as #N/A.</source>
   <translation>单元格显示错误，例如 #N/A。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>The file has a formula here, but not its result.</source>
   <translation>文件中此处只有公式，没有计算结果。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There are too many digits: compare the number with its source, and put a second number in a cell of its own.</source>
   <translation>数字过多：请将号码与其来源核对，第二个号码请放在单独的单元格中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>There is no phone number in it.</source>
   <translation>其中没有电话号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>What to do</source>
   <translation>处理方法</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Which digits of the cell belong to the number isn't clear.</source>
   <translation>无法确定单元格中的哪些数字属于号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a + before it, it would be a number: spreadsheets drop a leading +.</source>
   <translation>前面加上 + 即为号码：电子表格会丢掉开头的 +。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it and with a +, it would be two different numbers.</source>
   <translation>前面加上 0 或 + 会得到两个不同的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>With a 0 before it, it would be a number: spreadsheets drop leading zeros.</source>
   <translation>前面加上 0 即为号码：电子表格会丢掉开头的零。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code, in a column formatted as text.</source>
   <translation>请在设为文本格式的列中写上号码，带 + 和国家/地区代码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its + and country code: without them it could be either of two numbers.</source>
   <translation>请写上 + 和国家/地区代码：缺少它们时可能是两个号码中的任意一个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its country code, as in +44 20 7946 0958.</source>
   <translation>请写上号码的国家/地区代码，例如 +44 20 7946 0958。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>Write the number with its leading zero or with its country code, in a column formatted as text.</source>
   <translation>请在设为文本格式的列中写上号码，带开头的零或国家/地区代码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a code with letters</source>
   <translation>含字母的代码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>a date</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>all sheets, one below the other</source>
   <translation>所有工作表，依次排列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>an amount</source>
   <translation>金额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>area code missing</source>
   <translation>缺少区号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>coordinates</source>
   <translation>坐标</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits hidden</source>
   <translation>数字被隐藏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>digits lost in Excel</source>
   <translation>数字在 Excel 中丢失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>email or web address</source>
   <translation>邮箱或网址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>error in the sheet</source>
   <translation>表格中有错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>formula without value</source>
   <translation>公式没有值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading + lost?</source>
   <translation>丢失开头的 +？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>leading 0 lost?</source>
   <translation>丢失开头的 0？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>letters among digits</source>
   <translation>数字中有字母</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no country code</source>
   <translation>无国家/地区代码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>no such country code</source>
   <translation>国家/地区代码不存在</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a phone number</source>
   <translation>不是电话号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not a whole number</source>
   <translation>不是整数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>not in use</source>
   <translation>未启用的号段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>not in use in {}</source>
   <translation>{} 未启用的号段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>number unclear</source>
   <translation>号码不明确</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>number {place}: {problem}</source>
   <translation>第 {place} 个号码：{problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>several numbers</source>
   <translation>多个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too long</source>
   <translation>过长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too many numbers</source>
   <translation>号码过多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/numbers/problems.py" />
   <source>too short</source>
   <translation>过短</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{rows} of {every} have a phone number that can't be used</source>
   <translation>{every} 行中有 {rows} 行的电话号码无法使用</translation>
  </message>
 </context>
 <context>
  <name>products</name>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Account signals</source>
   <translation>账户信号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Carrier and HLR lookup</source>
   <translation>运营商和 HLR 查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Carrier lookup</source>
   <translation>运营商查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>HLR lookup</source>
   <translation>HLR 查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <source>Messaging presence</source>
   <translation>即时通讯注册情况</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>Others</source>
   <translation>其他</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Phone validation</source>
   <translation>号码有效性</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>Telegram presence</source>
   <translation>Telegram 注册情况</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/products.py" />
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>WhatsApp presence</source>
   <translation>WhatsApp 注册情况</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>price unknown</source>
   <translation>价格未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/product_words.py" />
   <source>simulated</source>
   <translation>模拟</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>1 credit</source>
   <translation>1 点</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>1 number</source>
   <translation>1 个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>A recipe that runs by itself needs a cap.</source>
   <translation>自动运行的方案需要上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>A report can't go to standard output; name a file.</source>
   <translation>报告不能写到标准输出；请指定一个文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>A suppression list needs a short name on one line.</source>
   <translation>禁用名单需要一个单行的短名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>Days are a whole number from {least} to {most}.</source>
   <translation>天数须为 {least} 到 {most} 之间的整数。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Doing without suppression lists</source>
   <translation>不使用禁用名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result has two different answers for {count} numbers; the first of each is kept.</source>
   <translation>结果中有 {count} 个号码有两个不同的答复；保留各自的第一个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>Its result lacks {lacking} of {numbers} numbers. Fetching it again is free.</source>
   <translation>结果缺少 {numbers} 个号码中的 {lacking} 个。重新获取是免费的。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Keys in the system keyring</source>
   <translation>系统密钥环中的密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Look for a new version</source>
   <translation>查找新版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>Name the folder or the file that the recipe takes at its times.</source>
   <translation>请指定方案在其时间使用的文件夹或文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>No number of “{name}” was answered so; nothing is sent.</source>
   <translation>“{name}”中没有得到这种答复的号码；不会发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>No result of “{file}” can be read so; its answers are as they were.</source>
   <translation>“{file}”的结果都无法这样读取；其答复保持不变。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>None of the {count} numbers that went first was answered. The rest was not sent.</source>
   <translation>先发的 {count} 个号码都没有答复。其余号码未发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Not all numbers of another list that went first were answered. Nothing of this list was sent.</source>
   <translation>另一份列表先发的号码并未全部得到答复。本列表未发送任何号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing had to be sent.</source>
   <translation>无需发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Nothing of this list was sent: its next task has more numbers than should be tried first.</source>
   <translation>本列表未发送任何号码：下一个任务的号码多于要先试的数量。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>Nothing was sent.</source>
   <translation>未发送任何号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Notifications</source>
   <translation>通知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>Numbers of another list went first. This list follows once they are answered.</source>
   <translation>另一份列表的号码先发。得到答复后，本列表随即发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} can't be used ({error}).</source>
   <translation>无法使用端口 {port}（{error}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is in use by another program; choose another one, or 0 for any.</source>
   <translation>端口 {port} 正被其他程序使用；请选择其他端口，或用 0 表示任意端口。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>Port {port} is reserved by the system; choose one above 1023, or 0 for any.</source>
   <translation>端口 {port} 由系统保留；请选择 1023 以上的端口，或用 0 表示任意端口。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Reuse answers</source>
   <translation>沿用答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>Say with --product which of these to verify: {slugs}.</source>
   <translation>请用 --product 指明要验证哪一项：{slugs}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>Several submissions have the id “{shown_id}”: name the one that is meant, {parts}.</source>
   <translation>多个提交具有标识“{shown_id}”：请指明是哪一个，{parts}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy.py" />
   <source>Single checks</source>
   <translation>单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/addresses.py" />
   <source>The API key has characters that no key has; copy it once more.</source>
   <translation>API 密钥含有密钥中不会出现的字符；请重新复制。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result asks for another key than the service itself (401).</source>
   <translation>结果的地址要求使用与服务不同的密钥 (401)。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>The address of the result has expired or does not exist ({status}).</source>
   <translation>结果的地址已过期或不存在 ({status})。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>The address of the service can't be used: {why}.</source>
   <translation>无法使用服务的地址：{why}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The answer of {origin} was not understood: {reason}. Check that the connection's address is that of the verification service.</source>
   <translation>无法理解 {origin} 的响应：{reason}。请检查连接的地址是否为验证服务的地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message}</source>
   <translation>余额不足，无法完成此请求。{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on with the batch.</source>
   <translation>余额不足，无法完成此请求。{message} 请为账户充值，然后继续该批次。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>The balance is not enough for this request. {message} Add credit to the account, then carry on.</source>
   <translation>余额不足，无法完成此请求。{message} 请为账户充值，然后继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>The file of “{name}” can't be used: {reason}.</source>
   <translation>无法使用“{name}”的文件：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/reading.py" />
   <source>The first line of “{name}” is no password.</source>
   <translation>“{name}”的第一行不是密码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The id “{remote_id}” belongs to another task already.</source>
   <translation>ID“{remote_id}”已属于另一个任务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” has no folder: name a file.</source>
   <translation>方案“{name}”没有文件夹：请指定一个文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/recipes.py" />
   <source>The recipe “{name}” is for {address}.</source>
   <translation>方案“{name}”适用于 {address}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The reply lacks {lacking} of {numbers} numbers.</source>
   <translation>回复缺少 {numbers} 个号码中的 {lacking} 个。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>The result</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service accepted it as {task_id} ({sent}) and does not find it so far. Fetching it again is free.</source>
   <translation>服务已将其接受为 {task_id}（{sent}），但目前找不到它。重新获取是免费的。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service accepted it as {task_id} and does not find it so far.</source>
   <translation>服务已将其接受为 {task_id}，但目前找不到它。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>The service gave the id {task_id} to several submissions: to this one and to {others}.</source>
   <translation>服务将标识 {task_id} 给了多个提交：这一个和 {others}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.</source>
   <translation>服务对 {numbers} 个号码中的 {lacking} 个尚无答复：将重新获取结果。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The service has no results of “{file}” that could be fetched again.</source>
   <translation>服务没有可以重新获取的“{file}”的结果。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>The service says: “{words}”.</source>
   <translation>服务的响应：“{words}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>The task “{shown_id}” needs no decision: it is {state}.</source>
   <translation>任务“{shown_id}”不需要决定：其状态为 {state}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is a connection to {address} already.</source>
   <translation>已有到 {address} 的连接。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <location filename="../../desktop_app/services/recipes/watching.py" />
   <source>There is a fault in the program; its log says more.</source>
   <translation>程序有故障；日志中有更多说明。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>已经有方案“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>There is a suppression list “{name}” already.</source>
   <translation>已有禁用名单“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no batch “{batch_id}”.</source>
   <translation>没有批次“{batch_id}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <location filename="../../desktop_app/core/report/figures.py" />
   <source>There is no column “{name}”; there are {known}.</source>
   <translation>没有“{name}”这一列；现有的列是 {known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/wiring/window.py" />
   <source>There is no screen to open the window on.</source>
   <translation>没有可打开窗口的屏幕。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>There is no service “{name}”. “dialproof connect” lists them.</source>
   <translation>没有名为“{name}”的服务。“dialproof connect”会列出所有服务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>There is no standard input or output to use for “-”.</source>
   <translation>没有可用于“-”的标准输入或输出。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/suppressing.py" />
   <source>There is no suppression list “{name}”; “dialproof suppress list” names them.</source>
   <translation>没有禁用名单“{name}”；“dialproof suppress list”会列出它们。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>There is no task “{shown_id}”.</source>
   <translation>没有任务“{shown_id}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/instance_call.py" />
   <source>These are too many lists at once. Drop them on the window instead.</source>
   <translation>一次传入的名单过多。请改为将它们拖放到窗口上。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>This service answers in its reply: it has no task of “{shown_id}”.</source>
   <translation>此服务在回复中直接给出答案：没有“{shown_id}”的任务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/requests.py" />
   <source>This service wants a value for {name} in its address.</source>
   <translation>此服务的地址中需要 {name} 的值。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has two parts: enter them as user:password, with a colon between them.</source>
   <translation>此服务的密钥由两部分组成：请按“用户:密码”的形式输入，中间用英文冒号隔开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/auth.py" />
   <source>This service's key has {count} parts ({names}): enter all of them, with a colon between them.</source>
   <translation>此服务的密钥由 {count} 部分组成（{names}）：请全部输入，中间用英文冒号隔开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a 7z archive</source>
   <translation>7z 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a CAB archive</source>
   <translation>CAB 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PDF document</source>
   <translation>PDF 文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Parquet table</source>
   <translation>Parquet 表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a PostScript document</source>
   <translation>PostScript 文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a PowerPoint presentation</source>
   <translation>PowerPoint 演示文稿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a RAR archive</source>
   <translation>RAR 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a TAR archive</source>
   <translation>TAR 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Visio drawing</source>
   <translation>Visio 绘图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>a Word document</source>
   <translation>Word 文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a Zstandard archive</source>
   <translation>Zstandard 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a bzip2 archive</source>
   <translation>bzip2 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a cell has more than {most} characters</source>
   <translation>有单元格超过 {most} 个字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a cell is beyond row {rows} or column {columns}</source>
   <translation>有单元格超出第 {rows} 行或第 {columns} 列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a cell of a table has more than a hundred thousand characters</source>
   <translation>表格中有单元格超过十万个字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a column is beyond {most}</source>
   <translation>有列超出第 {most} 列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>a fault in the program while asking: {kind}</source>
   <translation>请求时程序内部出错：{kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/submitting.py" />
   <source>a fault in the program while sending: {kind}</source>
   <translation>发送时程序内部出错：{kind}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>a file in it can't be opened</source>
   <translation>其中有文件无法打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a gzip archive</source>
   <translation>gzip 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a key or certificate</source>
   <translation>密钥或证书</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>a link leads to it</source>
   <translation>其路径经过链接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a number in it is too large</source>
   <translation>其中有数字过大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a number in it is too long</source>
   <translation>其中有数字过长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>a part of it doesn't match its checksum</source>
   <translation>其中有部分与校验和不符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a picture</source>
   <translation>图片</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>a product has no “{key}”; it may have {known}</source>
   <translation>产品没有“{key}”;可以有 {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a program</source>
   <translation>程序</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>a quotation mark in line {line} is never closed, and would swallow the rows below it</source>
   <translation>第 {line} 行的引号没有闭合，会吞并其后各行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe needs a short name on one line</source>
   <translation>方案需要一个单行的短名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>a recipe's name can't have these signs: {signs}</source>
   <translation>方案的名称不能包含这些符号：{signs}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a row has more than {most} cells</source>
   <translation>有行超过 {most} 个单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>a row number is beyond {most}</source>
   <translation>有行号超出 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/table_events.py" />
   <source>a sheet has more than {most} rows</source>
   <translation>有工作表超过 {most} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>a sheet's cells spread over {area}</source>
   <translation>有工作表的单元格分布在 {area} 范围内</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a sound or film</source>
   <translation>音频或视频</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} columns</source>
   <translation>有表格超过 {most} 列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a table has more than {most} rows</source>
   <translation>有表格超过 {most} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/safe_xml.py" />
   <source>a tag or a comment in its XML is never closed</source>
   <translation>XML 中有标签或注释没有闭合</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>a tag or a script of the page is never closed</source>
   <translation>页面中有标签或脚本没有闭合</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>a text document (RTF)</source>
   <translation>文本文档 (RTF)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>a text stands in quotation marks: {line}</source>
   <translation>文本须放在引号内：{line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>a user name or password has no place in it</source>
   <translation>其中不能含用户名或密码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>a user name or password has no place in it; the API key is entered by itself</source>
   <translation>其中不能含用户名或密码；API 密钥单独输入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>account: it names what stands for {place} in the address</source>
   <translation>account:说明地址中 {place} 代表什么</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Access database</source>
   <translation>Access 数据库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Apple Numbers, Pages or Keynote document</source>
   <translation>Apple Numbers、Pages 或 Keynote 文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/xlsx_writer.py" />
   <source>an Excel sheet has {most} columns; name the result .csv</source>
   <translation>Excel 工作表最多 {most} 列；请将结果命名为 .csv</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>an HTML page came instead of the result</source>
   <translation>收到的是 HTML 页面，而不是结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument drawing</source>
   <translation>OpenDocument 绘图</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument file of another kind</source>
   <translation>其他类型的 OpenDocument 文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument presentation</source>
   <translation>OpenDocument 演示文稿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an OpenDocument text</source>
   <translation>OpenDocument 文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an Outlook mailbox</source>
   <translation>Outlook 邮箱</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/old_container.py" />
   <source>an Outlook message</source>
   <translation>Outlook 邮件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an SQLite database</source>
   <translation>SQLite 数据库</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an XZ archive</source>
   <translation>XZ 压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>an archive among other lists</source>
   <translation>与其他名单混在一起的压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an archive that is packed by method {method}</source>
   <translation>使用方法 {method} 压缩的压缩包</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>an electronic book</source>
   <translation>电子书</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>at: name the folder or the file that is taken then</source>
   <translation>at：请指定届时使用的文件夹或文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say where in an answer that is</source>
   <translation>at：请说明它在回答中的位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>at: say which values mean success, or failure</source>
   <translation>at：请说明哪些值表示成功或失败</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>balance: without one, [test] says what is asked in its place</source>
   <translation>balance:没有余额时,须由 [test] 说明改为请求什么</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>before the path may stand {methods}</source>
   <translation>路径前面可以写 {methods}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>cap: a recipe that runs by itself needs numbers or amount in a section [cap]</source>
   <translation>cap：自动运行的方案需要在 [cap] 一节中有 numbers 或 amount</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>cell {cell} of row {number} stands out of order</source>
   <translation>第 {number} 行的单元格 {cell} 顺序有误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each part has a name of its own</source>
   <translation>每个部分都要有自己的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>each: objects are sent in JSON, and in a list</source>
   <translation>each：对象以 JSON 格式、在列表中发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: say at which times it is taken</source>
   <translation>file：请说明在哪些时间使用它</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>file: there is a folder already</source>
   <translation>file：已经有文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>header_row: the list has no header</source>
   <translation>header_row：名单没有表头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in a list that was deleted since</source>
   <translation>在一个此后被删除的名单中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>in “{other}” (batch {batch})</source>
   <translation>在“{other}”（批次 {batch}）中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it can't be opened ({words})</source>
   <translation>无法打开({words})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it can't be read</source>
   <translation>无法读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it can't be read ({words})</source>
   <translation>无法读取（{words}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't be read: a quotation mark may be out of place</source>
   <translation>无法读取：可能有引号放错了位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/repeats.py" />
   <source>it can't be sent again as it was, because numbers of it were suppressed since or the service takes fewer at once by now; what is sent instead is charged again if the first one arrived</source>
   <translation>无法按原样重新发送，因为其中有号码此后被禁用，或服务现在每次接受的数量更少；如果第一次提交已送达，改为发送的内容会再次收费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't begin with {sign}</source>
   <translation>不能以 {sign} 开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it can't have spaces in it</source>
   <translation>不能含空格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>it did not answer within {timeout} seconds</source>
   <translation>{timeout} 秒内没有响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it did not begin to answer</source>
   <translation>没有开始响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>it ended by itself</source>
   <translation>已自行结束</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it ends with the version, as in https://host/api/v1, without “?” and “#”</source>
   <translation>应以版本结尾，例如 https://host/api/v1，不含“?”和“#”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has a header</source>
   <translation>它有表头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has characters in it that can't be shown</source>
   <translation>含有无法显示的字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has characters that no address has</source>
   <translation>含有地址中不会出现的字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <source>it has more than {most} sheets</source>
   <translation>超过 {most} 个工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>it has more than {most} tables</source>
   <translation>超过 {most} 个表格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{name}”</source>
   <translation>没有列“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>it has no column “{place}”</source>
   <translation>没有列“{place}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has no header</source>
   <translation>它没有表头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it has no rows at {places}</source>
   <translation>在 {places} 处没有数据行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has no section [provider], which names the service and its address</source>
   <translation>缺少 [provider] 部分,其中应写明服务名称和地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>it has no single sheet “{sheet}”</source>
   <translation>没有唯一的工作表“{sheet}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name in quotation marks, or its place: 1 for the first</source>
   <translation>必须是引号内的列名，或列的位置：1 表示第一列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name or place, or a list of such</source>
   <translation>必须是列名或列的位置，或由它们组成的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a column's name, or its place from 1 to {most}</source>
   <translation>必须是列名，或列的位置（1 到 {most}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a country of two letters, as in GB</source>
   <translation>必须是两个字母的国家代码，例如 GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be a day such as {example}, without quotation marks</source>
   <translation>必须是日期,例如 {example},不加引号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a field's name, or {shape}</source>
   <translation>必须是字段名称，或 {shape}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a file's name without its ending, with {name}; it may have {more}</source>
   <translation>必须是不带扩展名的文件名，其中包含 {name}；还可以包含 {more}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list in brackets</source>
   <translation>必须是方括号中的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of column, value and verdict, as in {example}</source>
   <translation>必须是列、值和判定的列表，例如 {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of different names in brackets</source>
   <translation>必须是方括号中互不相同的名称列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a list of names in brackets</source>
   <translation>必须是方括号中的名称列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a list of {words}</source>
   <translation>必须是由 {words} 组成的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks</source>
   <translation>必须是引号内的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or a list of at most {most}</source>
   <translation>必须是加引号的名称，或最多 {most} 个名称的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a name in quotation marks, or {empty} for none</source>
   <translation>必须是引号内的名称，或用 {empty} 表示没有</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number of seconds from {fewest} to {most}</source>
   <translation>必须是 {fewest} 到 {most} 之间的秒数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a number such as 0.002, or nothing where it isn't known</source>
   <translation>必须是 0.002 这样的数字，未知则留空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a number such as {example}</source>
   <translation>必须是号码,例如 {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a path that begins with /, such as /balance; with a query its method stands before it: {example}</source>
   <translation>必须是以 / 开头的路径，例如 /balance；带查询参数时前面要写方法：{example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a short text in quotation marks</source>
   <translation>必须是引号中的短文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a short text in quotation marks, such as {example}</source>
   <translation>必须是加引号的简短文本，例如 {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a short text on one line</source>
   <translation>必须是一行简短的文字</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a sign or two between numbers, such as {example}</source>
   <translation>必须是号码之间的一两个符号，例如 {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single line</source>
   <translation>必须只有一行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a single sign such as {signs}, or {empty} where nothing separates</source>
   <translation>必须是单个符号，例如 {signs}，没有分隔符时用 {empty}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a text in quotation marks</source>
   <translation>必须是引号内的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a text in quotation marks, or a list of such texts</source>
   <translation>必须是引号内的文本，或由此类文本组成的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a time in quotation marks, as in “07:30”</source>
   <translation>必须是引号中的时间，例如“07:30”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a value, such as {example}, or a list of such</source>
   <translation>必须是一个值（例如 {example}）或其列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be a whole number from 1 to {most}, or nothing</source>
   <translation>必须是 1 到 {most} 之间的整数，或留空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be a whole number from {fewest} to {most}</source>
   <translation>必须是 {fewest} 到 {most} 之间的整数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be a whole path in quotation marks</source>
   <translation>必须是引号中的完整路径</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be a word in quotation marks</source>
   <translation>必须是引号内的单词</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be an address in quotation marks</source>
   <translation>必须是带引号的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be an amount, as in 500 or 12.50</source>
   <translation>必须是金额，例如 500 或 12.50</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it has to be auto, json, file or realtime</source>
   <translation>必须是 auto、json、file 或 realtime</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be fields with their values</source>
   <translation>必须是字段及其值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be one of {layouts}</source>
   <translation>必须是以下之一：{layouts}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>it has to be one of {words}</source>
   <translation>必须是以下之一：{words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>it has to be the address of a page that begins with https://</source>
   <translation>必须是以 https:// 开头的网页地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be the whole path of a file</source>
   <translation>必须是文件的完整路径</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be true or false</source>
   <translation>必须是 true 或 false</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to be words, with letters or digits in them</source>
   <translation>必须是含字母或数字的文字</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to be “none” or an address as in http://proxy.example:8080</source>
   <translation>必须是“none”或 http://proxy.example:8080 这样的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it has to begin with https://</source>
   <translation>必须以 https:// 开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold the number, as in {example}</source>
   <translation>必须包含号码，例如 {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to hold {id} once, such as /tasks/{id}</source>
   <translation>必须含有一次 {id}，例如 /tasks/{id}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>it has to name a product, as in {line}</source>
   <translation>必须指定产品，例如 {line}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it has {count} columns instead of {wanted}</source>
   <translation>它有 {count} 列，而不是 {wanted} 列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>it has {size} GB</source>
   <translation>大小为 {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/json_rows.py" />
   <source>it is JSON of more than 64 MB</source>
   <translation>是超过 64 MB 的 JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <source>it is a folder</source>
   <translation>是文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a text file, not a workbook</source>
   <translation>它是文本文件，不是工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>it is a workbook</source>
   <translation>它是工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is a “Strict Open XML” workbook</source>
   <translation>是“Strict Open XML”工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is compressed in an unknown way</source>
   <translation>压缩方式未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is empty</source>
   <translation>为空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is longer than {most} characters</source>
   <translation>超过 {most} 个字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is missing</source>
   <translation>缺失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is more than the most per task</source>
   <translation>大于每任务最多数量</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it is nested too deeply</source>
   <translation>嵌套过深</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>it is no XLSX or XLSM workbook</source>
   <translation>不是 XLSX 或 XLSM 工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is no file</source>
   <translation>不是文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/json_text.py" />
   <source>it is not JSON</source>
   <translation>不是 JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it is not JSON but an HTML page</source>
   <translation>不是 JSON，而是 HTML 页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>it is not JSON but an HTML page: “{title}”</source>
   <translation>不是 JSON，而是 HTML 页面：“{title}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is not TOML ({words})</source>
   <translation>不是 TOML（{words}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is not UTF-8 text</source>
   <translation>不是 UTF-8 文本</translation>
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
   <translation>不是文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it is not compressed as it says</source>
   <translation>并未按其声明的方式压缩</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>it is too large</source>
   <translation>过大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>it is too long for a list of products</source>
   <translation>作为产品列表过长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it is too long for a policy</source>
   <translation>作为策略过长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it is too long for a recipe</source>
   <translation>作为方案太长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>it is too long for a service profile</source>
   <translation>作为术语表过长</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>it isn't text in UTF-8</source>
   <translation>不是 UTF-8 文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <source>it knows neither the task nor the account</source>
   <translation>既找不到任务，也找不到账户</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it leads deeper than {most} steps</source>
   <translation>深度超过 {most} 级</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may not be used</source>
   <translation>没有使用权限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>it may only be read</source>
   <translation>只有读取权限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result</source>
   <translation>没有给出结果的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no address of the result at {places}</source>
   <translation>在 {places} 没有给出结果的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance</source>
   <translation>没有给出余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names no balance at {places}</source>
   <translation>在 {places} 没有给出余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>it names no field: write names with dots between them, such as data.task_id</source>
   <translation>没有指定字段：请写出用点分隔的名称，例如 data.task_id</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>it names no host</source>
   <translation>没有主机名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price</source>
   <translation>其中没有价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no price at {places}</source>
   <translation>其中在 {places} 没有价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task</source>
   <translation>没有给出任务的状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no status of the task at {places}</source>
   <translation>在 {places} 没有给出任务的状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task</source>
   <translation>没有给出任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/tasks.py" />
   <source>it names no task at {places}</source>
   <translation>在 {places} 没有给出任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/replies.py" />
   <source>it names none of the numbers</source>
   <translation>其中没有提到任何号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it names {count} result files where one was expected</source>
   <translation>给出了 {count} 个结果文件，而应为一个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>it needs the base_url of a service</source>
   <translation>需要某个服务的 base_url</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it packs {count} files</source>
   <translation>其中有 {count} 个文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>it packs {count} lists</source>
   <translation>其中有 {count} 份名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>it redirects to an address that can't be used</source>
   <translation>重定向到无法使用的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it redirects to {target} ({status})</source>
   <translation>重定向到 {target} ({status})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>it refused the connection</source>
   <translation>拒绝连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/ods/cell_values.py" />
   <source>it repeats more than {most} times</source>
   <translation>重复超过 {most} 次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/trial.py" />
   <source>it says no: {message}</source>
   <translation>答复为拒绝：{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it says nothing where by = “{by}”</source>
   <translation>在 by = “{by}” 时它没有意义</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>it stands before a key that goes in one header</source>
   <translation>它只用于放在单个标头中的密钥之前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number</source>
   <translation>没有提供号码的信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>it tells nothing about the number at {places}</source>
   <translation>在 {places} 没有提供号码的信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {size} GB</source>
   <translation>解压后为 {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>it unpacks to {times} times its size</source>
   <translation>解压后为原大小的 {times} 倍</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/bodies.py" />
   <source>it was cut off</source>
   <translation>已被截断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/checks/realtime_check.py" />
   <source>it was cut off before the answer came</source>
   <translation>收到响应之前连接已中断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its address can't be used</source>
   <translation>地址无法使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its certificate is not trusted: {words}</source>
   <translation>证书不受信任：{words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its column “{name}” has numbers that were not sent, and “{other}” has some that were</source>
   <translation>列“{name}”中有未发送的号码，而“{other}”中有一些已发送的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_columns.py" />
   <source>its columns “{one}” and “{two}” both have numbers that were sent, and nothing tells whose the answers are</source>
   <translation>列“{one}”和“{two}”中都有已发送的号码，无法判断答复属于哪些号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/protected_workbook.py" />
   <source>its encrypted content is damaged</source>
   <translation>其加密内容已损坏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/task_advancer.py" />
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>its file isn't here</source>
   <translation>此处没有其文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/single_instance.py" />
   <source>its file system can't lock files</source>
   <translation>所在的文件系统无法锁定文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/text_limit.py" />
   <source>its first {rows} rows alone hold {size} GB of text</source>
   <translation>仅前 {rows} 行就含有 {size} GB 的文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>its first {rows} rows alone spread over {cells} cells</source>
   <translation>仅前 {rows} 行就分布在 {cells} 个单元格中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its folder belongs neither to the system nor to the administrators</source>
   <translation>其文件夹既不属于系统，也不属于管理员</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its folder can't be used: {words}</source>
   <translation>无法使用其文件夹：{words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>its host or port can't be right</source>
   <translation>主机或端口不正确</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/packed_lists.py" />
   <source>its lists unpack to {size} GB</source>
   <translation>其中的名单解压后为 {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its log can't be written: {words}</source>
   <translation>无法写入其日志：{words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>its name can't be found</source>
   <translation>找不到主机名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/provider_files.py" />
   <source>its name ends in “.txt”: save it as “{name}”</source>
   <translation>文件名以“.txt”结尾：请另存为“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>its name isn't text</source>
   <translation>其名称不是文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>its owner is neither the system nor the administrators</source>
   <translation>所有者既不是系统，也不是管理员</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process ended at once, exit code {exitcode}</source>
   <translation>进程立即结束，退出代码 {exitcode}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its process said something unknown</source>
   <translation>进程给出了未知的信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <location filename="../../desktop_app/sheets/output/streamed_workbook.py" />
   <source>its sheet has no room for {count} more columns</source>
   <translation>工作表没有空间再容纳 {count} 列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/process.py" />
   <source>its start was cancelled</source>
   <translation>启动已取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store was written by a newer version of Dialproof</source>
   <translation>其存储由更新版本的 Dialproof 写入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/serving.py" />
   <source>its store “{name}” can't be used: {error}</source>
   <translation>无法使用其存储“{name}”：{error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables are nested more than {most} deep</source>
   <translation>表格嵌套超过 {most} 层</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/html_tables.py" />
   <source>its tables have more than {most} cells</source>
   <translation>表格超过 {most} 个单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>least: no task has {least} numbers and {most} at most</source>
   <translation>least：任务的号码数不可能至少为 {least} 而又最多为 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>less of the file came than was announced</source>
   <translation>收到的文件内容少于声明的大小</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>line {line}, {reason}</source>
   <translation>第 {line} 行，{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {line}: {error}; perhaps a quotation mark is never closed</source>
   <translation>第 {line} 行：{error}；可能有引号没有闭合</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>line {line}: {reason}</source>
   <translation>第 {line} 行：{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>line {number} has millions of characters</source>
   <translation>第 {number} 行有数百万个字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>longest: it can't be shorter than the first interval</source>
   <translation>longest：不能短于第一个间隔</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>more comes out of it than it says</source>
   <translation>解压出的内容多于其声明的大小</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>more than {size} GB came</source>
   <translation>收到超过 {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>more than {size} MB came</source>
   <translation>收到超过 {size} MB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/sent_lately.py" />
   <source>most of them in “{other}” (batch {batch})</source>
   <translation>其中大部分在“{other}”（批次 {batch}）中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/updating.py" />
   <source>no address to ask is known</source>
   <translation>没有可查询的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no answer in time</source>
   <translation>未及时响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>no answer within {seconds} seconds</source>
   <translation>{seconds} 秒内没有响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/detection/column_names.py" />
   <source>no columns at all</source>
   <translation>没有任何列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection</source>
   <translation>没有连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no connection in time</source>
   <translation>未及时建立连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>no files</source>
   <translation>没有文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no free connection in time</source>
   <translation>未及时得到空闲连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>no scheme</source>
   <translation>缺少协议</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>no secure connection could be made</source>
   <translation>无法建立安全连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/joining.py" />
   <source>none of its results can be read so</source>
   <translation>其结果都无法这样读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/answer_layout.py" />
   <source>none of the numbers in the result was sent</source>
   <translation>结果中没有已发送的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_source.py" />
   <source>none, it is a text file</source>
   <translation>没有，这是文本文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <source>of the answer: {error}</source>
   <translation>响应内容：{error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>one part of an archive in several parts</source>
   <translation>分卷压缩包的其中一卷</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>others than its owner may write “{path}”</source>
   <translation>所有者以外的人可以写入“{path}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>price_page, price_date: say where and on which day the prices were read</source>
   <translation>price_page、price_date:请写明价格的来源和读取日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/process.py" />
   <source>reading it takes more than {size} GB of memory</source>
   <translation>读取所需内存超过 {size} GB</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/text_table.py" />
   <source>reading stopped after line {line}</source>
   <translation>读取在第 {line} 行之后停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/row_limits.py" />
   <source>row {rows} has more than {most} columns</source>
   <translation>第 {rows} 行超过 {most} 列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/xml_spreadsheet.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>row {wanted} stands below row {number}</source>
   <translation>第 {wanted} 行位于第 {number} 行之下</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say a number that is checked, or a task that isn't there: one of the two</source>
   <translation>请给出要检查的号码或不存在的任务:二者之一</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>say what the key is called there, such as {example}</source>
   <translation>请说明密钥在那里的名称，例如 {example}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>section [{section}] has no “{key}”; did you mean “{near}”?</source>
   <translation>[{section}] 部分没有“{key}”；您是否想写“{near}”？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; it may have {known}</source>
   <translation>[{section}] 部分没有“{key}”；可以有 {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>section [{section}] has no “{key}”; “{near}” may be meant</source>
   <translation>[{section}] 部分没有“{key}”；可能是“{near}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/recipe.py" />
   <source>several of its sheets have phone numbers</source>
   <translation>它的多个工作表中有电话号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/workbook_copies.py" />
   <source>several sheets were read as one list</source>
   <translation>多个工作表合并为一份名单读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>some of its text would not stay as it is (“_x…_”)</source>
   <translation>部分文本无法保持原样（“_x…_”）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>status {status}</source>
   <translation>状态 {status}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>status {status} instead of a file</source>
   <translation>状态 {status}，而不是文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/client.py" />
   <source>status {status}, but {reason}</source>
   <translation>状态 {status}，但{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}, code {code}: {message}</source>
   <translation>状态 {status}，代码 {code}：{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>status {status}: {message}</source>
   <translation>状态 {status}：{message}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/submission.py" />
   <source>stopped in between</source>
   <translation>中途停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>test: {reason}</source>
   <translation>test:{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result is neither https nor on this computer</source>
   <translation>结果的地址既不是 https，也不在此计算机上</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable</source>
   <translation>结果的地址无法使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the address of the result is not usable ({scheme})</source>
   <translation>结果的地址无法使用 ({scheme})</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/downloads.py" />
   <source>the address of the result redirects more than {most} times</source>
   <translation>结果的地址重定向超过 {most} 次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/releases.py" />
   <source>the answer is too large</source>
   <translation>响应过大</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer isn't in the form that was expected</source>
   <translation>响应的格式不符合预期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no page on https</source>
   <translation>响应中没有 https 页面的地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/updates.py" />
   <source>the answer names no version</source>
   <translation>响应中没有版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <location filename="../../desktop_app/sheets/common/faults.py" />
   <source>the archive is cut off or damaged</source>
   <translation>压缩包被截断或已损坏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/rolled_back.py" />
   <source>the balance has fallen by {fell} since {since} UTC, which nothing in this journal explains; if the data folder was put back to an older state, this may have been sent since then</source>
   <translation>自 {since} UTC 起余额减少了 {fell}，此台账无法说明原因；如果数据文件夹曾恢复到较早的状态，此任务可能在那之后已发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection broke</source>
   <translation>连接中断</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the connection ended too early, or it does not speak HTTP</source>
   <translation>连接过早结束，或对方不使用 HTTP</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/sqlite/faults.py" />
   <source>the disk can't be read or written; it may be full or failing</source>
   <translation>无法读写磁盘；磁盘可能已满或出现故障</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the file holds no certificates that can be read ({error})</source>
   <translation>文件中没有可读取的证书（{error}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the file is empty</source>
   <translation>文件为空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>the first line has to name the columns, and one of them “slug”</source>
   <translation>首行必须是列名，其中一列为“slug”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/program/output_places.py" />
   <location filename="../../desktop_app/services/recipes/run_files.py" />
   <source>the folder does not exist</source>
   <translation>文件夹不存在</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged since; this list may have been sent before</source>
   <translation>此后台账损坏过；此名单先前可能已发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/former_sentences.py" />
   <source>the journal was damaged; this part may have been sent after its copy of {copy}</source>
   <translation>台账损坏过；此任务可能在 {copy} 的副本之后已发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/restoration.py" />
   <source>the journal was damaged; this task may have been sent after its copy of {copy}</source>
   <translation>台账损坏过；此任务可能在 {copy} 的副本之后已发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>the key has {count} parts</source>
   <translation>密钥有 {count} 个部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the key is another one</source>
   <translation>密钥已更换</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/connection.py" />
   <source>the key would go unencrypted; it has to begin with https:// (http only on this computer)</source>
   <translation>密钥将不加密发送；地址必须以 https:// 开头（http 仅限此计算机）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>the parts of a workbook are missing in it</source>
   <translation>缺少工作簿的组成部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>the policy already has a service profile</source>
   <translation>术语表已在策略中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/in_flight.py" />
   <source>the program was stopped while sending</source>
   <translation>发送时程序被停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/failures.py" />
   <source>the proxy refused: {words}</source>
   <translation>代理拒绝：{words}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/exchange.py" />
   <location filename="../../desktop_app/api/releases.py" />
   <source>the proxy setting of this computer can't be used</source>
   <translation>无法使用此计算机的代理设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/errors/root.py" />
   <source>the result</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/monitoring.py" />
   <source>the result of task {shown_id}: {error}</source>
   <translation>任务 {shown_id} 的结果：{error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reparsing.py" />
   <source>the result of {name}</source>
   <translation>{name} 的结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service said that it did not take it, and yet the balance fell by {amount}</source>
   <translation>服务表示未接受，但余额减少了 {amount}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>the service takes {most} numbers in a task</source>
   <translation>服务的单个任务最多接受 {most} 个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>the system doesn't say why</source>
   <translation>系统未说明原因</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/decoding/__init__.py" />
   <source>the task is {word}</source>
   <translation>任务状态为“{word}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/calamine_workbook.py" />
   <location filename="../../desktop_app/sheets/ods/open_document.py" />
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>the workbook has no sheet with cells</source>
   <translation>工作簿中没有含单元格的工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>there are more than {most} files</source>
   <translation>文件超过 {most} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there are more than {most} products</source>
   <translation>产品超过 {most} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is a folder of that name</source>
   <translation>已有同名文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>there is more credit than before</source>
   <translation>余额比之前多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/atomic_file.py" />
   <source>there is no folder “{parent}”</source>
   <translation>没有文件夹“{parent}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>there is no product in it</source>
   <translation>其中没有产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>there is no section “{name}”; did you mean “{near}”?</source>
   <translation>没有“{name}”部分；您是否想写“{near}”？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; it may have {known}</source>
   <translation>没有“{name}”部分；可以有 {known}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>there is no section “{name}”; “{near}” may be meant</source>
   <translation>没有“{name}”部分；可能是“{near}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>this version of Dialproof reads service profiles of version {version}</source>
   <translation>此版本的 Dialproof 读取版本 {version} 的术语表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>together they have more than {most} cells</source>
   <translation>合计超过 {most} 个单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>two columns are the {field}: “{one}” and “{other}”</source>
   <translation>有两列为 {field}：“{one}”和“{other}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>two files would have the same name</source>
   <translation>两个文件会有相同的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>values: there are none in layout = “{layout}”</source>
   <translation>values：layout = “{layout}”时不能使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/realtime_list.py" />
   <source>what was asked of it one by one was written down beside its list, and isn't there any more, or not all of it</source>
   <translation>其中逐个查询过的内容记录在其列表旁，现在已不在那里，或不完整</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/result_source.py" />
   <source>with it, the list would have {count} result columns</source>
   <translation>加上它，名单将有 {count} 个结果列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>without it the policy has to name a service (base_url)</source>
   <translation>禁用后，策略必须指定一个服务（base_url）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>write [[files]] above each file</source>
   <translation>请在每个文件上方写 [[files]]</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>write [[products]] above each product</source>
   <translation>请在每个产品上方写 [[products]]</translation>
  </message>
  <message>
   <location filename="../../desktop_app/api/part_file.py" />
   <source>write error</source>
   <translation>写入错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/refusals.py" />
   <source>{against} ({refusal})</source>
   <translation>{against}（{refusal}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>{all} or {other}</source>
   <translation>{all} 或 {other}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/text/translatable.py" />
   <source>{all}, {next}</source>
   <translation>{all}、{next}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/money/charged.py" />
   <source>{amount} credits</source>
   <translation>{amount} 点</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{answered} of {count} numbers that went first were answered. The rest was not sent.</source>
   <translation>先发的 {count} 个号码中有 {answered} 个得到答复。其余号码未发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{answered} of {sent} numbers that were sent have an answer.</source>
   <translation>已发送的 {sent} 个号码中有 {answered} 个得到答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} answers were taken over.</source>
   <translation>沿用了 {count} 个答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/run_cost.py" />
   <source>{count} numbers</source>
   <translation>{count} 个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. The rest follows once all of them are answered.</source>
   <translation>先发 {count} 个号码。全部得到答复后，其余随后发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/trial.py" />
   <source>{count} numbers went first. You are asked before the rest goes.</source>
   <translation>先发 {count} 个号码。发送其余号码前会询问您。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{count} were refused and left, so they were not sent.</source>
   <translation>{count} 个号码被拒绝后未再处理，因此没有发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: without a header no column has a name</source>
   <translation>{entry}：没有标题行，各列就没有名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: {reason}</source>
   <translation>{entry}：{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>{entry}: “{name}” is the name of another field</source>
   <translation>{entry}：“{name}”是另一个字段的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>{field}: it is missing</source>
   <translation>{field}:缺失</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{field}: {reason}</source>
   <translation>{field}：{reason}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>{files} and {count} more</source>
   <translation>{files}，以及另外 {count} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>{key}: {error}</source>
   <translation>{key}：{error}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day</source>
   <translation>每天 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a day, at all connections together</source>
   <translation>所有连接合计每天 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a list</source>
   <translation>每份名单 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month</source>
   <translation>每月 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a month, at all connections together</source>
   <translation>所有连接合计每月 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/account/spending_caps.py" />
   <source>{most} for a run</source>
   <translation>每次运行 {most}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/running.py" />
   <source>{name} wants --account: {account}.</source>
   <translation>{name} 需要 --account：{account}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: nothing had to be sent.</source>
   <translation>{product}：无需发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>{product}: {answered} of {sent} numbers that were sent have an answer.</source>
   <translation>{product}：已发送的 {sent} 个号码中有 {answered} 个得到答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>{text} could be {fewest} or {thousands}: write {plain} or {thousands}</source>
   <translation>{text} 可能是 {fewest} 或 {thousands}：请写成 {plain} 或 {thousands}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/local_service/settings.py" />
   <source>{variable} must be a whole number of credits, not “{value}”.</source>
   <translation>{variable} 必须是整数点数，而不是“{value}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--at-random” needs “--try N”.</source>
   <translation>“--at-random”需要“--try N”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--doubtful” and “--beside” belong to “--clean”; add it, or leave them out.</source>
   <translation>“--doubtful”和“--beside”须与“--clean”同用；请加上它，或去掉它们。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” and “--clean” can't be together; choose one of them.</source>
   <translation>“--in-place”和“--clean”不能同时使用；请选择其一。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/listing.py" />
   <source>“--in-place” belongs to “--into”; add it, or leave it out.</source>
   <translation>“--in-place”须与“--into”一起使用；请添加或省略。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/stepping.py" />
   <source>“--mend” is for a newer file: name it after the batch.</source>
   <translation>“--mend”用于较新的文件：请在批次之后给出该文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <source>“-o -” and “--json” both want standard output; choose one of them.</source>
   <translation>“-o -”和“--json”都要使用标准输出；请选择其中之一。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{account}” can't be what stands in the address.</source>
   <translation>“{account}”不能用在地址中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/formats/opening.py" />
   <source>“{address}” is no cell</source>
   <translation>“{address}”不是单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/reading.py" />
   <source>“{country}” is not a country code such as GB, DE or US.</source>
   <translation>“{country}”不是国家/地区代码（例如 GB、DE 或 US）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/repeating.py" />
   <source>“{file}” has changed meanwhile: look again at what is unanswered.</source>
   <translation>“{file}”在此期间有变化：请重新查看未答复的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/preparing.py" />
   <source>“{file}” has changed meanwhile: look again how many numbers these are.</source>
   <translation>“{file}”在此期间已更改：请重新查看有多少个号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/delimiter.py" />
   <source>“{given}” can't separate fields: one character is needed, such as ; or tab.</source>
   <translation>“{given}”不能用作字段分隔符：需要单个字符，例如 ; 或制表符。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{key}” is none of its values: {values}</source>
   <translation>“{key}”不是它的值：{values}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}”</source>
   <translation>“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/common/containers.py" />
   <source>“{name}” (empty)</source>
   <translation>“{name}”（空文件）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” can't be a header with a key</source>
   <translation>“{name}”不能作为携带密钥的标头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/reporting.py" />
   <source>“{name}” can't be a report: its name has to end with {pdf} or {xlsx}.</source>
   <translation>“{name}”不能作为报告：文件名必须以 {pdf} 或 {xlsx} 结尾。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” can't be the name: {reason}.</source>
   <translation>“{name}”不能作为名称：{reason}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” can't be the workbook's copy: name it .xlsx or .xlsm.</source>
   <translation>“{name}”不能作为工作簿的副本：请命名为 .xlsx 或 .xlsm。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/output/formats.py" />
   <source>“{name}” can't be written: the result's name has to end with one of {suffixes}.</source>
   <translation>无法写入“{name}”：结果的文件名必须以下列扩展名之一结尾：{suffixes}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/workers/jobs/exporting.py" />
   <source>“{name}” can't have several sheets: name the result .xlsx.</source>
   <translation>“{name}”不能有多个工作表：请将结果命名为 .xlsx。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” has no column of numbers.</source>
   <translation>“{name}”没有号码列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” has no macros: name its copy .xlsx.</source>
   <translation>“{name}”没有宏：请将副本命名为 .xlsx。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” has the content of “{former}” of {day}. Nothing was sent.</source>
   <translation>“{name}”的内容与 {day} 的“{former}”相同。没有发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{name}” has to be a text, a number, true or false, or a list of these</source>
   <translation>“{name}”必须是文本、数字、true 或 false，或由它们组成的列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is a later step of its list; refresh the first one.</source>
   <translation>“{name}”是其列表的后续步骤；请刷新第一个步骤。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <location filename="../../desktop_app/core/service/policy_reading.py" />
   <source>“{name}” is a section: write [{name}] on a line of its own</source>
   <translation>“{name}”是一个部分：请将 [{name}] 单独写成一行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/recipes/reading.py" />
   <source>“{name}” is no pattern that “dialproof inspect --suggest” names</source>
   <translation>“{name}”不是“dialproof inspect --suggest”列出的模式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/mending.py" />
   <source>“{name}” is none of the patterns that “dialproof inspect --suggest” names.</source>
   <translation>“{name}”不是“dialproof inspect --suggest”列出的任何模式。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/text/encoding.py" />
   <source>“{name}” is not the name of a text encoding.</source>
   <translation>“{name}”不是文本编码的名称。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/outcome.py" />
   <source>“{name}” is paused; its numbers that aren't sent yet wait for you.</source>
   <translation>“{name}”已暂停；尚未发送的号码在等待您。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/recipes.py" />
   <source>“{name}” is running; rename it when it has ended.</source>
   <translation>“{name}”正在运行；请在结束后重命名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{name}” is sent already</source>
   <translation>“{name}”本来就会发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/refreshing.py" />
   <source>“{name}” is still being verified; refresh it when it has ended.</source>
   <translation>“{name}”仍在验证中；请在结束后再刷新。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/cli/streams.py" />
   <location filename="../../desktop_app/sheets/output/original_workbook.py" />
   <source>“{name}” is the list itself; name another file for the result.</source>
   <translation>“{name}”是名单本身；请为结果指定其他文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/recipes/files.py" />
   <source>“{name}” is the name of the recipe in “{file}”, too</source>
   <translation>“{name}”也是“{file}”中方案的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/suppressing.py" />
   <source>“{name}” is your organisation's list.</source>
   <translation>“{name}”是您组织的名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/recipes/running.py" />
   <source>“{name}” was verified on {day}, and deleted since. Nothing was sent.</source>
   <translation>“{name}”已于 {day} 验证，之后被删除。没有发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/provider.py" />
   <source>“{name}”: a key has no place in a profile; [auth] says how it goes</source>
   <translation>“{name}”：密钥不应写在配置中；由 [auth] 说明其发送方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/storage/machine/policy_file.py" />
   <source>“{path}” does not belong to root</source>
   <translation>“{path}”不属于 root</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{query}” can't be a query</source>
   <translation>“{query}”不能作为查询参数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/sheets/xlsx/excel_workbook.py" />
   <source>“{reference}” is no cell</source>
   <translation>“{reference}”不是单元格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/batches/verification.py" />
   <source>“{shown_id}” goes one by one: the service has no task of it.</source>
   <translation>“{shown_id}”逐个发送：服务没有对应的任务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/provider.py" />
   <location filename="../../desktop_app/core/service/product_list.py" />
   <source>“{slug}” stands in an earlier line, too</source>
   <translation>“{slug}”在前面的行中已出现</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/model.py" />
   <source>“{text}” can't be read as a place: data.task_id and data.tasks[0].id are places</source>
   <translation>“{text}”无法作为位置读取：data.task_id 和 data.tasks[0].id 是位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{text}” is no condition: write {example}.</source>
   <translation>“{text}”不是条件：请写 {example}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/step_plan.py" />
   <source>“{text}” is no step: write {example}.</source>
   <translation>“{text}”不是步骤：请写 {example}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <source>“{text}” is not the name of a text encoding, such as utf-8, utf-16 or gb18030</source>
   <translation>“{text}”不是文本编码的名称（例如 utf-8、utf-16 或 gb18030）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/batches/steps.py" />
   <source>“{value}” is no value of “{name}”, which has {known}.</source>
   <translation>“{value}”不是“{name}”的值，其值为 {known}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two states</source>
   <translation>“{word}”不能表示两种状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/profile/checks.py" />
   <location filename="../../desktop_app/core/profile/reading.py" />
   <source>“{word}” can't mean two things</source>
   <translation>“{word}”不能表示两种含义</translation>
  </message>
 </context>
 <context>
  <name>recipes</name>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has nothing to do now</source>
   <translation>方案目前无事可做</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe has run</source>
   <translation>方案已运行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>A recipe needs a look</source>
   <translation>方案需要查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>A run that would take more stops before anything is sent, and says so.</source>
   <translation>如果一次运行会超出，则在发送任何内容之前停止并说明。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>All its steps together: at most {amount}.</source>
   <translation>所有步骤合计：最多 {amount}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Another recipe</source>
   <translation>其他方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Answers that you have</source>
   <translation>已有的答案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>At most in one run</source>
   <translation>每次运行的上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount} for all its steps: more than its cap of {cap}.</source>
   <translation>全部步骤最多 {amount}：超出其上限 {cap}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>At most {amount}: more than its cap of {cap}.</source>
   <translation>最多 {amount}：超出其上限 {cap}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Begun</source>
   <translation>开始</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>By itself</source>
   <translation>自动运行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Change its cap…</source>
   <translation>更改其上限…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Change…</source>
   <translation>更改…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose at least one thing that is written.</source>
   <translation>请至少选择一项要写入的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the days for these times.</source>
   <translation>请为这些时间选择日期。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Choose the folder or the file for these times.</source>
   <translation>请为这些时间选择文件夹或文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Decide in the task monitor, then it goes on.</source>
   <translation>请在任务监控中决定，之后会继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Delete: {name}</source>
   <translation>删除：{name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Each new file in this folder</source>
   <translation>此文件夹中的每个新文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Each row's country is in “{column}”.</source>
   <translation>每行的国家在“{column}”列中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Every number is sent; no earlier answer is taken over.</source>
   <translation>所有号码都会发送；不沿用以前的回复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>File for the times</source>
   <translation>定时使用的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder</source>
   <translation>文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Folder for what is written</source>
   <translation>写入文件的文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>It hasn't run yet.</source>
   <translation>尚未运行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>It isn't told of any more. Its file stays, and can be verified by hand.</source>
   <translation>不再提示。文件保留，可以手动验证。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Its further steps go through another service too, and cost more there.</source>
   <translation>后续步骤还会通过另一个服务进行，并在那里另外收费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Judges the answers by the rule of this list.</source>
   <translation>按此名单的规则判断答案。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Leave it</source>
   <translation>保持原样</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Log sheet: {path}</source>
   <translation>日志表：{path}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Looks like “{name}”.</source>
   <translation>看起来像“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Mends {patterns}.</source>
   <translation>修正{patterns}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most numbers of a run</source>
   <translation>每次运行的号码上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Most that a run may spend</source>
   <translation>每次运行的支出上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>National numbers are read with the country {country}.</source>
   <translation>国内号码按国家或地区{country}读取。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}</source>
   <translation>{folder}中的新文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>New files in {folder}, {times}</source>
   <translation>{folder}中的新文件，{times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>New name</source>
   <translation>新名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>No number of this list would be sent.</source>
   <translation>不会发送此名单中的任何号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: rows that you had read with the country {country}. Only you can say which these are: mark them in the next file.</source>
   <translation>未保留：您让其按国家或地区{country}读取的行。只有您知道是哪些行：请在下一个文件中标记它们。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: the numbers that you typed. Type those of the next file there.</source>
   <translation>未保留：您键入的号码。请在下一个文件中键入其号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Not kept: {product}. A recipe's step takes its numbers by the answers of the step just before it.</source>
   <translation>未保留：{product}。方案中的步骤按紧接在它之前那一步的答复来选取号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Not now</source>
   <translation>暂不</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it goes on by itself.</source>
   <translation>无需操作：它会自动继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing has to be done: it is taken up by itself, within a day at the latest.</source>
   <translation>无需操作：最迟一天内会自动重新处理。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Nothing was sent.</source>
   <translation>没有发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Numbers</source>
   <translation>号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Numbers on your suppression lists aren't sent.</source>
   <translation>禁用名单中的号码不会发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Only what was answered within 24 hours is taken over.</source>
   <translation>仅沿用 24 小时内得到答复的内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open results</source>
   <translation>打开结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file</source>
   <translation>打开文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Open the file to see how it differs.</source>
   <translation>请打开文件查看有何不同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, and the file is taken up by itself.</source>
   <translation>提高上限后，该文件会自动重新处理。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Raise its cap, then run the file again: Runs… has it.</source>
   <translation>请提高上限，然后在“运行记录…”中再次运行该文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on all sheets.</source>
   <translation>读取所有工作表中{columns}列的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}, on the sheet “{sheet}”.</source>
   <translation>读取工作表“{sheet}”中{columns}列的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Reads the numbers in {columns}.</source>
   <translation>读取{columns}列的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Recipes</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Recipes…</source>
   <translation>方案…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Reckoning what it takes…</source>
   <translation>正在计算…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Rename: {name}</source>
   <translation>重命名：{name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run again</source>
   <translation>再次运行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again</source>
   <translation>再次运行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again tomorrow, or once these numbers have their answers: Runs… has it.</source>
   <translation>请明天，或在这些号码有结果之后，在“运行记录…”中再次运行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Run it again; what was sent isn't sent twice.</source>
   <translation>请再次运行；已发送的内容不会重复发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe</source>
   <translation>运行方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Run the recipe {name}</source>
   <translation>运行方案 {name}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run with a file…</source>
   <translation>用文件运行…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Run “{name}” with a file</source>
   <translation>用文件运行“{name}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Running…</source>
   <translation>正在运行…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs</source>
   <translation>运行记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Runs of “{name}”</source>
   <translation>“{name}”的运行记录</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Runs…</source>
   <translation>运行记录…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save as recipe</source>
   <translation>另存为方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Save as recipe…</source>
   <translation>另存为方案…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>Save recipe</source>
   <translation>保存方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Say at which times this file is taken.</source>
   <translation>请说明在哪些时间使用此文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show it</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>Show the recipe</source>
   <translation>显示方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>So that the next file of its shape gets the same with one click</source>
   <translation>让下一个同样结构的文件一键得到相同处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Spends at most {amount}.</source>
   <translation>最多支出 {amount}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Take over answers</source>
   <translation>沿用答案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over answers that are at most {days} old, free.</source>
   <translation>免费沿用不超过 {days} 的答案。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Takes over the last run's answers that are at most {days} old, free.</source>
   <translation>免费沿用上次运行中不超过 {days} 的答案。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>The next file with these columns is recognised when you open it, and gets the same with one click. Nothing is sent before that.</source>
   <translation>打开具有这些列的下一个文件时会识别出来，一键即可得到相同处理。在此之前不会发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>The recipe</source>
   <translation>方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>The task monitor says why.</source>
   <translation>任务监控中有原因说明。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Then {step}.</source>
   <translation>然后 {step}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>There are no recipes yet</source>
   <translation>还没有方案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>There is a recipe “{name}” already.</source>
   <translation>已有方案“{name}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This folder isn't there now: nothing of it is run.</source>
   <translation>此文件夹目前不存在：不会运行其中的任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>This recipe can't be used: {problem}.</source>
   <translation>此方案无法使用：{problem}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Times</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Verified, beside the list</source>
   <translation>名单旁的 Verified</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Verifies the rest with {product}.</source>
   <translation>其余号码的验证产品：{product}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>Verify a list as you need it, then choose “Save as recipe…” in the menu beside Export.</source>
   <translation>按您的需要验证一份名单，然后在“导出”旁的菜单中选择“另存为方案…”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Watched folder</source>
   <translation>监视的文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/run_teller.py" />
   <source>What became of it</source>
   <translation>结果说明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What is written</source>
   <translation>写入的内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What it costs isn't known, so its cap can't be kept.</source>
   <translation>费用未知，因此无法遵守其上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>What it does</source>
   <translation>它做什么</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>What its further steps cost isn't known.</source>
   <translation>后续步骤的费用未知。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>What runs by itself needs a cap: say how many numbers, or how much, at most.</source>
   <translation>自动运行需要上限：请说明最多多少号码或多少费用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>What was done with a list, kept for the next file of its shape.</source>
   <translation>对名单所做的处理，留给下一个同样结构的文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Without a folder: this file at the times</source>
   <translation>不用文件夹：在这些时间使用此文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Works while Dialproof is open. “dialproof run” does the same without it, for your system's scheduler.</source>
   <translation>在 Dialproof 打开期间有效。“dialproof run”可不开窗口完成同样的事，供系统的计划任务使用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Writes {files}, {place}.</source>
   <translation>写入{files}，{place}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Written: {files}.</source>
   <translation>已写入：{files}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>Younger answers aren't asked, or paid for, again.</source>
   <translation>更新的答案不会再次查询，也不会再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a + too many</source>
   <translation>多余的 +</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a clean list of the good numbers</source>
   <translation>良好号码的干净名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a list that was deleted</source>
   <translation>已删除的名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost +</source>
   <translation>丢失的 +</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a lost 0</source>
   <translation>丢失的 0</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a report</source>
   <translation>一份报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>a workbook split by outcome</source>
   <translation>按结果分开的工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>all rows with their results</source>
   <translation>所有行及其结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>beside your own column</source>
   <translation>在您自己的列旁边</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>done</source>
   <translation>完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>each cell as it is</source>
   <translation>每个单元格保持原样</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>every day</source>
   <translation>每天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>failed</source>
   <translation>失败</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>for example, 07:30, 14:00</source>
   <translation>例如 07:30, 14:00</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in the folder Verified beside the list</source>
   <translation>保存到名单旁的 Verified 文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>in “{folder}”</source>
   <translation>保存到“{folder}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>its list was deleted</source>
   <translation>名单已删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>left as it is</source>
   <translation>保持原样</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>letters for digits</source>
   <translation>以字母代替的数字</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no cap</source>
   <translation>无上限</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no file</source>
   <translation>无文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>no folder is watched</source>
   <translation>未监视任何文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>not read</source>
   <translation>未读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>on workdays</source>
   <translation>工作日</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>partly answered</source>
   <translation>部分有答案</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>refused by the service</source>
   <translation>被服务拒绝</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped by its cap</source>
   <translation>因上限而停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>stopped: you decide</source>
   <translation>已停止：由您决定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the country {country} for rows that name none</source>
   <translation>未注明国家或地区的行按{country}处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the first of several numbers</source>
   <translation>多个号码中的第一个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the same file as before</source>
   <translation>与之前相同的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the second of several numbers</source>
   <translation>多个号码中的第二个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>the third of several numbers</source>
   <translation>多个号码中的第三个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>under way</source>
   <translation>进行中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, and is tried again</source>
   <translation>等待中，将重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>waits, as its numbers were sent lately</source>
   <translation>等待中，因为其号码最近刚发送过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with international numbers in place of yours</source>
   <translation>用国际号码代替您的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>with the doubtful ones</source>
   <translation>包括存疑的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>words around a number</source>
   <translation>号码周围的文字</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with columns added</source>
   <translation>添加了列的您自己的工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>your own workbook with the clean list on a sheet</source>
   <translation>带有干净名单工作表的您自己的工作簿</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{days} at {times}</source>
   <translation>{days} {times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{file}, {times}</source>
   <translation>{file}，{times}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{file}, {when} – {outcome}</source>
   <translation>{file}，{when} – {outcome}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>{numbers} with {product}.</source>
   <translation>{numbers}，产品：{product}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product} through “{connection}”</source>
   <translation>{product}（“{connection}”）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{product}, for {numbers}</source>
   <translation>{product}，针对 {numbers}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>{what} ({kind})</source>
   <translation>{what}（{kind}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” had this file before.</source>
   <translation>“{name}”以前处理过此文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>“{name}” has this file already.</source>
   <translation>“{name}”已有此文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is called “{new}” now.</source>
   <translation>“{name}”现在名为“{new}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is deleted. What it wrote stays.</source>
   <translation>“{name}”已删除。它写入的文件保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” is saved.</source>
   <translation>“{name}”已保存。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/save_dialog.py" />
   <source>“{name}” is saved. Recipes… in the ⋯ menu has what is written, a folder to watch, and times.</source>
   <translation>“{name}”已保存。⋯ 菜单中的“方案…”可设置写入的内容、监视的文件夹和时间。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/dialog.py" />
   <source>“{name}” runs with {file}.</source>
   <translation>“{name}”正在用{file}运行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>“{text}” is no time: write 07:30.</source>
   <translation>“{text}”不是时间：请写成 07:30。</translation>
  </message>
 </context>
 <context>
  <name>refresh</name>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Answers stay fresh</source>
   <translation>答案有效期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Ask {product} again only where the answers of “{list}” of {date} are too old or unknown, or where a number is new. All other answers are taken over, free, and keep their date.</source>
   <translation>只在“{list}”（{date}）的答案过旧或未知，或号码为新号码时，才重新查询 {product}。其他所有答案免费沿用，并保留原日期。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh</source>
   <translation>刷新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>Refresh the list</source>
   <translation>刷新列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>The new results are judged by this product alone, without {products}: order that with “Next step…” afterwards, where young answers are taken over.</source>
   <translation>新结果仅按此产品判定，不含 {products}：之后请用“下一步…”订购，届时会沿用较新的答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>There is nothing to ask.</source>
   <translation>无需查询。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>new: {count}</source>
   <translation>新号码：{count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>older than {days} days: {count}</source>
   <translation>超过 {days} 天：{count}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>unknown or unanswered: {count}</source>
   <translation>未知或无答案：{count}</translation>
  </message>
 </context>
 <context>
  <name>repeat</name>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>About {}</source>
   <translation>约 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Counting what is unanswered…</source>
   <translation>正在统计未答复的号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>No number is left without an answer.</source>
   <translation>没有未答复的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Not now</source>
   <translation>暂不</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Preparing…</source>
   <translation>正在准备…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send again</source>
   <translation>重新发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>What it costs isn't known: the service charges its own price.</source>
   <translation>费用未知：服务按自己的价格扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; balance after: {}.</source>
   <translation>{}；发送后余额：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>{}; the balance is {} short.</source>
   <translation>{}；余额还差 {}。</translation>
  </message>
 </context>
 <context>
  <name>report</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>A problem is a row without a number that can be sent: invalid or empty.</source>
   <translation>“问题”是没有可发送号码的行：无效或为空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Account</source>
   <translation>账户</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Answers still to come</source>
   <translation>仍待返回的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By country</source>
   <translation>按国家</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By line type</source>
   <translation>按线路类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>By “{column}”</source>
   <translation>按“{column}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with</source>
   <translation>对比对象</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Compared with the last time</source>
   <translation>与上次相比</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Each row of the list is counted once, by its best number; no number of it stands in this report.</source>
   <translation>名单的每一行按其最好的号码只计一次；本报告中没有名单中的任何号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Good (share)</source>
   <translation>良好（占比）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>How that is known</source>
   <translation>依据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Last time, {date}</source>
   <translation>上次，{date}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>List</source>
   <translation>名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>New numbers</source>
   <translation>新号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: answered by an earlier list</source>
   <translation>未发送：已有以前名单的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: invalid numbers</source>
   <translation>未发送：无效号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: on a suppression list</source>
   <translation>未发送：在禁用名单上</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Not sent: repeated in the list</source>
   <translation>未发送：在名单中重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers corrected by hand or by suggestion</source>
   <translation>手动或按建议更正的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, other answer</source>
   <translation>两次都有，答复不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, same answer</source>
   <translation>两次都有，答复相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers in both, without two answers</source>
   <translation>两次都有，缺少可比答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers no longer there</source>
   <translation>不再出现的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Numbers sent, each once</source>
   <translation>已发送的号码（各计一次）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Of these, answered</source>
   <translation>其中已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Phone numbers of {list}</source>
   <translation>{list} 的电话号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Price of one number</source>
   <translation>每个号码的价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Product</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report</source>
   <translation>报告</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Report made</source>
   <translation>报告生成时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Rows</source>
   <translation>行数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Run</source>
   <translation>批次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Saved at that price</source>
   <translation>按该价格节省</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted</source>
   <translation>提交时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Submitted to</source>
   <translation>提交给</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Suppression list</source>
   <translation>禁用名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>The list was not complete when this report was made: there may be more answers.</source>
   <translation>生成本报告时名单尚未完成：可能还会有答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>This time</source>
   <translation>本次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What it cost and saved</source>
   <translation>花费与节省</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>What was done with the data</source>
   <translation>数据的处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>Whole result written</source>
   <translation>完整结果写入时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>all others</source>
   <translation>其他全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no country</source>
   <translation>无国家</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>no line type</source>
   <translation>无线路类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet</source>
   <translation>尚未</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>not yet to “{file}”</source>
   <translation>尚未写入“{file}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>nothing: no number was sent</source>
   <translation>无：没有发送任何号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>since {date}</source>
   <translation>自 {date} 起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>the local service, on this computer</source>
   <translation>本机上的本地服务</translation>
  </message>
 </context>
 <context>
  <name>results</name>
  <message>
   <location filename="../../desktop_app/ui/report/wording.py" />
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>(empty)</source>
   <translation>（空白）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Active filters</source>
   <translation>当前筛选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>All rows</source>
   <translation>所有行</translation>
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
   <translation>答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Answered</source>
   <translation>已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Apply to all results of this list</source>
   <translation>应用于此名单的所有结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As detected</source>
   <translation>按自动识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>As received</source>
   <translation>收到的原文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Ask again only what is too old or unknown; the rest is free</source>
   <translation>只重新查询过旧或未知的号码；其余免费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Ask another product or service about these numbers, or some of them</source>
   <translation>就这些号码或其中一部分查询其他产品或服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Awaiting</source>
   <translation>等待答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Back to the Task monitor</source>
   <translation>返回任务监控</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Bad</source>
   <translation>不良</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Bringing the list up to date…</source>
   <translation>正在更新名单…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Chart</source>
   <translation>图表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Chart of the answers</source>
   <translation>答复图表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Column</source>
   <translation>列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Columns of values, number and value in one cell, or only the numbers that match</source>
   <translation>各值分列、号码与值同在一格，或仅列出命中的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Compare…</source>
   <translation>比较…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Copy numbers (E.164)</source>
   <translation>复制号码 (E.164)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Delimiter</source>
   <translation>分隔符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Doubtful</source>
   <translation>存疑</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Duplicates</source>
   <translation>重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>E.164</source>
   <translation>E.164</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Empty</source>
   <translation>空白</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Encoding</source>
   <translation>编码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Filter: {}</source>
   <translation>筛选：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>First line</source>
   <translation>首行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Good</source>
   <translation>良好</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>How the results are read</source>
   <translation>结果的读取方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Invalid</source>
   <translation>无效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>It can't be read that way: {}</source>
   <translation>无法这样读取：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Its answers stay as they are.</source>
   <translation>其答复保持不变。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Lines</source>
   <translation>行格式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Listed numbers get the answer “{}”. Of the others the service says nothing: they stay unanswered, and are never counted as a “no”.</source>
   <translation>列出的号码得到答复“{}”。对其余号码，服务没有说明：它们保持未答复，绝不会计为“否”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Looking…</source>
   <translation>正在查找…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>More about these results</source>
   <translation>这些结果的更多选项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Next step…</source>
   <translation>下一步…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers to chart.</source>
   <translation>没有可绘制图表的答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>No answers yet. The chart fills as they come in.</source>
   <translation>尚无答复。答复到达后图表会逐步填充。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>No result is kept here as it was received</source>
   <translation>此处没有收到的结果原文</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>No row matches</source>
   <translation>没有匹配的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>None of the rows shown has an answer.</source>
   <translation>显示的行均无答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Not sent</source>
   <translation>未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Nothing was copied: the list was left or changed meanwhile.</source>
   <translation>未复制任何内容：其间名单已关闭或更改。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Number</source>
   <translation>号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Number status</source>
   <translation>号码状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Numbers in</source>
   <translation>号码列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Only the most frequent</source>
   <translation>仅显示最常见的</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Possible once the batch has stopped</source>
   <translation>批次停止后可用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Problem</source>
   <translation>有问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read as</source>
   <translation>读取为</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read differently…</source>
   <translation>以其他方式读取…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read later results of this connection the same way</source>
   <translation>以后此连接的结果也这样读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Read results differently</source>
   <translation>以其他方式读取结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Read results differently…</source>
   <translation>以其他方式读取结果…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reading…</source>
   <translation>正在读取…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Reading… {} of {}</source>
   <translation>正在读取… {} / {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Refresh…</source>
   <translation>刷新…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Reset: everything is detected automatically</source>
   <translation>撤销所做设置：全部自动识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Result of</source>
   <translation>结果来源</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <location filename="../../desktop_app/ui/results/row_table.py" />
   <source>Results</source>
   <translation>结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>Results are signals about data quality. They do not prove identity, and do not replace legal, consent or compliance review.</source>
   <translation>结果是有关数据质量的信号。结果不能证明身份，也不能代替法律、同意或合规方面的审查。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Reused</source>
   <translation>已沿用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Rows</source>
   <translation>行数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number can be sent and wasn't: it still waits, or it is none of those that this step is for.</source>
   <translation>号码可以发送但未发送的行：仍在等待，或不属于此步骤。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is of no use, by what the service answered.</source>
   <translation>根据服务的回答，号码无法使用的行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number is on a suppression list: not sent, and in no clean list.</source>
   <translation>号码在禁用名单中的行：不发送，也不会出现在干净名单中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number may or may not be of use: look at the answer.</source>
   <translation>号码可能可用也可能不可用的行：请查看回答。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as answered, too.</source>
   <translation>号码已在前面的行中出现的行。号码只发送一次，相应的每一行都有答复：也计为已答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, and nobody knows: no answer came, or it tells nothing.</source>
   <translation>号码已发送但情况不明的行：没有回答，或回答未说明什么。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows whose number was sent, or perhaps was, and whose answer may still come.</source>
   <translation>号码已发送或可能已发送、答复仍可能到达的行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with a number that can be used, by what the service answered.</source>
   <translation>根据服务的回答，号码可以使用的行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too.</source>
   <translation>含有以往名单答复的行。这些行未发送、未付费，也计为已答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Rows without a number that can be sent: what stands there is invalid, or nothing does.</source>
   <translation>没有可发送号码的行：其中的内容无效，或者为空。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search all cells, numbers and answers</source>
   <translation>搜索所有单元格、号码和答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Search the results</source>
   <translation>在结果中搜索</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See and change which answers are good, doubtful or bad</source>
   <translation>查看并更改哪些回答算良好、存疑或不良</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>See what has changed since an earlier run</source>
   <translation>查看与较早验证相比的变化</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Send the unanswered again…</source>
   <translation>重新发送未答复的号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Share</source>
   <translation>占比</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Sheet</source>
   <translation>工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show all</source>
   <translation>显示全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>Show all rows</source>
   <translation>显示所有行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Show the chart</source>
   <translation>显示图表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Showing {} of {}</source>
   <translation>显示 {} / {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Shows only these</source>
   <translation>仅显示这些</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Simulated</source>
   <translation>模拟</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Stop</source>
   <translation>停止</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stop filtering by this (Delete)</source>
   <translation>取消此筛选 (Delete)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/filter_bar.py" />
   <source>Stops filtering by this</source>
   <translation>取消此筛选</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Suppressed</source>
   <translation>已禁用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Task monitor</source>
   <translation>任务监控</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>Task {}</source>
   <translation>第 {} 个任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The answers as they are read</source>
   <translation>读取出的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>The first lines as they were received</source>
   <translation>收到的前几行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The first {} of {} rows were copied. An export takes them all.</source>
   <translation>已复制前 {} 行（共 {} 行）。导出则包含全部。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>The results are as your suppression lists marked them before.</source>
   <translation>结果仍为您的禁用名单此前标记的状态。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <source>The selected rows have no number that can be sent.</source>
   <translation>所选行中没有可发送的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/services/lists/exporting.py" />
   <source>There is no live network behind this product in the local service: every answer is simulated.</source>
   <translation>本地服务中的此产品未连接实际网络：每条答复均为模拟。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial, and more are coming: {}.</source>
   <translation>这些是部分结果，其余的仍在陆续到达：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>These results are partial: {}.</source>
   <translation>这些是部分结果：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>They are kept here as received. Nothing is fetched or paid for again.</source>
   <translation>结果按收到的原样保存在此处。不会重新获取，也不会再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>This is one step of the list: numbers that it isn't for are not sent in it. The answers of the other steps stand beside, and verdicts go by all of them.</source>
   <translation>这是列表的一个步骤：不属于它的号码不在其中发送。其他步骤的回答列在旁边，判定以全部步骤为准。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/state.py" />
   <source>This list is paused, so its results are partial: {}.</source>
   <translation>此名单已暂停，因此只有部分结果：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/page.py" />
   <source>Try again</source>
   <translation>重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unanswered</source>
   <translation>未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>Unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Value</source>
   <translation>值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Values, the most frequent first; Enter shows only their rows</source>
   <translation>各个值，最常见的在前；按 Enter 仅显示相应的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>Verdict</source>
   <translation>判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>What answers mean…</source>
   <translation>回答的含义…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>Whether it names the columns</source>
   <translation>首行是否为列名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/title_bar.py" />
   <source>Write the results to a file</source>
   <translation>将结果写入文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>all of them</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>also answered</source>
   <translation>也已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered</source>
   <translation>已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>answered, reused</source>
   <translation>已答复，已沿用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>awaiting answer</source>
   <translation>等待答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>caret</source>
   <translation>脱字符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>colon</source>
   <translation>冒号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>column “{}” holds none of your numbers</source>
   <translation>列“{}”中没有您的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>columns</source>
   <translation>各值分列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>counted in the first {} lines</source>
   <translation>按前 {} 行统计</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>detected</source>
   <translation>自动识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>matches only</source>
   <translation>仅命中的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>names</source>
   <translation>列名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>no names</source>
   <translation>无列名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>not sent</source>
   <translation>未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number and value</source>
   <translation>号码和值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>number sign</source>
   <translation>井号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/count_card.py" />
   <source>repeat a number</source>
   <translation>号码重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>task {}</source>
   <translation>第 {} 个任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>tilde</source>
   <translation>波浪号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>unanswered</source>
   <translation>未答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} (detected)</source>
   <translation>{}（识别到）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} (result)</source>
   <translation>{}（结果）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} and {} more</source>
   <translation>{}，以及另外 {} 个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>{} of {} answered</source>
   <translation>{} / {} 已答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/reading_dialog.py" />
   <source>{} shows what was received. If that isn't a result, ask the service.</source>
   <translation>{}会显示收到的内容。如果那不是结果，请询问服务方。</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A kept key is only ever sent to the address that it was entered for.</source>
   <translation>已保存的密钥只会发送到为其输入的地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>A key is saved: leave empty to use it</source>
   <translation>已保存密钥：留空即使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>A service like Dialproof's own</source>
   <translation>与 Dialproof 自带服务相同的服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A single check</source>
   <translation>单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>A task</source>
   <translation>任务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>A user name or password has no place in it; the key is entered below.</source>
   <translation>地址中不能含用户名或密码；密钥在下方输入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>API key</source>
   <translation>API 密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>About</source>
   <translation>关于</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Add</source>
   <translation>添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Address</source>
   <translation>地址</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>All files</source>
   <translation>所有文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>All rights reserved</source>
   <translation>保留所有权利</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Also on public holidays there</source>
   <translation>当地公共假日也可拨打</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Another key</source>
   <translation>另一个密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Another product has the same slug</source>
   <translation>另一个产品已使用此标识</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Another service? Choose the one that is nearest, and change below what differs.</source>
   <translation>其他服务?请选择最接近的一项,并在下方修改不同之处。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Answered</source>
   <translation>响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Appearance</source>
   <translation>外观</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>As everywhere</source>
   <translation>与各处相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>As it is shown in the window, such as “Team account”</source>
   <translation>在窗口中显示的名称，例如“团队账户”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>As the service shows it</source>
   <translation>按服务所示填写</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Ask</source>
   <translation>发送请求</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asked</source>
   <translation>请求</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asking…</source>
   <translation>正在请求…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Asks about a task that the service accepted earlier, by its id. It costs nothing.</source>
   <translation>按 ID 查询服务先前接受的任务。不产生费用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Asks {host} for the number of the newest version, and says nothing of you or your lists. Nothing is installed.</source>
   <translation>向 {host} 查询最新版本号，不会透露您或您的名单的任何信息。不会安装任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>At least one product is required</source>
   <translation>至少要有一个产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Automatic</source>
   <translation>自动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>By the clock where a number is, on these days. The columns “May be called” and the filter “Can be called now” go by it; your own clock and your country's rules may differ.</source>
   <translation>按号码所在地的时间，在这些日子。“可拨打时间”列和“现在可以拨打”筛选以此为准；您自己的时间和所在国家的规定可能不同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call from</source>
   <translation>开始拨打时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Call until</source>
   <translation>停止拨打时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Calling hours</source>
   <translation>拨打时段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Check it</source>
   <translation>查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Checks one number, with its + and country code. The service may charge for it.</source>
   <translation>查询一个号码，须带 + 和国家/地区代码。服务可能会扣费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Choose the right value below, then press “{}”.</source>
   <translation>请在下方选择正确的值，然后点击“{}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Colours</source>
   <translation>颜色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connect an account</source>
   <translation>连接账户</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Connect an account…</source>
   <translation>连接账户…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: the service has accepted the key.</source>
   <translation>已连接:服务已接受该密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Connected: {}</source>
   <translation>已连接：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Connection</source>
   <translation>连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Connections</source>
   <translation>连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Connection…</source>
   <translation>连接…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copied</source>
   <translation>已复制</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Copy details</source>
   <translation>复制详细信息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Counted from when something last happened to a list. Those under way are never deleted automatically.</source>
   <translation>自名单最后一次活动起计算。进行中的名单绝不会自动删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dark, high contrast</source>
   <translation>深色，高对比度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Data</source>
   <translation>数据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Data folder: {}</source>
   <translation>数据文件夹：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Decide…</source>
   <translation>决定…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Defaults</source>
   <translation>默认值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Defaults: no price is known</source>
   <translation>默认值：价格未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete all that is finished…</source>
   <translation>删除所有已完成的内容…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete for good</source>
   <translation>永久删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Delete now</source>
   <translation>立即删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted for good: {}.</source>
   <translation>已永久删除：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleted: {}. What copies still have of it goes at the next start.</source>
   <translation>已删除：{}。副本中残留的内容将在下次启动时清除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Deleting…</source>
   <translation>正在删除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Dialproof uses this language from its next start.</source>
   <translation>Dialproof 将从下次启动起使用此语言。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard</source>
   <translation>放弃</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Discard your changes?</source>
   <translation>放弃您的更改？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Documentation</source>
   <translation>文档</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit connection</source>
   <translation>编辑连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit the names that the service uses</source>
   <translation>编辑服务术语</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Edit the products and their prices</source>
   <translation>编辑产品及其价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Edit {}</source>
   <translation>编辑“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Edit…</source>
   <translation>编辑…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Enter key…</source>
   <translation>输入密钥…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the API key first.</source>
   <translation>请先输入 API 密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Enter the address first.</source>
   <translation>请先输入地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export CSV…</source>
   <translation>导出 CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Export products</source>
   <translation>导出产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Export the service profile</source>
   <translation>导出服务配置文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Export…</source>
   <translation>导出…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Fewest per task</source>
   <translation>每任务最少</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Files that you exported stay.</source>
   <translation>您导出的文件会保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Find your key</source>
   <translation>查找您的密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Finished more than {days} ago: {due}</source>
   <translation>完成已超过 {days}：{due}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>First enter: {}</source>
   <translation>请先输入:{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Found automatically</source>
   <translation>自动识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Go there</source>
   <translation>转到该处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Group</source>
   <translation>组</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Hide</source>
   <translation>隐藏</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Hide the key</source>
   <translation>隐藏密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours for</source>
   <translation>时段适用于</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Hours of their own: {}</source>
   <translation>有单独时段：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>How the numbers are sent: “Automatic” uses JSON for a few and a file for many</source>
   <translation>号码的发送方式：“自动”在号码少时用 JSON，多时用文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Id of the task</source>
   <translation>任务 ID</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import CSV…</source>
   <translation>导入 CSV…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Import a service profile</source>
   <translation>导入服务配置文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Import products</source>
   <translation>导入产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Import…</source>
   <translation>导入…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>In the unit of the balance; empty where it isn't known</source>
   <translation>以余额的单位计；未知则留空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It ends with the version, without “?” and “#”.</source>
   <translation>应以版本结尾，不含“?”和“#”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>It names no host.</source>
   <translation>地址中没有主机名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Its host or port can't be right.</source>
   <translation>地址中的主机或端口不正确。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Keep</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Keep editing</source>
   <translation>继续编辑</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep finished lists and checks</source>
   <translation>保留已完成的名单和检查</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Keep them</source>
   <translation>保留</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept in the system keyring (or until Dialproof closes); sent only to this address.</source>
   <translation>保存在系统密钥环中（否则保留到 Dialproof 关闭为止）；只会发送到此地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Kept until Dialproof closes, as your organisation has set it; sent only to this address.</source>
   <translation>按您的组织的设定，保留到 Dialproof 关闭为止；只会发送到此地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence</source>
   <translation>许可证</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Licence: {}</source>
   <translation>许可证：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Light, high contrast</source>
   <translation>浅色，高对比度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Line {}</source>
   <translation>第 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Lists</source>
   <translation>列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists and single checks</source>
   <translation>名单和单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Lists that were verified through it stay.</source>
   <translation>通过它验证过的名单会保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists under way are never deleted automatically.</source>
   <translation>进行中的名单绝不会自动删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Lists with their answers</source>
   <translation>名单及其答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Log</source>
   <translation>日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version now</source>
   <translation>立即查找新版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look for a new version once a day</source>
   <translation>每天查找一次新版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Look now</source>
   <translation>立即查找</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Looking…</source>
   <translation>正在查找…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Made with</source>
   <translation>使用的组件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/menu.py" />
   <source>Manage connections…</source>
   <translation>管理连接…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Most per task</source>
   <translation>每任务最多</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down</source>
   <translation>下移</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move down (Alt+Down)</source>
   <translation>下移 (Alt+↓)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up</source>
   <translation>上移</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Move up (Alt+Up)</source>
   <translation>上移 (Alt+↑)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Names that the service uses</source>
   <translation>服务术语</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>New lists and single checks go through the chosen connection.</source>
   <translation>新名单和单次查询使用所选的连接。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>No answer came.</source>
   <translation>未收到响应。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>No hours of its own for this country</source>
   <translation>此国家/地区不使用单独时段</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>No prices came with this service: enter yours, for estimates and caps.</source>
   <translation>此服务未附带价格:请输入您的价格,以便估算和设置上限。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Not understood: {}.</source>
   <translation>无法理解：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Nothing is installed by itself.</source>
   <translation>不会自动安装任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Nothing set: found automatically</source>
   <translation>未填写：自动识别</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Number, such as +447911123456</source>
   <translation>号码，例如 +447911123456</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow the system's region.</source>
   <translation>数字、日期和 CSV 文件的分隔符遵循系统的区域设置。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Numbers, dates and the delimiter of CSV files follow this language, since the system has another one.</source>
   <translation>数字、日期和 CSV 文件的分隔符遵循此语言，因为系统使用的是另一种语言。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys are in the system keyring; without one, they last until Dialproof is closed.</source>
   <translation>仅在此计算机上，只有您可以读取。API 密钥保存在系统密钥环中；若没有密钥环，则保留到 Dialproof 关闭为止。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>On this computer only, readable only by you. API keys last until Dialproof is closed.</source>
   <translation>仅在此计算机上，只有您可以读取。API 密钥保留到 Dialproof 关闭为止。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>On this computer: no account, no network</source>
   <translation>在此计算机上：无需账户和网络</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>One by one</source>
   <translation>逐个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Only what Dialproof doesn't detect has to be set here: remove the # before a line and enter the service's own name. Ask whoever runs the service, or get the file from a colleague.</source>
   <translation>这里只需填写 Dialproof 无法自行识别的内容：去掉行首的 #，写上服务使用的名称。可咨询服务的运营方，或向同事索取文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Open folder</source>
   <translation>打开文件夹</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Open folder: {}</source>
   <translation>打开文件夹：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Open its page</source>
   <translation>打开其页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Password</source>
   <translation>密码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {due} that finished more than {days} ago? Later ones are deleted when they reach that age. Files that you exported stay.</source>
   <translation>永久删除 {due}（完成已超过 {days}）？以后达到同样期限的也会删除。您导出的文件会保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Permanently delete {}, with all answers, their history and its backups? Files that you exported stay. This can't be undone.</source>
   <translation>永久删除 {}，连同全部答复、其历史记录及备份？您导出的文件会保留。此操作无法撤销。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Price list</source>
   <translation>价目表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Price per number</source>
   <translation>号码单价</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Prices in {}, as read on {}: yours may differ.</source>
   <translation>价格单位为 {},读取于 {}:您的价格可能不同。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Privacy</source>
   <translation>隐私</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Products and prices</source>
   <translation>产品和价格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Products of the same group are listed together</source>
   <translation>同一组的产品排在一起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products of {}</source>
   <translation>“{}”的产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Products of “{}”</source>
   <translation>“{}”的产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Products…</source>
   <translation>产品…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Reads the balance of the account. It costs nothing.</source>
   <translation>读取账户的余额。不产生费用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Remove</source>
   <translation>移除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove {}</source>
   <translation>移除“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove “{}” and its key?</source>
   <translation>移除“{}”及其密钥？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Remove…</source>
   <translation>移除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Restart now</source>
   <translation>立即重新启动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>Row {}, {}</source>
   <translation>第 {} 行，{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Same as the system ({})</source>
   <translation>跟随系统（{}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save and use</source>
   <translation>保存并使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Save anyway</source>
   <translation>仍要保存</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Saving…</source>
   <translation>正在保存…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Sections of the settings</source>
   <translation>设置的各部分</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>See what was said…</source>
   <translation>查看响应…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Send first, through a new connection</source>
   <translation>通过新连接先发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Sent as</source>
   <translation>发送方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profile</source>
   <translation>服务配置文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Service profiles</source>
   <translation>服务配置文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>Service's code</source>
   <translation>服务标识</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Set by your organisation</source>
   <translation>由您的组织设定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Set up…</source>
   <translation>填写…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/fields.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Show the key</source>
   <translation>显示密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Show the log</source>
   <translation>显示日志</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Single checks</source>
   <translation>单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>Start over</source>
   <translation>重新开始</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Steps</source>
   <translation>步骤</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Suppression</source>
   <translation>禁用名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test</source>
   <translation>测试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Test and pay</source>
   <translation>测试并付费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Testing…</source>
   <translation>正在测试…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Text</source>
   <translation>文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address has to begin with https://</source>
   <translation>地址必须以 https:// 开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The address usually ends with the version, as in /api/v1.</source>
   <translation>地址通常以版本结尾，例如 /api/v1。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The fewest numbers that the service accepts in a task; empty for no limit</source>
   <translation>服务的单个任务所需的最少号码数；不限则留空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>The key also stands below, in the names that the service uses, as plain text: remove it there.</source>
   <translation>密钥还以明文出现在下方“服务使用的名称”中：请将其从那里删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The key for the new address</source>
   <translation>新地址的密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The key is kept until Dialproof is closed, as your organisation has set it.</source>
   <translation>按您的组织的设定，密钥保留到 Dialproof 关闭为止。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>The local service on this computer has exactly these products and charges these prices, so they can't be changed here.</source>
   <translation>此计算机上的本地服务只有这些产品，并按这些价格扣费，因此无法在此更改。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>The most numbers that the service accepts in a task; empty for no limit</source>
   <translation>服务的单个任务所允许的最多号码数；不限则留空</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The rest follows once all of them are answered: what can't be read costs no more than these.</source>
   <translation>全部得到答复后，其余随后发送：即使结果无法读取，费用也不超过这些号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>The service did not accept the key that is kept.</source>
   <translation>服务未接受已保存的密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>The system has no program to show the page. It is {page}</source>
   <translation>系统中没有可显示此页面的程序。地址：{page}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring can't be used: the key is kept until Dialproof is closed.</source>
   <translation>无法使用系统密钥环：密钥仅保留到 Dialproof 关闭为止。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>The system keyring keeps its key.</source>
   <translation>其密钥保存在系统密钥环中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>There is no value to point at: check the connection's address.</source>
   <translation>没有可指出的值：请检查连接的地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are deleted for good in an hour, as your organisation has set it.</source>
   <translation>按您的组织的设定，它们将在一小时后永久删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>They are permanently deleted once you agree, and later ones when they reach that age.</source>
   <translation>经您同意后将永久删除，以后达到同样期限的也会如此。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>They can't be read: correct them here</source>
   <translation>无法读取：请在此修正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the answer about the number</source>
   <translation>这是号码的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the balance</source>
   <translation>这是余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the cost</source>
   <translation>这是费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the currency</source>
   <translation>这是货币</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the message</source>
   <translation>这是消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>This is the newest version.</source>
   <translation>这是最新版本。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the progress</source>
   <translation>这是进度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>This is the task's state</source>
   <translation>这是任务状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number at its price?</source>
   <translation>此服务无法免费测试。要按其价格检查一个号码吗?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>This service can't be tested for free. Check one number for {}?</source>
   <translation>此服务无法免费测试。要以 {} 检查一个号码吗?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <source>Try again</source>
   <translation>重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Try the connection</source>
   <translation>测试连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>Type a key only to replace it.</source>
   <translation>仅在更换密钥时输入。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Understood.</source>
   <translation>已识别。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates</source>
   <translation>更新</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Updates are off: no update address is set.</source>
   <translation>更新已关闭：未设置更新地址。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Use</source>
   <translation>使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Use these settings</source>
   <translation>使用所填内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/key_field.py" />
   <source>User name</source>
   <translation>用户名</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>Value</source>
   <translation>值</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version</source>
   <translation>版本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Version {version} is available.</source>
   <translation>版本 {version} 可用。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Version {}</source>
   <translation>版本：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Versions of the program and its components, for whoever helps you</source>
   <translation>程序及其组件的版本，供帮助您的人参考</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>What can be ordered through this connection. Codes, prices and sizes are the service's own: its price list or whoever runs it knows them. They make the estimate before anything is sent, and the size of tasks.</source>
   <translation>可通过此连接订购的产品。标识、价格和任务大小由服务决定：请查阅其价目表或咨询其运营方。它们用于在发送前估算费用，并决定任务的大小。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What it is called in this window</source>
   <translation>在此窗口中的名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>What the service calls it: sent with each task</source>
   <translation>服务使用的名称：随每个任务发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What the service said</source>
   <translation>服务的响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>What was asked</source>
   <translation>请求内容</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Where it is kept</source>
   <translation>保存位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>Where things are</source>
   <translation>文件位置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/update_card.py" />
   <source>Whether this is the newest version can't be told: this one runs from its source code.</source>
   <translation>无法判断这是否为最新版本：此版本从源代码运行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>Which service?</source>
   <translation>哪个服务?</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>With its version at the end: {}</source>
   <translation>以版本结尾：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>Written to “{}”</source>
   <translation>已写入“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <source>Your key would go unencrypted: it has to begin with https://</source>
   <translation>密钥将不加密发送：地址必须以 https:// 开头</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>Your organisation has set the service for this computer.</source>
   <translation>您的组织已为此计算机设定服务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your organisation has them kept for {days} at most.</source>
   <translation>按您的组织的设定，最多保留 {days}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>Your suppression lists stay.</source>
   <translation>您的禁用名单会保留。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>a year</source>
   <translation>一年</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>can't be read</source>
   <translation>无法读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>currency</source>
   <translation>货币</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>everywhere</source>
   <translation>各处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/dialog.py" />
   <source>from source</source>
   <translation>从源代码运行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>line {}</source>
   <translation>第 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>message</source>
   <translation>消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>no price known: nothing can be estimated</source>
   <translation>价格未知：无法估算</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>of which finished</source>
   <translation>其中已完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>one by one</source>
   <translation>逐个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>or another one</source>
   <translation>或其他服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>progress</source>
   <translation>进度</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/trial_dialog.py" />
   <source>task's state</source>
   <translation>任务状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_table.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>until I delete them</source>
   <translation>直到我删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>whole lists</source>
   <translation>整个列表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/service_choice.py" />
   <source>your own file</source>
   <translation>您自己的文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} Read from “{}”.</source>
   <translation>{} 读取自“{}”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>{} These are the defaults: “Use” puts them in its place.</source>
   <translation>{}这些是默认值：按“使用”将以它们代替。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>{} and {}</source>
   <translation>{}和 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“Cancel” keeps what you had; “Defaults” brings back those that came with the program.</source>
   <translation>“取消”保留原有内容；“默认值”恢复程序自带的产品。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” and its key are removed.</source>
   <translation>“{}”及其密钥已移除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be read: {}</source>
   <translation>无法读取“{}”：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/editor_dialog.py" />
   <source>“{}” can't be written: {}</source>
   <translation>无法写入“{}”：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>“{}” is saved and in use.</source>
   <translation>“{}”已保存并在使用中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” isn't text, so it isn't a list of products.</source>
   <translation>“{}”不是文本，因此不是产品列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>“{}” isn't text, so it isn't a service profile.</source>
   <translation>“{}”不是文本，因此不是术语表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>“{}” was not imported. {}</source>
   <translation>“{}”未导入。{}</translation>
  </message>
 </context>
 <context>
  <name>shell</name>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>As counted here, against the connection's limits. When none are left, Dialproof waits.</source>
   <translation>由本程序按连接的限额计数。没有剩余时，Dialproof 会等待。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Attention</source>
   <translation>注意</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Balance: {} {}</source>
   <translation>余额：{} {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <location filename="../../desktop_app/ui/parts/banner.py" />
   <source>Close this message</source>
   <translation>关闭此消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Connection: {}</source>
   <translation>连接：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/start_trouble.py" />
   <source>Dialproof can't start</source>
   <translation>Dialproof 无法启动</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Error</source>
   <translation>错误</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Help</source>
   <translation>帮助</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Not connected</source>
   <translation>未连接</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Note</source>
   <translation>提示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/nav_tabs.py" />
   <source>Parts of the window</source>
   <translation>窗口页面</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>Requests left this minute:</source>
   <translation>本分钟剩余请求：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/shell.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show less</source>
   <translation>收起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Show the whole message</source>
   <translation>显示完整消息</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/commands/window_commands.py" />
   <source>The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.</source>
   <translation>找不到指南。请在源代码中用 packaging/dev.py run 启动 Dialproof。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>next in {}</source>
   <translation>{}后恢复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>the service asked to wait {}</source>
   <translation>服务要求等待 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/footer_bar.py" />
   <source>{} {} of {}</source>
   <translation>{} {}/{}</translation>
  </message>
 </context>
 <context>
  <name>standard columns</name>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Line type</source>
   <translation>线路类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>MCC/MNC</source>
   <translation>MCC/MNC</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Network</source>
   <translation>网络</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Ported</source>
   <translation>已携号转网</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Reachable</source>
   <translation>可接通</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Registered</source>
   <translation>已注册</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Risk</source>
   <translation>风险</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/standard_words.py" />
   <source>Roaming</source>
   <translation>漫游</translation>
  </message>
 </context>
 <context>
  <name>step</name>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Ask another product, or another service, about this list: about all of its numbers, or only about those that were answered in a certain way. All answers then stand side by side.</source>
   <translation>就此列表查询其他产品或其他服务：可以针对全部号码，也可以只针对得到某种答复的号码。所有答复随后并排显示。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Counting the numbers…</source>
   <translation>正在统计号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Next step</source>
   <translation>下一步</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>No number was answered so.</source>
   <translation>没有得到这种答复的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Not now</source>
   <translation>暂不</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Numbers</source>
   <translation>号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/order_dialog.py" />
   <source>Pay once more</source>
   <translation>再次付费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Product</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Service</source>
   <translation>服务</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>Verify</source>
   <translation>验证</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>all of them</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>choose…</source>
   <translation>选择…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <source>unknown, or without an answer</source>
   <translation>未知或没有答复</translation>
  </message>
 </context>
 <context>
  <name>suppression</name>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>A new list</source>
   <translation>新名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add</source>
   <translation>添加</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add a file…</source>
   <translation>添加文件…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Add another file…</source>
   <translation>再添加文件…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>All numbers are on your suppression lists.</source>
   <translation>所有号码都在您的禁用名单中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Any list that Dialproof reads; or drop it here</source>
   <translation>Dialproof 能读取的任何名单；也可拖放到此处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Choose a file of numbers</source>
   <translation>选择号码文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete “{name}”? Its numbers are suppressed no more, and nothing brings it back.</source>
   <translation>删除“{name}”？其号码将不再被排除，且无法恢复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Delete…</source>
   <translation>删除…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find</source>
   <translation>查找</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Find a number</source>
   <translation>查找号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>National numbers</source>
   <translation>国内号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Numbers on your suppression lists are being counted.</source>
   <translation>正在统计您禁用名单中的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Numbers that must not be used: never sent, never paid for, and left out of clean lists.</source>
   <translation>不得使用的号码：从不发送、从不付费，也不会出现在干净名单中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Purpose</source>
   <translation>用途</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Reading…</source>
   <translation>正在读取…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Replace…</source>
   <translation>替换…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>See them</source>
   <translation>查看</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since</source>
   <translation>起始日期</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Since when?</source>
   <translation>从何时起？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Suppression lists</source>
   <translation>禁用名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists that apply to this list</source>
   <translation>适用于此名单的禁用名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Suppression lists…</source>
   <translation>禁用名单…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Switched off: {}.</source>
   <translation>已关闭：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>The new file's numbers alone; those that stay keep their date</source>
   <translation>仅保留新文件中的号码；保留下来的号码日期不变</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>What is valid here is on your suppression lists; the other numbers have a problem.</source>
   <translation>这里有效的号码都在您的禁用名单中；其余号码存在问题。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Which lists have it, and since when</source>
   <translation>哪些名单上有它，以及何时加入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>Which lists…</source>
   <translation>哪些列表…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>Your organisation's lists apply to everything.</source>
   <translation>您组织的名单适用于所有内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, Opt-outs</source>
   <translation>例如：退订</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>for example, asked not to be called</source>
   <translation>例如：要求不要来电</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>the day of import</source>
   <translation>导入当天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{file}, row {row}: “{cell}”, {problem}</source>
   <translation>{file}，第 {row} 行：“{cell}”，{problem}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, from {file}</source>
   <translation>自 {day} 起 {numbers}，来自 {file}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{numbers} since {day}, last from {file} ({changed})</source>
   <translation>自 {day} 起 {numbers}，最近来自 {file}（{changed}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on none of your suppression lists.</source>
   <translation>{number} 不在任何禁用名单上。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>{number} is on “{name}” since {day}, from {file}.</source>
   <translation>{number} 自 {day} 起在“{name}”上，来自 {file}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{file}” has dates. Choose the column that says since when each number must not be used.</source>
   <translation>“{file}”中有日期。请选择表明每个号码从何时起不得使用的列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” is deleted.</source>
   <translation>“{name}”已删除。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>“{name}” now has {numbers}.</source>
   <translation>“{name}”现有 {numbers}。</translation>
  </message>
 </context>
 <context>
  <name>upload</name>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>A spreadsheet to send back to whoever made the list</source>
   <translation>一份电子表格，可退回给名单的制作者</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>A task of this product takes at least {} numbers. The service may refuse: {}.</source>
   <translation>此产品的任务至少需要 {} 个号码。服务可能会拒绝：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>About {}. It can be paused.</source>
   <translation>约需 {}。可暂停。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Add these, too</source>
   <translation>一并读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Added</source>
   <translation>添加时间</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>All files</source>
   <translation>所有文件</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>All rows in one batch, each with the name of its file.</source>
   <translation>所有行合为一个批次，每行附文件名。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>All sheets</source>
   <translation>所有工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another column has phone numbers, too: {}. They are not sent.</source>
   <translation>另有一列也包含电话号码：{}。这些号码不会发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Another country…</source>
   <translation>其他国家或地区…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Another sheet has phone numbers, too: {}. They are not sent.</source>
   <translation>另有一个工作表也包含电话号码：{}。这些号码不会发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Answers of earlier lists are being looked for.</source>
   <translation>正在查找以往名单的答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Arabic (cp1256)</source>
   <translation>阿拉伯文 (cp1256)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>As one list</source>
   <translation>合并为一份</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>As the service quoted it</source>
   <translation>按服务的报价</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Balance after</source>
   <translation>发送后余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Baltic (cp1257)</source>
   <translation>波罗的海 (cp1257)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Before you send</source>
   <translation>发送前</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a day, at most {} can be spent.</source>
   <translation>按您的每日上限，最多可支出 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a list, at most {} can be spent.</source>
   <translation>按您的名单上限，最多可支出 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>By your cap for a month, at most {} can be spent.</source>
   <translation>按您的每月上限，最多可支出 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Cancel reading the list</source>
   <translation>取消读取名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Central European (cp1250)</source>
   <translation>中欧 (cp1250)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (Big5)</source>
   <translation>中文 (Big5)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Chinese (GB 18030)</source>
   <translation>中文 (GB 18030)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>Choose a product that costs less, or a shorter list.</source>
   <translation>请选择更便宜的产品，或较短的名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another column for the countries, or one country for all numbers.</source>
   <translation>请选择另一个国家/地区列，或为所有号码选择一个国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose another country for the numbers.</source>
   <translation>请为这些号码选择其他国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Choose another…</source>
   <translation>选择其他…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Choose file…</source>
   <translation>选择文件…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Choose lists of phone numbers</source>
   <translation>选择电话号码名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the column that tells each row's country</source>
   <translation>选择标明每行国家/地区的列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the column with the numbers first.</source>
   <translation>请先选择号码列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the columns…</source>
   <translation>选择列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Choose the column…</source>
   <translation>选择列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers</source>
   <translation>选择国内号码所属的国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose the country of national numbers.</source>
   <translation>请选择国内号码所属的国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Choose the country of the numbers first.</source>
   <translation>请先选择号码所属的国家/地区。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Choose…</source>
   <translation>选择…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Click a name to take that column alone, or tick the boxes of several.</source>
   <translation>点击名称只使用该列，或勾选多列的复选框。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Close this list without sending it</source>
   <translation>关闭此名单而不发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Correct as last time</source>
   <translation>按上次更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Correct it in the file, or choose another column.</source>
   <translation>请在文件中更正，或选择其他列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Corrected: {}</source>
   <translation>已更正：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Correct… (F2)</source>
   <translation>更正…（F2）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Cost</source>
   <translation>费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Countries</source>
   <translation>国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Country from</source>
   <translation>国家/地区取自</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Ctrl+Enter</source>
   <translation>Ctrl+Enter</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (KOI8-R)</source>
   <translation>西里尔文 (KOI8-R)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Cyrillic (cp1251)</source>
   <translation>西里尔文 (cp1251)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>DOS, Western (cp850)</source>
   <translation>DOS 西欧 (cp850)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Delimiter</source>
   <translation>分隔符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Don't verify now</source>
   <translation>暂不验证</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Drop one or more lists of phone numbers here</source>
   <translation>将一份或多份电话号码名单拖放到此处</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open in Batch upload</source>
   <translation>松开即可在“批量上传”中打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Drop to open this list instead</source>
   <translation>松开即可改为打开此名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Earlier answers can't be read: every number is sent.</source>
   <translation>无法读取以往的答复：将发送每个号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Edit products…</source>
   <translation>编辑产品…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Encoding</source>
   <translation>编码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Enter prices…</source>
   <translation>输入价格…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer of “{}” was known already: nothing was sent. Here is the next list.</source>
   <translation>“{}”的所有答复均已知：未发送任何内容。下面是下一份名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Every answer was known already: nothing was sent, nothing was paid.</source>
   <translation>所有答复均已知：未发送任何内容，也未付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Every number has its answer already: nothing is sent.</source>
   <translation>每个号码都已有答复：不发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Excel, OpenDocument, CSV or text, up to 1,048,576 rows. Or copy numbers and press Ctrl+V. Nothing is sent before you have seen it.</source>
   <translation>支持 Excel、OpenDocument、CSV 或文本，最多 1,048,576 行。也可以复制号码后按 Ctrl+V。在您查看之前不会发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>From the prices saved with the connection; the service charges its own</source>
   <translation>按连接中保存的价格；服务按自己的价格扣费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Greek (cp1253)</source>
   <translation>希腊文 (cp1253)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Header</source>
   <translation>标题行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Hebrew (cp1255)</source>
   <translation>希伯来文 (cp1255)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Hide the password</source>
   <translation>隐藏密码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>How the numbers are sent</source>
   <translation>号码的发送方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>In rows that also have a valid number:</source>
   <translation>在同时有有效号码的行中：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>In the unit of the balance, which isn't known yet</source>
   <translation>以余额的单位计，单位尚未知晓</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>It is used to read this list and kept nowhere.</source>
   <translation>仅用于读取此名单，不会保存在任何地方。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until the keyring is unlocked.</source>
   <translation>在密钥环解锁之前将一直等待。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>It waits until you have entered a valid key.</source>
   <translation>在您输入有效密钥之前将一直等待。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>It was left out.</source>
   <translation>已略过此文件。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (EUC-JP)</source>
   <translation>日文 (EUC-JP)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Japanese (Shift JIS)</source>
   <translation>日文 (Shift JIS)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Korean (cp949)</source>
   <translation>韩文 (cp949)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 2 (ISO 8859-2)</source>
   <translation>拉丁文 2 (ISO 8859-2)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Latin 9 (ISO 8859-15)</source>
   <translation>拉丁文 9 (ISO 8859-15)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Line types</source>
   <translation>线路类型</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>List</source>
   <translation>名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Lists</source>
   <translation>名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Lists under way</source>
   <translation>进行中的名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Look at them</source>
   <translation>查看这些行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Looking for them…</source>
   <translation>正在查找…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Mac Roman</source>
   <translation>Mac Roman</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend</source>
   <translation>更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>More about this list</source>
   <translation>此列表的更多操作</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid as they are.</source>
   <translation>大多数号码按现有写法无效。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid for the countries in “{}”.</source>
   <translation>大多数号码对“{}”中的国家/地区无效。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Most numbers are not valid with “{}” as their country.</source>
   <translation>以“{}”为国家/地区时，大多数号码无效。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>National numbers</source>
   <translation>国内号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Next suggestion, {}</source>
   <translation>下一条建议，{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>No column looks like one of phone numbers.</source>
   <translation>没有看起来像电话号码的列。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid as it is.</source>
   <translation>按现有写法，没有有效的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid for the countries in “{}”.</source>
   <translation>没有对“{}”中的国家/地区有效的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>No number is valid with “{}” as its country.</source>
   <translation>以“{}”为国家/地区时，没有有效的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Nobody has said what a number costs, so your cap can't be kept: nothing is sent.</source>
   <translation>尚不知道每个号码的价格，无法遵守您的上限：不会发送任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>None of these is a number of that country.</source>
   <translation>其中没有该国家或地区的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>None of these numbers has an earlier answer.</source>
   <translation>这些号码都没有可沿用的答复。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Not copied: the rows changed</source>
   <translation>未复制：行已更改</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Number</source>
   <translation>号码状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Numbers in</source>
   <translation>号码列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Numbers that the same product has answered: filled in, not sent and not paid for again</source>
   <translation>同一产品已答复过的号码：直接填入，不再发送和付费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One after the other</source>
   <translation>逐份处理</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>One batch each; the next opens when one is sent or closed.</source>
   <translation>每份名单一个批次；前一份发送或关闭后，轮到下一份。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>One by one</source>
   <translation>逐个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open</source>
   <translation>打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open it</source>
   <translation>打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Open results</source>
   <translation>打开结果</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Open {}</source>
   <translation>打开“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Password</source>
   <translation>密码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/list_title.py" />
   <source>Pasted numbers</source>
   <translation>粘贴的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Preparing…</source>
   <translation>正在准备…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>Preview of the list</source>
   <translation>名单预览</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Prices are saved with the connection</source>
   <translation>价格保存在连接中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>Problems, some of them beside a valid number:</source>
   <translation>问题（部分与有效号码同行）：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Product</source>
   <translation>产品</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of</source>
   <translation>读作此国家或地区的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Read as a number of…</source>
   <translation>读作某国家或地区的号码…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Read as last time</source>
   <translation>按上次的方式读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>Reading {}</source>
   <translation>正在读取{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>Reading {} was cancelled.</source>
   <translation>已取消读取{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Recent lists</source>
   <translation>最近的名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers</source>
   <translation>沿用答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>Reuse answers of earlier lists</source>
   <translation>沿用以往名单的答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Reuse the answers</source>
   <translation>沿用这些答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Reused, free</source>
   <translation>沿用，免费</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>Rows</source>
   <translation>行数</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Rows that name an unknown country there get none</source>
   <translation>该列中填写了未知国家/地区的行不套用任何国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Rows to mend</source>
   <translation>可更正的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>Save the problem rows</source>
   <translation>保存有问题的行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Save the problem rows…</source>
   <translation>保存有问题的行…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Send</source>
   <translation>发送方式</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again.</source>
   <translation>再次发送会再次收费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Sending it again costs again; only answers that you reuse are free.</source>
   <translation>再次发送会再次收费；只有沿用的答复免费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Several countries are possible. Which one are they from?</source>
   <translation>可能属于多个国家/地区。这些号码来自哪一个？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>Sheet</source>
   <translation>工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Show all</source>
   <translation>显示全部</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Show fewer</source>
   <translation>收起</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>Show it</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>Show only these rows</source>
   <translation>仅显示这些行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Show the password</source>
   <translation>显示密码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Simulated: no network is asked.</source>
   <translation>模拟：不查询任何网络。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip it</source>
   <translation>跳过</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Skip {}</source>
   <translation>跳过“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Spreadsheets</source>
   <translation>电子表格</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/recent_lists.py" />
   <source>State</source>
   <translation>状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take the correction back</source>
   <translation>撤回更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Take the last correction back</source>
   <translation>撤回上一次更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>Take {}</source>
   <translation>采用 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>Text</source>
   <translation>文本</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Thai (cp874)</source>
   <translation>泰文 (cp874)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The API key is in the system keyring, which is locked.</source>
   <translation>API 密钥保存在系统密钥环中，而该密钥环已锁定。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance is {} short.</source>
   <translation>余额还差 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The balance isn't enough for all numbers</source>
   <translation>余额不足以验证所有号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The balance may be {} short.</source>
   <translation>余额可能还差 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that holds the phone numbers</source>
   <translation>电话号码所在的列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The column that tells each row's country</source>
   <translation>说明每行国家/地区的列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The columns that hold phone numbers:</source>
   <translation>包含电话号码的列：</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>The corrections were taken back.</source>
   <translation>已撤回更正。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of national numbers in rows where that column is empty</source>
   <translation>该列为空的行中国内号码所属的国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>The country of numbers written without a country code</source>
   <translation>不带国家/地区代码的号码所属的国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The first {} of {} rows were copied.</source>
   <translation>已复制前 {} 行（共 {} 行）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is being read again.</source>
   <translation>正在重新读取名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The list is shown as it was.</source>
   <translation>仍显示原来的名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>The list is still being read.</source>
   <translation>名单仍在读取中。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>The number of row {}, corrected</source>
   <translation>第 {} 行的号码，更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>The rest waits in the task monitor until you press Carry on.</source>
   <translation>其余号码在任务监控中等待，直到您按“继续”。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>The row with the columns' names, as the spreadsheet counts it</source>
   <translation>列名所在的行，按电子表格的行号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>The ticked columns are not used yet</source>
   <translation>勾选的列尚未使用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>There are no numbers to paste. Copy them first, then press Ctrl+V.</source>
   <translation>没有可粘贴的号码。请先复制号码，再按 Ctrl+V。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>There is no valid number to send. Is it the right column?</source>
   <translation>没有可发送的有效号码。列选对了吗？</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>These can't be read and were left out: {}.</source>
   <translation>以下文件无法读取，已略过：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>These may be read in several ways: take one of what is suggested now.</source>
   <translation>这些号码有多种读法：请从现在的建议中选择一种。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>They look like numbers from “{}”: {} are valid there.</source>
   <translation>看起来是“{}”的号码；按此 {} 有效。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is being verified already, with {}.</source>
   <translation>此名单已在验证中（{}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list is in the task monitor already, with {}, and waits for you.</source>
   <translation>此名单已在任务监控中（{}），正等待您处理。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified before with {} ({}).</source>
   <translation>此名单先前已验证（{}，{}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified just now with {}.</source>
   <translation>此名单刚刚已验证（{}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This list was verified {} ago with {}.</source>
   <translation>此名单 {}前已验证（{}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>This looks like a newer “{}”, which was verified before ({}).</source>
   <translation>这看起来是“{}”的较新版本，该列表之前已验证过（{}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>To send</source>
   <translation>待发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together</source>
   <translation>一起发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Together, this product takes {} numbers or more.</source>
   <translation>一起发送时，此产品至少需要 {} 个号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/start_view.py" />
   <source>Try the sample list</source>
   <translation>试用示例名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Turkish (cp1254)</source>
   <translation>土耳其文 (cp1254)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Type a row number</source>
   <translation>键入行号</translation>
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
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: the corrections are those of before</source>
   <translation>已撤销：更正恢复为之前的状态</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlocking…</source>
   <translation>正在解锁…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use all sheets</source>
   <translation>使用所有工作表</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>Use {}</source>
   <translation>使用“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify</source>
   <translation>验证</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Vietnamese (cp1258)</source>
   <translation>越南文 (cp1258)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>Western European (cp1252)</source>
   <translation>西欧 (cp1252)</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Another product may take fewer.</source>
   <translation>被拒绝的不会扣费。其他产品可能接受较少的号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>What is refused isn't charged. Send them one by one, or choose another product.</source>
   <translation>被拒绝的不会扣费。请逐个发送，或选择其他产品。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What the service refuses for the balance waits in the task monitor.</source>
   <translation>因余额不足被服务拒绝的部分在任务监控中等待。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>What they will still cost; the balance doesn't show it yet</source>
   <translation>这些名单还将扣除的费用；余额中尚未体现</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/drop_target.py" />
   <source>What was dropped has neither a file nor a number in it.</source>
   <translation>拖放的内容中既没有文件，也没有号码。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Where empty</source>
   <translation>为空时</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Which numbers are tried first</source>
   <translation>先试哪些号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance is {} short.</source>
   <translation>算上进行中的名单，余额还差 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>With the lists under way, the balance may be {} short.</source>
   <translation>算上进行中的名单，余额可能还差 {}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>With “{}”, {} are valid.</source>
   <translation>按“{}”，{} 有效。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>You see their answers, and what the whole list would cost, before the rest goes</source>
   <translation>发送其余号码之前，您会看到它们的答复以及整份列表的费用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a day leaves {} of {}.</source>
   <translation>您的每日上限还剩 {}（共 {}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a list leaves {} of {}.</source>
   <translation>您的名单上限还剩 {}（共 {}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Your cap for a month leaves {} of {}.</source>
   <translation>您的每月上限还剩 {}（共 {}）。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>a few seconds left</source>
   <translation>剩余几秒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {}</source>
   <translation>约 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_state.py" />
   <source>about {} (price list)</source>
   <translation>约 {}（价格表）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>about {} left</source>
   <translation>剩余约 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>about {}, each answered at once</source>
   <translation>约 {}，逐个即时答复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>and {} more</source>
   <translation>还有 {} 项</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>being counted</source>
   <translation>正在统计</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>being read</source>
   <translation>正在读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/results/chart.py" />
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>choose…</source>
   <translation>选择…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>comma</source>
   <translation>逗号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_options_bar.py" />
   <source>does not fit</source>
   <translation>不符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>duplicate</source>
   <translation>重复</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>duplicates, sent once</source>
   <translation>重复，只发送一次</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>empty</source>
   <translation>空白</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>every row is data</source>
   <translation>每行都是数据</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>from a column…</source>
   <translation>取自列…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/country_names.py" />
   <source>international</source>
   <translation>国际</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>invalid</source>
   <translation>无效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>next: {}</source>
   <translation>下一份：{}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>no column</source>
   <translation>不使用列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>no country</source>
   <translation>无国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>none</source>
   <translation>无</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/count_lines.py" />
   <source>not counted</source>
   <translation>未统计</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>off</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>one column</source>
   <translation>单列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>one country for all</source>
   <translation>全部同一国家/地区</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/choices/choice_button.py" />
   <source>only with country code</source>
   <translation>仅限带国家/地区代码的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>pipe</source>
   <translation>竖线</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row by row</source>
   <translation>逐行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>row {}</source>
   <translation>第 {} 行</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>same as row {}</source>
   <translation>与第 {} 行相同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>semicolon</source>
   <translation>分号</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>send every number</source>
   <translation>发送每个号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/text_formats.py" />
   <source>tab</source>
   <translation>制表符</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the first</source>
   <translation>采用第一个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the second</source>
   <translation>采用第二个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>take the third</source>
   <translation>采用第三个</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>the pasted numbers</source>
   <translation>粘贴的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>up to {days} days</source>
   <translation>{days} 天以内</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>usual</source>
   <translation>常用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid</source>
   <translation>有效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/list_counts.py" />
   <source>valid rows ({})</source>
   <translation>有效行（{}）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>{numbers} answered within the last {days} days don't have to be paid for again.</source>
   <translation>{numbers}在 {days} 天内已答复，无需再次付费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>{} (more than {})</source>
   <translation>{} (超过 {})</translation>
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
   <translation>{} 变为 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{} in {}</source>
   <translation>{}，分 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_model.py" />
   <source>{} is not taken: {}.</source>
   <translation>{} 未被采用：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>{} lists as one</source>
   <translation>合并的 {} 份名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} numbers</source>
   <translation>{} 为号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{} of {}</source>
   <translation>第 {} 条，共 {} 条</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>{} of {} fetched</source>
   <translation>已获取 {} / {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>{} of {} valid</source>
   <translation>{} / {} 有效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{} through “{}”</source>
   <translation>{}，通过“{}”</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>{} valid</source>
   <translation>{} 有效</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/page.py" />
   <source>{} – problems</source>
   <translation>{} – 问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mendable_rows.py" />
   <source>{}, corrected</source>
   <translation>{}，已更正</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>{}, if not something else</source>
   <translation>{}，也可能是其他号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>{}, one by one</source>
   <translation>{}，逐个发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>{}, read differently</source>
   <translation>{}，读取方式不同</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/rows/preview_table.py" />
   <source>{}, the column with the numbers</source>
   <translation>{}，号码列</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” is being verified. Here is the next list.</source>
   <translation>“{}”正在验证。下面是下一份名单。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/upload/model.py" />
   <source>“{}” was begun before and is carried on: nothing is sent twice.</source>
   <translation>“{}”先前已开始，现在继续：不会重复发送。</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>(empty)</source>
   <translation>（空）</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>A number is as bad as the worst that was said of it. The choice holds for this product in all lists.</source>
   <translation>号码的判定取对它最差的一项回答。此选择适用于该产品的所有列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Answers of this product</source>
   <translation>此产品的回答</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>As at first</source>
   <translation>恢复初始设置</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Counting the answers…</source>
   <translation>正在统计回答…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Of each product the latest answer that tells something counts, and of the products the worst verdict. The choice holds for all lists.</source>
   <translation>每个产品取其最新的有内容的回答，多个产品之间取最差的判定。此选择适用于所有列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>Products together</source>
   <translation>多个产品一起判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>The latest answer that tells something counts, whichever product it is of. The choice holds for all lists.</source>
   <translation>取最新的有内容的回答，不论来自哪个产品。此选择适用于所有列表。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>There are no answers yet.</source>
   <translation>还没有回答。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>What answers mean</source>
   <translation>回答的含义</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>bad</source>
   <translation>不良</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts</source>
   <translation>计入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>counts if no other tells</source>
   <translation>其他产品未说明时计入</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>doubtful</source>
   <translation>存疑</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>good</source>
   <translation>良好</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no answer came</source>
   <translation>没有回答</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>no number</source>
   <translation>没有号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>not sent</source>
   <translation>未发送</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>on the suppression list {name} since {day}</source>
   <translation>自 {day} 起在禁用名单 {name} 中</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>problem</source>
   <translation>有问题</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>suppressed</source>
   <translation>已禁用</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>tells nothing</source>
   <translation>未说明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer may still come</source>
   <translation>回答仍可能到来</translation>
  </message>
  <message>
   <location filename="../../desktop_app/core/results/verdict.py" />
   <source>the answer tells nothing of it</source>
   <translation>回答未说明</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the latest answer</source>
   <translation>最新的回答</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/batch/verdict_dialog.py" />
   <source>the worst verdict</source>
   <translation>最差的判定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{count} {verdict}</source>
   <translation>{count} 个{verdict}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/verdict_words.py" />
   <source>{} with a problem</source>
   <translation>{} 个有问题</translation>
  </message>
 </context>
 <context>
  <name>window</name>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>A single check is under way.</source>
   <translation>有一项单次查询正在进行。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it has to be opened again.</source>
   <translation>重新启动后需要重新打开。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>After a restart it may not be known whether it was charged.</source>
   <translation>重新启动后可能无法得知是否已收费。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Answers come from the local service on this computer. HLR, messaging and account signals are simulated.</source>
   <translation>答复来自此计算机上的本地服务。HLR、即时通讯和账户信号均为模拟。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Answers come from the local service.</source>
   <translation>答复来自本地服务。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Batch upload</source>
   <translation>批量上传</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Carry on</source>
   <translation>继续</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close again to confirm.</source>
   <translation>再次关闭即可退出。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Close now</source>
   <translation>立即关闭</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/message_strip.py" />
   <source>Don't show this note again</source>
   <translation>不再显示此提示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>Enter key…</source>
   <translation>输入密钥…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>If you close Dialproof now, nothing is lost: it goes on at the next start.</source>
   <translation>如果现在关闭 Dialproof，不会丢失任何内容：下次启动时会继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>No answer since {}. Dialproof tries again by itself; nothing is lost.</source>
   <translation>自 {} 起没有响应。Dialproof 会自动重试，不会丢失任何内容。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>Numbers checked one by one</source>
   <translation>逐个查询的号码</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>Open it again</source>
   <translation>重新打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Single check</source>
   <translation>单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/start/startup_window.py" />
   <source>Task monitor</source>
   <translation>任务监控</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>The balance as it was at {}</source>
   <translation>{} 时的余额</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>The key can be entered in the settings instead, under Connection.</source>
   <translation>也可以在设置的“连接”中输入密钥。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>The list on Batch upload isn't sent yet.</source>
   <translation>“批量上传”中的名单尚未发送。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>They cost about {}, and the balance is {}. Missing: {}.</source>
   <translation>费用约为 {}，余额为 {}。缺少：{}。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>Try now</source>
   <translation>立即重试</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <location filename="../../desktop_app/ui/frame/trouble.py" />
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Unlock keyring…</source>
   <translation>解锁密钥环…</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; once the keyring is unlocked, it goes on.</source>
   <translation>通过“{}”进行的验证正在等待。没有丢失任何内容；密钥环解锁后就会继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>What is verified through “{}” waits. Nothing is lost; with the right key it goes on.</source>
   <translation>通过“{}”进行的验证正在等待。没有丢失任何内容；有了正确的密钥就会继续。</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>failing</source>
   <translation>异常</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>key refused</source>
   <translation>密钥被拒</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>keyring locked</source>
   <translation>密钥环已锁定</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer</source>
   <translation>无响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no answer since {}</source>
   <translation>自 {} 起无响应</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>no key</source>
   <translation>无密钥</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>not understood</source>
   <translation>无法理解</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>reading</source>
   <translation>读取</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>sending lists</source>
   <translation>发送名单</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/account_watch.py" />
   <source>single checks</source>
   <translation>单次查询</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>{} had not been sent when Dialproof was closed.</source>
   <translation>Dialproof 关闭时，{}尚未发送。</translation>
  </message>
 </context>
 <context>
  <name>words</name>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n answered</source>
   <translation>
    <numerusform>%n 个已答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n answers</source>
   <translation>
    <numerusform>%n 条答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/step_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n answers are taken over.</source>
   <translation>
    <numerusform>沿用 %n 个答复。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the rows shown</source>
   <translation>
    <numerusform>显示的行中有 %n 条答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n answers in the whole list</source>
   <translation>
    <numerusform>整个列表中有 %n 条答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/words.py" />
   <source>%n answers of the later run were reused, not asked again.</source>
   <translation>
    <numerusform>沿用了较晚验证的 %n 条答复，未重新请求。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n answers were for numbers that were never sent.</source>
   <translation>
    <numerusform>有 %n 条答复对应从未发送的号码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n are under way and stay.</source>
   <translation>
    <numerusform>%n 个正在进行，予以保留。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n awaiting answers</source>
   <translation>
    <numerusform>%n 个等待答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n batches</source>
   <translation>
    <numerusform>%n 个批次</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/batch_work.py" />
   <source>%n batches are deleted.</source>
   <translation>
    <numerusform>%n 个批次已删除。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches paused</source>
   <translation>
    <numerusform>%n 个批次已暂停</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n batches running</source>
   <translation>
    <numerusform>%n 个批次进行中</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n can't be deleted while they are under way.</source>
   <translation>
    <numerusform>%n 个正在进行中，无法删除。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n cells have several numbers</source>
   <translation>
    <numerusform>%n 个单元格有多个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n cells of your columns are empty: your file has a formula there, but not its result.</source>
   <translation>
    <numerusform>您的列中有 %n 个单元格为空：您的文件在该处有公式，但没有其结果。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>%n corrections of yours are not: the recipe reads those cells otherwise.</source>
   <translation>
    <numerusform>您的 %n 处更正不包括在内：该方案以不同方式读取这些单元格。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n days</source>
   <translation>
    <numerusform>%n 天</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n don't fit and keep their answers: {}.</source>
   <translation>
    <numerusform>%n 个不符，答复保持不变：{}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/text/number_words.py" />
   <source>%n duplicates</source>
   <translation>
    <numerusform>%n 个重复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n earlier products were removed.</source>
   <translation>
    <numerusform>已移除 %n 个原有产品。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n empty</source>
   <translation>
    <numerusform>%n 个空白</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/log_viewer/dialog.py" />
   <source>%n entries</source>
   <translation>
    <numerusform>%n 个条目</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/profile_field.py" />
   <source>%n entries set</source>
   <translation>
    <numerusform>已填写 %n 项</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>%n files stopped: {files}.</source>
   <translation>
    <numerusform>%n 个文件已停止：{files}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n files: read them as one list, or one after the other?</source>
   <translation>
    <numerusform>%n 个文件：合并为一份名单读取，还是逐个读取？</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n in doubt</source>
   <translation>
    <numerusform>%n 个不确定</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/results/columns.py" />
   <source>%n invalid</source>
   <translation>
    <numerusform>%n 个无效</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/reuse_choice.py" />
   <source>%n known</source>
   <translation>
    <numerusform>%n 个已知</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n lines without a number</source>
   <translation>
    <numerusform>%n 行没有号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists</source>
   <translation>
    <numerusform>%n 份名单</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_section.py" />
   <source>%n lists are still being verified through it and would stop.</source>
   <translation>
    <numerusform>仍有 %n 份名单正在通过它验证，移除后会停止。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/window.py" />
   <source>%n lists are still being verified.</source>
   <translation>
    <numerusform>仍有 %n 份名单正在验证。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n lists were never exported.</source>
   <translation>
    <numerusform>%n 份名单从未导出。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a submission that was left undecided.</source>
   <translation>
    <numerusform>其中 %n 个可能已付费：所在的提交尚未决定。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in a task that failed.</source>
   <translation>
    <numerusform>其中 %n 个可能已付费：所在的任务已失败。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already, in tasks that failed or were left undecided.</source>
   <translation>
    <numerusform>其中 %n 个可能已付费：所在的任务已失败或尚未决定。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>%n may have been paid for already: it is not known whether the check was charged.</source>
   <translation>
    <numerusform>其中 %n 个可能已付费：不确定查询是否已扣费。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n more are wrong</source>
   <translation>
    <numerusform>还有 %n 处错误</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>%n more lists waiting</source>
   <translation>
    <numerusform>还有 %n 份名单等待</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n more notices</source>
   <translation>
    <numerusform>另有 %n 条提示</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n more rows repeat a number, which is written once.</source>
   <translation>
    <numerusform>另有 %n 行重复了号码，该号码只写一次。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n national numbers have a +</source>
   <translation>
    <numerusform>%n 个国内号码带有 +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n need a decision</source>
   <translation>
    <numerusform>%n 个需要决定</numerusform>
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
    <numerusform>%n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are asked.</source>
   <translation>
    <numerusform>将查询 %n 个号码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/refresh_dialog.py" />
   <source>%n numbers are fresh.</source>
   <translation>
    <numerusform>%n 个号码仍有效。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n numbers are no longer in the file, and stay suppressed: it may have been caught half copied.</source>
   <translation>
    <numerusform>%n 个号码已不在文件中，但仍保持禁用：读取时文件可能只复制了一半。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/choice.py" />
   <source>%n numbers are on the suppression list {name}: not sent.</source>
   <translation>
    <numerusform>%n 个号码在禁用名单 {name} 中：不发送。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>%n numbers aren't verified yet and are dropped.</source>
   <translation>
    <numerusform>%n 个号码尚未验证，将被放弃。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/actions.py" />
   <source>%n numbers aren't verified yet. Deleting the batch drops them.</source>
   <translation>
    <numerusform>%n 个号码尚未验证。删除该批次将放弃这些号码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers corrected</source>
   <translation>
    <numerusform>已更正 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have an answer in both runs</source>
   <translation>
    <numerusform>%n 个号码在两次验证中均有答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>%n numbers have changed</source>
   <translation>
    <numerusform>%n 个号码有变化</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers have letters for digits</source>
   <translation>
    <numerusform>%n 个号码中有字母代替数字</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their +</source>
   <translation>
    <numerusform>%n 个号码丢失了 +</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers lost their leading 0</source>
   <translation>
    <numerusform>%n 个号码丢失了开头的 0</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers may be of this country: {}</source>
   <translation>
    <numerusform>%n 个号码可能来自该国家或地区：{}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers never sent</source>
   <translation>
    <numerusform>%n 个号码从未发送</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers not sent yet</source>
   <translation>
    <numerusform>%n 个号码尚未发送</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.</source>
   <translation>
    <numerusform>此列表中有 %n 个号码在最近 {days} 天内已由“{product}”得到答复。再次发送会再次收费。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/frame/blocked_alerts.py" />
   <source>%n numbers of “{}” aren't sent yet.</source>
   <translation>
    <numerusform>“{}”中有 %n 个号码尚未发送。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/looks.py" />
   <source>%n numbers refused</source>
   <translation>
    <numerusform>%n 个号码被拒绝</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n numbers sent</source>
   <translation>
    <numerusform>已发送 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>%n numbers stand among other words or digits</source>
   <translation>
    <numerusform>%n 个号码夹在其他文字或数字中</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_model.py" />
   <source>%n numbers were corrected by hand then.</source>
   <translation>
    <numerusform>当时手动更正了 %n 个号码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n numbers without an answer</source>
   <translation>
    <numerusform>%n 个号码未答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n of {rows} rows have no number that can be understood: they suppress nothing.</source>
   <translation>
    <numerusform>{rows} 行中有 %n 行没有可识别的号码：不禁用任何号码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other columns have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>另有 %n 列也包含电话号码：{}。这些号码不会发送。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n other sheets have phone numbers, too: {}. They are not sent.</source>
   <translation>
    <numerusform>另有 %n 个工作表也包含电话号码：{}。这些号码不会发送。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>%n other tasks to decide.</source>
   <translation>
    <numerusform>另有 %n 个任务需要决定。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n others</source>
   <translation>
    <numerusform>其他 %n 项</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n products</source>
   <translation>
    <numerusform>%n 个产品</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_work.py" />
   <source>%n recipes run by themselves while Dialproof is open; folders are looked at every {seconds} seconds.</source>
   <translation>
    <numerusform>Dialproof 打开期间有 %n 个方案自动运行；每 {seconds} 秒查看一次文件夹。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n repeated lines</source>
   <translation>
    <numerusform>%n 行重复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read again: their numbers keep their earlier answers</source>
   <translation>
    <numerusform>无法重新读取 %n 个结果：其中的号码保留先前的答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results can't be read: their numbers have no answers yet</source>
   <translation>
    <numerusform>无法读取 %n 个结果：其中的号码尚无答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>%n results were read again.</source>
   <translation>
    <numerusform>已重新读取 %n 个结果。</numerusform>
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
    <numerusform>%n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/report/wording.py" />
   <source>%n rows came in</source>
   <translation>
    <numerusform>收到 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and no country that can be read in “{}”.</source>
   <translation>
    <numerusform>%n 行是国内号码，而“{}”中没有可识别的国家/地区。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” is empty there.</source>
   <translation>
    <numerusform>%n 行是国内号码，而“{}”在这些行中为空。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a national number, and “{}” names no known country there: {}.</source>
   <translation>
    <numerusform>%n 行是国内号码，而“{}”在这些行中填写的不是已知的国家/地区：{}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/hints.py" />
   <source>%n rows have a number without country code.</source>
   <translation>
    <numerusform>%n 行的号码没有国家/地区代码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no country code: choose the country of national numbers, and add their file again.</source>
   <translation>
    <numerusform>%n 行没有国家/地区代码：请选择国内号码所属的国家/地区，然后重新添加其文件。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <source>%n rows have no date that can be understood, or one in the future: the day of import counts.</source>
   <translation>
    <numerusform>%n 行没有可识别的日期，或日期在将来：以导入当天为准。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows of the whole list</source>
   <translation>
    <numerusform>整个列表中的 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/file_work.py" />
   <source>%n rows saved to “{}”.</source>
   <translation>
    <numerusform>%n 行已保存到“{}”。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>%n rows shown</source>
   <translation>
    <numerusform>显示的 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <source>%n rows so far</source>
   <translation>
    <numerusform>目前 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/privacy_section.py" />
   <source>%n single checks</source>
   <translation>
    <numerusform>%n 项单次查询</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>%n suppressed numbers are still in your phone column, and must not be called.</source>
   <translation>
    <numerusform>仍有 %n 个被禁用的号码留在您的电话列中，不得拨打。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <location filename="../../desktop_app/ui/monitor/panel/events.py" />
   <source>%n tasks</source>
   <translation>
    <numerusform>%n 个任务</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>%n valid</source>
   <translation>
    <numerusform>%n 个有效</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/page.py" />
   <source>%n wait for you</source>
   <translation>
    <numerusform>%n 个等待您处理</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/settings/connection_form.py" />
   <location filename="../../desktop_app/ui/settings/product_editor.py" />
   <source>%n without a price</source>
   <translation>
    <numerusform>%n 个没有价格</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/text/field_words.py" />
   <source>%n years</source>
   <translation>
    <numerusform>%n 年</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n numbers</source>
   <translation>
    <numerusform>全部 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>All %n numbers would cost about {}</source>
   <translation>
    <numerusform>全部 %n 个号码约需 {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>All %n rows</source>
   <translation>
    <numerusform>全部 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_work.py" />
   <source>And %n other pairs.</source>
   <translation>
    <numerusform>另有 %n 组不一致。</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>Can't be opened here</source>
   <translation>无法在此打开</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <location filename="../../desktop_app/ui/upload/reading/reading_progress.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Choose a task for %n other messages.</source>
   <translation>
    <numerusform>选择一个任务可查看另外 %n 条消息。</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Clear the field</source>
   <translation>清空输入框</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/changes/view.py" />
   <source>Compare %n columns</source>
   <translation>
    <numerusform>比较 %n 列</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Copy %n checks as a table</source>
   <translation>
    <numerusform>将 %n 条查询记录复制为表格</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/tables/table.py" />
   <source>Copy with titles</source>
   <translation>连同标题复制</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/rows_view.py" />
   <location filename="../../desktop_app/ui/upload/rows/list_view.py" />
   <source>Copying %n rows…</source>
   <translation>
    <numerusform>正在复制 %n 行…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/side.py" />
   <source>Delete %n batches?</source>
   <translation>
    <numerusform>删除 %n 个批次？</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks</source>
   <translation>
    <numerusform>删除 %n 条查询记录</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/page.py" />
   <source>Delete %n checks, with their answers? This can't be undone.</source>
   <translation>
    <numerusform>删除 %n 条查询记录及其答复？此操作无法撤销。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/history_card.py" />
   <source>Delete %n checks…</source>
   <translation>
    <numerusform>删除 %n 条查询记录…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>If it did arrive, its %n numbers are paid for twice.</source>
   <translation>
    <numerusform>如果其实已送达，其中的 %n 个号码将重复付费。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/crash/dialog.py" />
   <source>It happened %n times.</source>
   <translation>
    <numerusform>已发生 %n 次。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Mend %n</source>
   <translation>
    <numerusform>更正 %n 个</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Nothing is sent. Its %n numbers stay without an answer.</source>
   <translation>
    <numerusform>不发送任何内容。其中的 %n 个号码将保持未答复。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <source>Of %n tasks it isn't known whether they arrived. Decide for each.</source>
   <translation>
    <numerusform>有 %n 个任务不清楚是否已送达。请逐一决定。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n numbers shown</source>
   <translation>
    <numerusform>仅显示的 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/export/export_button.py" />
   <source>Only the %n rows shown</source>
   <translation>
    <numerusform>仅显示的 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/assistive.py" />
   <source>Search</source>
   <translation>搜索</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n again</source>
   <translation>
    <numerusform>重新发送 %n 个</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/repeat_work.py" />
   <source>Send %n unanswered numbers again?</source>
   <translation>
    <numerusform>重新发送 %n 个未答复的号码？</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_words.py" />
   <source>Sends at most %n numbers.</source>
   <translation>
    <numerusform>最多发送 %n 个号码。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/chart.py" />
   <source>Show all %n values</source>
   <translation>
    <numerusform>显示全部 %n 个值</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n duplicate rows</source>
   <translation>
    <numerusform>显示 %n 个重复行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n invalid rows</source>
   <translation>
    <numerusform>显示 %n 个无效行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that can be called now</source>
   <translation>
    <numerusform>正在显示 %n 行现在可以拨打的</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that could be mended</source>
   <translation>
    <numerusform>显示 %n 行可以更正的数据</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that lost digits</source>
   <translation>
    <numerusform>显示 %n 个丢失数字的行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows that were or could be mended</source>
   <translation>
    <numerusform>显示已修正或可修正的 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows without a number</source>
   <translation>
    <numerusform>显示 %n 个没有号码的行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n rows: {}</source>
   <translation>
    <numerusform>显示 %n 行：{}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/rows/row_filters.py" />
   <source>Showing %n valid rows</source>
   <translation>
    <numerusform>显示 %n 个有效行</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Something went wrong inside Dialproof.</source>
   <translation>Dialproof 内部出现问题。</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/lists.py" />
   <source>The first %n rows.</source>
   <translation>
    <numerusform>前 %n 行。</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>The journal knows what was sent: the task monitor shows it. ({})</source>
   <translation>已发送的内容都记录在台账中，可在任务监控中查看。（{}）</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/check/answer_card.py" />
   <source>The service allows %n more checks this minute</source>
   <translation>
    <numerusform>本分钟服务还允许 %n 次查询</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/parts/files.py" />
   <source>The system has no program to show folders. It is {}</source>
   <translation>系统中没有可显示文件夹的程序。位置：{}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/monitor/panel/decisions.py" />
   <source>Those of its %n numbers that were checked since are paid for twice.</source>
   <translation>
    <numerusform>这 %n 个号码中，此后已查询过的将重复付费。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers at random</source>
   <translation>
    <numerusform>随机试 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try %n numbers first…</source>
   <translation>
    <numerusform>先试 %n 个号码…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/error_words.py" />
   <source>Try again; if it comes back, the log file says more.</source>
   <translation>请重试；如果再次出现，日志文件中有更多说明。</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Try the first %n numbers</source>
   <translation>
    <numerusform>试前 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections are there again</source>
   <translation>
    <numerusform>已撤销：恢复了 %n 处更正</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/mending/mend_strip.py" />
   <source>Undone: %n corrections were taken back</source>
   <translation>
    <numerusform>已撤销：收回了 %n 处更正</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/reading/import_choices.py" />
   <source>Use %n columns</source>
   <translation>
    <numerusform>使用 %n 列</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Use %n known answers</source>
   <translation>
    <numerusform>使用 %n 条已知答复</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers</source>
   <translation>
    <numerusform>验证 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers again</source>
   <translation>
    <numerusform>再次验证 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify %n numbers, as the balance covers</source>
   <translation>
    <numerusform>验证余额足够的 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/batch/estimate.py" />
   <source>Verify %n numbers, as the cap allows</source>
   <translation>
    <numerusform>按上限验证 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/upload/sending/send_panel.py" />
   <source>Verify all %n numbers anyway</source>
   <translation>
    <numerusform>仍然验证全部 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/offer_strip.py" />
   <source>Your %n corrections are part of it.</source>
   <translation>
    <numerusform>您的 %n 处更正包括在内。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/suppression/section.py" />
   <location filename="../../desktop_app/ui/upload/views.py" />
   <source>and %n more</source>
   <translation>
    <numerusform>及另外 %n 项</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/recipes/recipe_form.py" />
   <source>at most %n days old</source>
   <translation>
    <numerusform>最多 %n 天前</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credit</source>
   <translation>点</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>credits</source>
   <translation>点</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/balance/costs_card.py" />
   <source>including %n single checks</source>
   <translation>
    <numerusform>其中单次查询 %n 次</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/balance/amount_card.py" />
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>now</source>
   <translation>刚刚</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>yesterday {}</source>
   <translation>昨天 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{first}, the latest {last}</source>
   <translation>{first}（最晚 {last}）</translation>
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
    <numerusform>{}，以及另外 %n 个</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} d</source>
   <translation>{} 天</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} h</source>
   <translation>{} 小时</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/monitor/panel/figures.py" />
   <location filename="../../desktop_app/ui/parts/bars.py" />
   <source>{} left</source>
   <translation>剩余 {}</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} min</source>
   <translation>{} 分钟</translation>
  </message>
  <message>
   <location filename="../../desktop_app/ui/text/words.py" />
   <source>{} s</source>
   <translation>{} 秒</translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/results/reading_words.py" />
   <source>{} to the %n numbers sent</source>
   <translation>
    <numerusform>{}，对应已发送的 %n 个号码</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../desktop_app/ui/notices/notices.py" />
   <source>“{}”: %n numbers answered.</source>
   <translation>
    <numerusform>“{}”：已答复 %n 个号码。</numerusform>
   </translation>
  </message>
 </context>
</TS>
