const fees = '(?:fee|fine|surcharge|penalty|charge|deposit|premium|supplement|discount|refund|bonus)'
const paid = new RegExp(
  `^(.*?)\\b(?:pays?|has to pay|must pay|gets?|receives?)\\b( (?:an?|the) (?:[a-z-]+ ){0,3}?${fees}\\b(?! and\\b).*)$`,
  'i',
)
const plural = /(?:^|\s)(?:they|you|we|i|[a-z]{3,}[^s\W]s)\s*$/i
const applied = new RegExp(
  `^(.*\\b${fees}(?: of [^"]{1,30}?)?) is (charged|due|added|payable|deducted|granted|withheld)\\b(.*)$`,
  'i',
)

/** "The driver pays an idle fee of 5.00 EUR" → "The driver does not pay an idle fee of 5.00 EUR"; undefined for what is no single fee. */
export function withoutFee(outcome: string): string | undefined {
  if (
    /\b(?:no|not|never|nothing|without|free|or|half|double)\b/i.test(
      outcome.replace(/^.*?\bnot an? [a-z]+\b/i, ''),
    )
  )
    return undefined
  const due = applied.exec(outcome)
  if (due) return `${due[1] ?? ''} is not ${due[2] ?? ''}${due[3] ?? ''}`
  const found = paid.exec(outcome)
  if (!found) return undefined
  const [whole, who = '', rest = ''] = found
  const verb =
    /\b(gets?|receives?)\b/i.exec(whole.slice(who.length))?.index === 0
      ? whole.slice(who.length).split(' ')[0]
      : 'pay'
  const base = (verb ?? 'pay').replace(/s$/, '')
  return `${who}${plural.test(who) ? 'do' : 'does'} not ${base}${rest}`
}
