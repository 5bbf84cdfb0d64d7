import { labelKey } from '../facts/labels.ts'
import type { Masked } from '../facts/mask.ts'
import { readOrderRules } from './read-order-rules.ts'
import { numberOfWords } from '../../numbers/number-words.ts'
import type { ListControls, ListPart } from './list-fact.ts'

const count = '(?<count>\\d{1,3}|[a-z]+(?:-[a-z]+)?)'
const things = '(?:rows?|entries|entry|items?|lines?|results?|records?|hits?|matches|[a-z]+s|people|persons?)'
const sizes = [
  `\\b(?:a|each|every|one|the|any) (?:[a-z]+ )?page (?:of the (?:list|table) )?(?:shows?|holds?|has|contains?|lists?|displays?|takes)(?: always)?(?: at most| up to| no more than| a maximum of| exactly| only)? ${count} ${things}`,
  `\\b${count} ${things} (?:(?:are |is )?(?:shown|listed|displayed|visible) )?(?:per|on each|on every|on one|on a|to a|a|each) page\\b`,
  `\\b${count} (?:per|on each|on every|on a|to a) page\\b`,
  `\\bpages? of (?:at most |up to )?${count}(?: ${things})?\\b`,
  `\\b(?:at most|up to|no more than|a maximum of|only) ${count} ${things} (?:are |is )?(?:shown |listed |displayed |visible )?(?:at a time|at once|per page|on (?:a|one|each|every|the) page)`,
  `\\bpage size is ${count}\\b`,
]
let compiledSizes: RegExp[] | undefined

const caseless =
  /\b(?:upper|capital|lower)[ -]?(?:and|or|\/)? ?(?:lower|small|upper)?[ -]?(?:case)?(?: letters?)? (?:makes? no difference|(?:do(?:es)?|is|are) not (?:matter|count|distinguished|important|relevant|told apart)|(?:is|are) (?:ignored|treated alike|equal|the same|irrelevant))|\b(?:ignor\w+|regardless of|whatever(?: the)?|no matter(?: the)?|irrespective of)(?: the)?(?: (?:upper|lower|capital))?(?: (?:and|or) (?:upper|lower|small))?[ -]?(?:cas(?:e|ing)|capitali[sz]ation|letters|spelling in capitals)|\bcase[ -]?(?:insensitive|does not matter|is ignored|makes no difference|is not important)|\bnot case[ -]?sensitive|\bcapitals? (?:letters )?(?:do not|don't) matter/i
const trimmed =
  /\b(?:spaces?|blanks?|white ?spaces?)\b[^.;"]{0,60}\b(?:ignored|removed|trimmed|cut off|dropped|(?:do(?:es)?|make) (?:not|no) (?:matter|count|difference)|(?:do not|don['’]t)(?: (?:matter|count))?(?: either)?(?=[.,;]|$))|\bignor\w+ (?:leading|trailing|surrounding|outer)\b[^.;"]{0,30}\b(?:spaces?|blanks?|white ?space)|\b(?:spaces?|blanks?)\b[^.;"]{0,40}\bmake no difference/i
const blank =
  /\b(?:empty|blank|cleared)\b[^.;"]{0,40}\b(?:search|field|box|text|input|term|query)?\b[^.;"]{0,50}\b(?:finds?|shows?|lists?|gives?|returns?|matches|displays?)\b[^.;"]{0,20}\b(?:every(?:body|one|thing)?|all|the whole|the full|the complete)\b|\b(?:without|with no|with an empty) (?:an? )?(?:search(?: text| term)?|text|term|entry)\b[^.;"]{0,30}\b(?:every(?:body|one|thing)|all)\b/i

const counting =
  /\b(?:number|count|total|amount) of (?:all )?(?:the )?[a-z ]{0,30}?\b(?:found|match\w*|hits?|results?|listed|filtered)\b|\bhow many [a-z ]{0,30}?(?:are |were )?(?:found|match\w*|listed)\b|\bcounts? (?:the |all )?[a-z ]{0,20}?(?:found|match\w*|hits?|results?)\b/i

/** What a sentence says of searching, of the pages, of the order, of what shows where nothing is found, and of going back to the start. */
export function readListRules(part: Masked, controls: ListControls): ListPart[] {
  return [
    ...readSearch(part, controls),
    ...readIgnored(part),
    ...readOrderRules(part, controls),
    ...(blank.test(part.masked) ? [{ what: 'blank' as const }] : []),
    ...(counting.test(part.masked) ? [{ what: 'counting' as const }] : []),
    ...readFiltering(part, controls),
    ...readPageSize(part),
    ...readTurning(part, controls),
    ...readFirstPage(part, controls),
  ]
}

const ignored =
  /^(?<what>[^;]{3,120}?) (?:(?:do|does|is|are) ?(?:not|n't|n’t) (?:matter|count|important|relevant|distinguished)|(?:are|is) (?:ignored|treated alike|disregarded)|makes? no difference)/i

/** Upper and lower case, accents and outer blanks, one by one or in one list: "Capitals, accents and spaces at either end don't matter". */
function readIgnored({ masked }: Masked): ListPart[] {
  const listed = ignored.exec(masked.replace(/\([^()]*\)/g, ''))?.groups?.['what'] ?? ''
  const found = {
    caseless:
      caseless.test(masked) || /\b(?:capitals?|case|(?:upper|capital)[ -](?:case|letters))\b/i.test(listed),
    accents: /\baccent(?:s|ed letters)?\b|\bdiacritics?\b/i.test(listed),
    trimmed: trimmed.test(masked) || /\b(?:spaces|blanks|white ?space)\b/i.test(listed),
  }
  return (['caseless', 'accents', 'trimmed'] as const).filter((what) => found[what]).map((what) => ({ what }))
}

const rule =
  /\bfinds? (?:the|a|any) (?:[a-z]+ )?(?:text|term|words?|part) (?:anywhere )?in\b|\bfinds? (?:it )?anywhere in\b|\bfound (?:if|when|by|in|whose|that|through)\b|\bfinds?\b[^.]{0,60}\bwhose\b|\bsearch(?:es|ed)?(?: [a-z]+){0,4} (?:in|through|by)\b|\b(?:is|are) searched\b|\bsearches the\b|\blooks? (?:in|at|through)\b|\bmatch(?:es|ed)?\b|\bcontain|\boccurs?\b|\bappears?\b|\bcovers?\b|\bwhose\b|\bincludes?\b|\b(?:starts?|begins?) with\b|\bfilter(?:s|ed)? by\b|\bpart of\b/i
const lookedIn =
  /\b(?:found|finds?|search\w*|match\w*|contain\w*|occurs?|appears?|looks? (?:in|at|through|for)|filter\w*|includes?|starts? with|begins? with|part of)\b/i

/** "A person is found if the text occurs in the name or in the job title", "The search looks at title and author". */
function readSearch({ masked, raw, quotes }: Masked, { columns, search }: ListControls): ListPart[] {
  // A note about the search may leave its subject out: "Looks in title and author".
  const about =
    /^\W*(?:it )?(?:looks? (?:in|at|through)|searches)\b|\b(?:search\w*|found|text|typ\w+|term|filter\w*|match\w*|query)\b/i
  if (search === undefined || !lookedIn.test(masked) || !about.test(masked)) return []
  for (const [start, end] of clausesOf(masked)) {
    const clause = masked.slice(start, end)
    if (!lookedIn.test(clause) || !rule.test(clause) || noRule.test(clause)) continue
    const strange = quotes.some(
      (one) => one.start >= start && one.end <= end && ![search, ...columns].includes(one.value),
    )
    const keys = columns.filter((column) => namesColumn(raw.slice(start, end), column)).map(labelKey)
    const first = /\b(?:starts?|begins?|beginning) (?:of|with)\b|\bat the (?:start|beginning)\b/i.test(clause)
    if (keys.length > 0 && !strange)
      return [{ what: 'search', columns: keys, at: first ? 'start' : 'anywhere' }]
  }
  return []
}

const noRule =
  /\b(?:not|never|nor|neither)(?: be| being| been)? (?:search|look|found|match|contain|consider|includ|cover|part)\w*|\b(?:neither|nor|together|stays?|remains?|kept|keeps?|sort\w*)\b/i

/** Offsets of the clauses of a sentence: what comes behind a semicolon, a colon or "but not" says something else. */
function clausesOf(masked: string): [start: number, end: number][] {
  const found: [number, number][] = []
  let from = 0
  for (const match of masked.matchAll(/;|: |, (?:but|and not|not)\b/g)) {
    found.push([from, match.index])
    from = match.index + match[0].length
  }
  return [...found, [from, masked.length]]
}

function namesColumn(clause: string, column: string): boolean {
  const at = clause.toLowerCase().indexOf(column.toLowerCase())
  if (at < 0) return false
  const around =
    clause.charAt(at - 1) +
    clause
      .slice(at + column.length)
      .replace(/^(?:e?s)(?![\p{L}])/u, '')
      .charAt(0)
  return !/[\p{L}\p{N}]/u.test(around)
}

/** "With a department chosen, only its people are listed", "Search and department work together". */
function readFiltering({ masked }: Masked, { filters }: ListControls): ListPart[] {
  const parts: ListPart[] = []
  const lower = masked.toLowerCase()
  const named =
    filters.some(({ name }) => lower.includes(name.toLowerCase())) ||
    /\bfilter|\bselect/i.test(masked) ||
    filters.some(({ name }) => masked.includes(name))
  if (
    named &&
    /\b(?:only|just)\b[^.;]{0,60}\b(?:listed|shown|displayed|visible|remain|appear|left)\b|\b(?:leaves?|shows?|keeps?|lists?) (?:only|just)\b|\b(?:narrows?|restricts?|limits?|filters?|reduces?)\b/i.test(
      masked,
    )
  )
    parts.push({ what: 'filtering' })
  if (
    /\b(?:works?|appl(?:y|ies)|counts?|combines?|are combined|acts?|holds?) (?:together|at the same time|in combination)|\b(?:must|has to|have to) (?:fit|match|meet|satisfy|fulfil) (?:both|all)|\bboth (?:conditions |filters )?(?:must|apply|have to)|\bcan be combined\b|\bare combined\b/i.test(
      masked,
    )
  )
    parts.push({ what: 'together' })
  return parts
}

function readPageSize({ masked }: Masked): ListPart[] {
  if (!/\bpages?\b/i.test(masked) && !/\bat (?:a time|once)\b/i.test(masked)) return []
  for (const one of (compiledSizes ??= sizes.map((source) => new RegExp(source, 'i')))) {
    const words = one.exec(masked)?.groups?.['count']
    const rows =
      words === undefined
        ? undefined
        : (numberOfWords(words) ?? (/^\d+$/.test(words) ? Number(words) : undefined))
    if (rows !== undefined && rows > 0) return [{ what: 'pageSize', rows }]
  }
  return []
}

/** '"Next" goes one page on', '"Previous" is disabled on the first page and "Next" on the last one'. */
function readTurning({ masked, quotes }: Masked, { next, previous }: ListControls): ListPart[] {
  const named = quotes.filter(({ value }) => value === next || value === previous).map(({ value }) => value)
  if (named.length === 0) return []
  const both = {
    ...(named.includes(next ?? '') && next !== undefined ? { next } : {}),
    ...(named.includes(previous ?? '') && previous !== undefined ? { previous } : {}),
  }
  const parts: ListPart[] = []
  const off =
    /\b(?:disabled|inactive|gr[ae]yed out|not (?:clickable|enabled|active)|cannot be (?:clicked|used|pressed))\b/i
  if (off.test(masked) && /\bfirst\b|\blast\b|\bno (?:previous|next|further|more)\b|\bpage 1\b/i.test(masked))
    parts.push({ what: 'ends', ...both })
  else if (
    /\b(?:goes|go|leads?|turns?|moves?|shows?|opens?|brings?|takes?|page|step)\b[^.;]{0,40}\b(?:on|forward|back|ahead|next|previous|following|further|page)\b/i.test(
      masked,
    )
  )
    parts.push({ what: 'turning', ...both })
  return parts
}

const toFirst =
  /\b(?:back to|returns? to|leads? (?:back )?to|shows?|jumps? (?:back )?to|goes (?:back )?to|starts? (?:again |over )?(?:at|on|with|from)|resets? (?:the list |the page )?to|takes? (?:[a-z]+ ){0,2}(?:back )?to|brings? (?:[a-z]+ ){0,2}(?:back )?to|on|sets? the page (?:back )?to)(?: the)? (?:page (?:1|one)\b|first page\b)/i
const changing =
  /\b(?:change[sd]?|changing|new|typing|searching|filtering|sorting|choosing|other|another|any|every|each|whenever|when|after)\b/i

/** "Every change of the search text, of the department or of the sort order leads back to page 1". */
function readFirstPage({ masked }: Masked, { search, filters }: ListControls): ListPart[] {
  if (!toFirst.test(masked) || !changing.test(masked) || /\breset\b|\bdisabled\b/i.test(masked)) return []
  const lower = masked.toLowerCase()
  const on = [
    ...(/\b(?:search\w*|typ(?:es|ing)|term|text|query)\b/.test(lower) && search !== undefined
      ? (['search'] as const)
      : []),
    ...(/\b(?:filter\w*|selection|choosing|select)\b/.test(lower) ||
    filters.some(({ name }) => lower.includes(name.toLowerCase().split(' ')[0] ?? name))
      ? (['filter'] as const)
      : []),
    ...(/\b(?:sort\w*|order)\b/.test(lower) ? (['sort'] as const) : []),
  ]
  return on.length > 0 ? [{ what: 'firstPage', on }] : []
}
