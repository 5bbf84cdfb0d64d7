/** A sentence without bullets, numbers of lists, check boxes, marks of a layout and the words of Gherkin that open it. */
export const plainOf = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]{0,80}>/gi, '')
    .replace(/\*|__|`/g, '')
    .replace(/\[([^\]]{1,80})\]\([^)\s]{1,200}\)/g, '$1')
    .replace(/\s*\|\s*/g, ' | ')
    .replace(/^(?:[\s>*•|✅☐-]|\[[ xX]?\]|\d{1,2}[.)]\s)+/, '')
    .replace(/^(?:And|But|Then|Given)\s+(?=\S)/, '')
    .replace(/^then\s+/i, '')
    .replace(/\s*\((?:REQUIRED|RECOMMENDED|OPTIONAL)\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s|\\,;:→-]+$/, '')
    .trim()

const finite =
  /\b(?:is|are|was|were|be|has|have|had|does|do|did|must|shall|should|can|cannot|may|will|needs?|isn't|aren't|won't|can't|doesn't|don't)\b|['’]s\s/i
const opensOpen =
  /^(?:is|are|was|has|have|must|shall|should|can|cannot|may|will|whose|who|which|that|unless|until|except|otherwise|else|before|without|for|with|by|on|in|at|during|from|to|of|up|over|under|above|below|between|inside|outside|within|where|per|and|or|not|about|upon|as|so)\b/i

/** Whether words can stand as a sentence: a verb in them, and somebody or something before it. `verbs`: the marked ones. */
export function isSentence(text: string, verbs: readonly string[] = []): boolean {
  if (opensOpen.test(text) || text.length < 8 || /[|{}[\]→=]|->|:\s*$/.test(text)) return false
  if (/\b(?:or|and|to|the|an?|of|with|for|from|in|its|their|by|on|as)$/i.test(text)) return false
  const at = Math.max(text.search(finite), ...verbs.map((verb) => text.indexOf(verb)))
  return (
    at > 1 &&
    (finite.test(text) ||
      verbs.some((verb) => text.indexOf(verb) > 1 && !/(?:ed|en|ing)$/i.test(verb.split(' ')[0] ?? '')))
  )
}

/** Words of somebody who speaks of himself as words about others: "my orders" → "their orders". */
export const aboutOthers = (text: string): string => swapped(text, 'they', 'them', 'their', 'themselves')
/** The same as said to the one who does it: "your orders". */
export const toReader = (text: string): string => swapped(text, 'you', 'you', 'your', 'yourself')

const swapped = (text: string, I: string, me: string, my: string, myself: string): string =>
  text
    .replace(/\bI['’]m\b|\bI am\b/g, `${I} are`)
    .replace(/\bI was\b/g, `${I} were`)
    .replace(/\bI(?=['’]?)\b/g, I)
    .replace(/\bam\b/g, 'are')
    .replace(/\bmyself\b/gi, myself)
    .replace(/\bmy\b/gi, my)
    .replace(/\bme\b/g, me)
