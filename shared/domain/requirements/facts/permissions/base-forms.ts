const known: Record<string, string> = {
  sent: 'send',
  paid: 'pay',
  sold: 'sell',
  lent: 'lend',
  written: 'write',
  withdrawn: 'withdraw',
  seen: 'see',
  read: 'read',
  made: 'make',
  fulfilled: 'fulfil',
  enrolled: 'enrol',
}
/** Verbs that look as if they had lost an "e", and have not. */
const whole =
  /(?:visit|edit|submit|limit|audit|exit|repair|join|cancel|return|sign|appear|clear|enter|print|repeat|treat|format|reset|assign|explain|contain|train|borrow|mark|obtain|sort|start|alert|export|import|convert|report|part|chart|short|focus|chat|target|market|budget|input|output|monitor|occur)$/
/** Endings of a stem that has lost its "e": "delet", "clos", "chang", "schedul", "enabl". */
const silent = new RegExp(
  `(?:${[
    '[vzcu]',
    '[^s]s',
    '[dr]g',
    '[ae]ng',
    '[^aeou]ag',
    '(?:(?<![eo])|cre)at',
    '(?:inv|c|un|ign|qu)it',
    'ut',
    '(?:pl|el)et',
    '(?<!o)ot',
    '(?<![ao])ir',
    '(?<![eo])ar',
    '(?:st|sc|gn|pl)or',
    '(?<!o)ur',
    '(?:n|fr|bl|g)am',
    '(?<!a)tim',
    'sum',
    '(?:gr|tr|f|sh)ad',
    '(?<![ao])id',
    '[cl]od',
    '(?<!o)ud',
    'vok',
    'scal',
    '(?:^|[^aeo])(?:f|p|c|t)il',
    '(?<!o)ul',
    '[bdgptfk]l',
    '(?<![aeo])in',
    '(?:p|cl|ph)on',
    '(?:sh|sc|t)ap',
    '[wp]ip',
    'yp',
    'rib',
    'cop',
    'e',
    'lik',
  ].join('|')})$`,
)

/** The base form of a participle: "renewed" → "renew", "deleted" → "delete", "cancelled" → "cancel". */
export function baseOf(participle: string): string {
  const word = participle.toLowerCase()
  const other = known[word]
  if (other !== undefined) return other
  if (!word.endsWith('ed')) return word
  const stem = word.slice(0, -2)
  if (/(?:cancell|labell|travell|controll|modell|signall)$/.test(stem)) return stem.slice(0, -1)
  if (/([bdgmnprt])\1$/.test(stem) && !stem.endsWith('add')) return stem.slice(0, -1)
  if (whole.test(stem)) return stem
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  return silent.test(stem) ? `${stem}e` : stem
}
