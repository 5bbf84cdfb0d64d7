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
}
const silent =
  /(?:et|at|rov|hang|eas|is|ov|ag|iz|ur|ir|os|us|eiv|as|ut|anc|ar|id|in|uc|rg|at|iev|erv|iv|elet|im)$/
const whole =
  /(?:visit|edit|submit|limit|audit|exit|repair|join|cancel|return|sign|appear|clear|enter|print|repeat|treat|format|reset|invoic|book|assign|explain|contain|train|borrow|mark|obtain|sort|start|alert|export|import|convert|report|part|chart|short)$/

/** The base form of a participle: "renewed" → "renew", "deleted" → "delete", "cancelled" → "cancel". */
export function baseOf(participle: string): string {
  const word = participle.toLowerCase()
  const other = known[word]
  if (other !== undefined) return other
  if (!word.endsWith('ed')) return word
  const stem = word.slice(0, -2)
  if (/(?:cancell|labell|travell)$/.test(stem)) return stem.slice(0, -1)
  if (/([bdgmnprt])\1$/.test(stem) && !stem.endsWith('add')) return stem.slice(0, -1)
  if (whole.test(stem)) return stem
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`
  return silent.test(stem) ? `${stem}e` : stem
}
