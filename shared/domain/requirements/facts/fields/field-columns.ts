/** What a column of a table of inputs says of them. */
export type ColumnKind = 'label' | 'required' | 'min' | 'max' | 'message' | 'rule' | 'pattern' | 'default'

const columns: [ColumnKind, RegExp][] = [
  ['label', /^(?:field|name|input|parameter|attribute|label|element|column|data field)s?(?: name)?$/i],
  ['required', /^(?:required|mandatory|obligatory)\??$/i],
  ['min', /^(?:min(?:imum)?|from|lower(?: limit)?)\b/i],
  ['max', /^(?:max(?:imum)?|to|upper(?: limit)?)\b/i],
  ['message', /^(?:error |validation )?(?:message|error|error text)s?(?: if .{1,30}| when .{1,30})?$/i],
  [
    'message',
    /^(?:(?:error|validation|warning) )?(?:messages?|errors?|warnings?|texts?|hints?|answers?|responses?|feedback)(?: text)?(?: shown| displayed)?,? (?:otherwise|if not\b.{0,20}|(?:if|when|for|on|in case of) (?:the )?(?:[a-z]+ )?(?:is |are )?(?:wrong|invalid|violat|incorrect|refus|reject|fail|broken|empty or|bad|not (?:valid|met|ok|correct|allowed|fulfilled)).{0,20})$/i,
  ],
  [
    'message',
    /^(?:otherwise|else|(?:if|when) (?:(?:it|this|the [a-z]+) (?:is )?)?(?:wrong|invalid|violated|incorrect|broken|not (?:valid|met|ok|correct|fulfilled)))(?:,? (?:the )?(?:user|customer|visitor|page|system|form|we|it)?\s?(?:sees?|shows?|says?|reads?|gets?|displays?)?)?$/i,
  ],
  [
    'message',
    /^(?:(?:error|validation|warning) )?(?:messages?|errors?|warnings?|texts?) (?:shown|displayed|to show|in the error case)$|^(?:error|validation|warning|failure) (?:hint|text|answer|response|feedback)s?$/i,
  ],
  [
    'rule',
    /^(?:type|rules?|constraints?|formats?|validations?|allowed(?: values)?|values?|range|length|limits?|data type|conditions?|details?|description|remarks?|notes?|comments?|restrictions?|(?:kind|control)(?: of (?:input|field|control))?|(?:input|field|control) type|widget|(?:valid|permitted|accepted|possible) (?:values?|entries|input)|what is (?:allowed|accepted|valid)|(?:allowed|accepted|valid|permitted)(?: if| when)?)$/i,
  ],
  [
    'pattern',
    /^(?:patterns?|reg(?:ular )?ex(?:pression|p)?s?|masks?|input masks?|format mask|syntax|allowed characters|character set)$/i,
  ],
  [
    'default',
    /^(?:defaults?|default values?|preset(?: value)?|initial value|pre-?filled(?: with)?|preselected|preselection)$/i,
  ],
]

/** What the heading of a column announces; undefined for any other column. */
export function columnKind(heading: string): ColumnKind | undefined {
  return columns.find(([, pattern]) => pattern.test(heading.trim()))?.[0]
}

/** A dash or "none" stands for an empty cell. */
export function isBlank(cell: string): boolean {
  return /^(?:|[-–—]+|none|n\/a|no message|nothing)$/i.test(cell.trim())
}
