/** Words that an INCOSE rule advises against, as they stand in the sentence. */
export interface Finding {
  rule: string
  title: string
  words: string[]
  /** The words leave open what to check, so a test cannot be derived from them. */
  vague: boolean
}

const rules: [rule: string, title: string, vague: boolean, pattern: RegExp][] = [
  [
    'R7',
    'vague term',
    true,
    /\b(?:some|several|many|few|nearly|about|almost|approximately|adequate(?:ly)?|appropriate(?:ly)?|efficient(?:ly)?|reasonable|reasonably|sufficient(?:ly)?|suitable|suitably|relevant|significant(?:ly)?|normal(?:ly)?|usual(?:ly)?|generally|typical(?:ly)?|user-friendly|userfriendly|easy|easily|simple|simply|intuitive(?:ly)?|fast|quick(?:ly)?|slow|rapid(?:ly)?|good|bad|nice|nicely|modern|robust|flexible|seamless(?:ly)?|smooth(?:ly)?|effective(?:ly)?|clear(?:ly)?|properly|correctly|securely|secure|safe(?:ly)?|scalable|responsive|state-of-the-art|best|better|optimal|acceptable|various|certain|large|small|high-quality|friendly|attractive|helpful|meaningful|convenient(?:ly)?|timely|as expected|works? well)\b/gi,
  ],
  [
    'R8',
    'escape clause',
    true,
    /\b(?:where possible|if possible|as far as possible|if necessary|where necessary|as necessary|as needed|if needed|as appropriate|where appropriate|as applicable|if applicable|where applicable|as required|if practicable|to the extent possible|unless otherwise|in most cases)\b/gi,
  ],
  [
    'R9',
    'open-ended clause',
    true,
    /\b(?:including but not limited to|etc|and so on|and so forth|and the like|such as|among others)\b/gi,
  ],
  [
    'R10',
    'superfluous infinitive',
    false,
    /\b(?:be able to|be capable of|be designed to|provide the ability to|provide the capability to)\b/gi,
  ],
  ['R17', 'oblique', false, /\b[a-z]{2,20}\/[a-z]{2,20}\b/gi],
  [
    'R24',
    'pronoun',
    false,
    /\b(?:it|they|them|these|those|this)\b(?=\s+(?:must|shall|should|may|can|is|are|will|has|have)\b)/gi,
  ],
  ['R26', 'absolute', false, /\b(?:100 ?%|always|never|all the time|under all circumstances)\b/gi],
  [
    'R35',
    'indefinite temporal word',
    true,
    /\b(?:eventually|soon|as soon as possible|immediately|instantly|regularly|periodically|from time to time|occasionally|sometimes|often|frequently|in time|timely|in real time|real-time)\b/gi,
  ],
]
const measurable =
  /\b(?:performance|response time|load(?:s|ing)? time|throughput|availability|uptime|capacity|latency|speed)\b/i

/**
 * Checks a sentence (quoted literals masked) against the word lists of INCOSE rules R7, R8, R9, R10, R17, R24, R26, R34 and R35.
 * Source: INCOSE Guide for Writing Requirements; word lists as in public requirement linters.
 */
export function checkIncose(masked: string): Finding[] {
  const found = rules.flatMap(([rule, title, vague, pattern]) => {
    const words = [...new Set([...masked.matchAll(pattern)].map((match) => match[0].toLowerCase()))]
    return words.length > 0 ? [{ rule, title, vague, words }] : []
  })
  const quality = measurable.exec(masked)
  if (quality && !/\d/.test(masked))
    found.push({ rule: 'R34', title: 'not measurable', vague: true, words: [quality[0].toLowerCase()] })
  return found
}
