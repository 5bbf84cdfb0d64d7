const demand =
  /\b(?:shall|will|must|should) (?<adverbs>(?:(?:then|also|again|always|now|only|all|at once|still) )*)(?<verb>not be|not|be|have|(?!no\b)[a-z]{2,})\b/g
const places = /\b(?:of|in|with|at|for|below|beside|next to|on|from|to|after|before|under|above)\b/i

/** "Shall then show" as "then shows": what a text demands in the words of one that tells. Only for readers of what a page does. */
export function plainVerbs(words: string): string {
  let several = false
  return words
    .replace(demand, (_all, ...rest) => {
      const [at, whole, { adverbs = '', verb = '' }] = rest.slice(-3) as [
        number,
        string,
        { adverbs?: string; verb?: string },
      ]
      several = isSeveral(whole.slice(0, at)) ?? several
      switch (verb) {
        case 'be':
          return `${several ? 'are' : 'is'} ${adverbs}`.trimEnd()
        case 'not be':
          return `${several ? 'are' : 'is'} ${adverbs}not`
        case 'not':
          return `${adverbs}${several ? 'do' : 'does'} not`
        case 'have':
          return `${adverbs}${several ? 'have' : 'has'}`
        default:
          return adverbs + (several ? verb : inflected(verb))
      }
    })
    .replace(/ {2,}/g, ' ')
}

/** Whether what stands before the verb is more than one thing; undefined where nothing does, as in "…, and shall show". */
function isSeveral(before: string): boolean | undefined {
  const clause = (
    before.split(/[,.;:()]|\b(?:if|when|while|where|that|which|then|but|or)\b/i).at(-1) ?? ''
  ).trim()
  const parts = clause.split(/(?:^| )and(?: |$)/i)
  const subject = parts.at(-1) ?? ''
  if (subject.trim() === '') return undefined
  // "The entries are kept and the cursor …": what was told before is a clause of its own.
  const joined = parts.slice(0, -1).filter((part) => part.trim() !== '')
  if (
    joined.length > 0 &&
    !joined.some((part) => /\b(?:is|are|shall|will|must|should|[a-z]+s the)\b/i.test(part))
  )
    return true
  const [lead = ''] = subject.split(places)
  const heads = (lead.trim() === '' ? subject : lead).trim().split(/\s+/)
  const head = heads.findLast((word) => !/^Q\d+$/.test(word)) ?? ''
  return /^(?:they|these|those|both|all|people)$/i.test(head) || /[^sui'’]s$/i.test(head)
}

function inflected(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}
