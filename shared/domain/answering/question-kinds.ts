/** What kind of answer a question asks for. */
export type Kind =
  | 'definition'
  | 'who'
  | 'when'
  | 'how_many'
  | 'how_much'
  | 'how_long'
  | 'how_often'
  | 'where'
  | 'how_to'
  | 'why'
  | 'yes_no'
  | 'other'

/** Where a question begins to ask, behind what it tells first and a preposition: "In which city", "I lost my key: who helps?" */
const asks =
  /(?:^|[:;,?!.–-]\s+)(?:(?:and|so|but|then|or|please|exactly)[\s,]+)*(?:(?:in|at|on|for|from|by|to|up to|until|since|after|before|with|under|of|about|within|as of)\s+)?\b(?=(?:what|which|who|whom|whose|when|where|why|how|define|is|are|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have|had|am)\b)/i

/** German questions whose answer shows by its form that it is one: only these can be told without more of the language. */
const germanKinds: readonly (readonly [Kind, RegExp])[] = [
  ['why', /^\W*(?:und )?(?:warum|wieso|weshalb)\b/i],
  ['how_often', /^\W*(?:und )?wie (?:oft|häufig)\b/i],
  ['how_long', /^\W*(?:(?:für|seit|bis|und) )?wie lange?\b/i],
  ['how_many', /^\W*(?:und )?wie ?viele\b/i],
  ['how_much', /^\W*(?:und )?(?:wie ?viel\b|was kosten?t?\b|wie (?:hoch|groß|teuer|schwer|alt|weit) )/i],
  ['when', /^\W*(?:(?:ab|bis|seit|und) )?wann\b/i],
]

const measures = 'price|cost|fee|salary|percentage|amount|rate|charge'
/** What begins a question, each with the kind of answer that it asks for; the first that fits counts. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['how_many', /^how many\b|^what (?:is|was|are) the (?:number|count) of\b/i],
  [
    'how_long',
    /^how (?:long|quickly|fast|soon|late|early|far in advance)\b|^how much time\b|^what (?:is|was) the (?:\w+ )?duration\b|^what period\b/i,
  ],
  [
    'how_much',
    new RegExp(
      String.raw`^how (?:much|expensive|big|large|high|tall|heavy|old|wide|deep|hot|cold|warm|small|far|strong)\b|^what (?:does|do|did|will) .{1,80} cost\b|^what (?:is|was|are) the (?:\w+ ){0,2}(?:${measures})s?\b|^(?:what|which) (?:\w+ )?(?:percentage|percent|share|age|size|weight|height|temperature|distance|speed)\b`,
      'i',
    ),
  ],
  [
    'how_much',
    /^what (?:is|are|was|were) the (?:\w+ )?(?:largest|biggest|highest|longest|smallest|lowest|shortest|most|least|maximum|minimum|size|limit|weight|height|age|distance|speed|temperature)\b/i,
  ],
  ['how_often', /^how (?:often|frequently|regularly)\b/i],
  [
    'when',
    /^when\b|^(?:what|which) (?:dates?|times?|days?|years?|months?|hours|deadline)\b|^what (?:is|was|are) the (?:start |end |due |launch |release |effective )?(?:date|deadline)\b|^what are the (?:\w+ ){0,2}hours\b/i,
  ],
  [
    'who',
    /^who(?:m|se)?\b|^(?:what|which) (?:person|manager|director|officer)\b|^what is the name of the (?:person|manager|director|head)\b/i,
  ],
  [
    'how_to',
    /^how (?:do|can|could|should|to|would|must) (?:i|you|we|one|they|a|an|the|someone|users?|employees?|customers?|staff|members?|visitors?)\b|^how to\b|^what (?:are the steps|steps|is the (?:process|procedure|way))\b/i,
  ],
  [
    'where',
    /^where\b|^(?:what|which) (?:place|city|town|country|address|location|building|room|floor|folder|website|page)\b/i,
  ],
  ['why', /^why\b|^what (?:is|was) the (?:reason|purpose)\b/i],
  [
    'definition',
    /^what(?:['’]s| is| are| does)\s+(?:(?:an?|the)\s+)?[\p{L}\d'’ -]{1,60}?\s*(?:mean|stand for)?\s*\??\s*$|^what is meant by\b|^define\b|^what (?:exactly )?counts as\b/iu,
  ],
  [
    'yes_no',
    /^(?:is|are|was|were|do|does|did|can|could|may|must|should|shall|will|would|has|have|had|am)\b/i,
  ],
]

/** The place where a question begins to ask; 0 where nothing tells. */
export function askingFrom(text: string): number {
  const found = asks.exec(text)
  return found ? found.index + found[0].length : 0
}

/** The kind of answer that a question asks for. */
export function kindOf(text: string): Kind {
  const asking = text.slice(askingFrom(text))
  const german = germanKinds.find(([, pattern]) => pattern.test(text))
  return german?.[0] ?? kinds.find(([, pattern]) => pattern.test(asking))?.[0] ?? 'other'
}
