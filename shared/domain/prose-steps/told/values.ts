import { isNoun } from '../nouns.ts'
import type { Prose } from '../prose.ts'
import type { Check } from '../types.ts'
import { isClause, isValue, readExpected, type ExpectedWords } from './expected-words.ts'
import { fieldsEntered, fieldsTyped, isFieldNoun } from './fields-meant.ts'
import { withoutIdleWords } from './idle-words.ts'
import type { FactContext, FactReader } from './readers.ts'
import { mostSubject, subjectOf } from './value-subjects.ts'

const nouns =
  '(?:fields?|box(?:es)?|inputs?|textbox(?:es)?|drop-?downs?|pickers?|text areas?|textareas?|selects?|spinners?)'
const being =
  '(?:is|are|was|were|has been|have been|gets?|got|becomes?|stays?|remains?|goes|turns?|looks?|seems?|appears?)'
// How a value moved says where it is now.
const moving =
  '(?:(?:goes|went|(?:is|are|has|have) (?:gone|going)|comes?|came|(?:has|have) come|jumps?|jumped|moves?|moved|changes?|changed|switch(?:es|ed)?|turns?|turned|returns?|returned|reverts?|reverted|resets?|rises?|rose|risen|increases?|increased|climbs?|climbed|grows?|grew|drops?|dropped|falls?|fell|fallen|decreases?|decreased|sinks?|sank|shrinks?|adds? up|sums? up|amounts?|set|updates?|updated|corrected|rounded)(?: back| up| down| over)? to)'
const equalling =
  '(?:shows?|displays?|says?|reads?|holds?|keeps?|retains?|receives?|carries|equals?|costs?|has|have|is|are|becomes?|gets?)'
const staying =
  '(?:stays?|remains?|stands?|stops?|settles?|sits?|is left|is still|is back|are back)(?: (?:on|at|as|with|to))?'
const verb = `(?:(?:has |have |is |are |was |were |has been |have been )?${moving}|${staying}|${equalling})`
const said = new RegExp(`^(.+?) (${verb})(?: (?:the )?(?:value|text|date|number|amount|figure))? (.+)$`, 'i')
const holding = /^(.+?) (?:contains?|includes?) (?:the (?:value|text|date|number) )?(.+)$/i
const told = /^([^:=,]{2,60})(?::| =) (.+)$/
const inRow =
  /^(?:in|on|for) (?:the )?(?:row|line|entry|card) (?:of |for |with |called )?(.+?),? (?:the |its )(.+?) (is|shows|says|reads) (.+)$/i
const lying = new RegExp(
  `^(.+?) (?:(?:is|are|stands?|stays?|remains?|appears?|shows up|is (?:shown|displayed|entered|filled|selected|chosen|set)) )?(?:still |now |back )?(?:in|inside|within) ((?:the |its |that |this )?(?:.{1,40} )?${nouns})$`,
  'i',
)
const preset =
  /^(.+?) (?:is|was|stands|stays|remains) (?:already |still )?(?:preset|preselected|pre-selected|selected|chosen|set|picked)(?: by default)? (?:in|from|on) ((?:the |its )?(?:.{1,40} )?(?:list|menu|select|selector))$/i
const gone = new RegExp(
  `^(.+?) (?:(?:is|was|has been|is now) )?(?:gone|removed|deleted|cleared|wiped|erased|taken out) (?:from|out of) ((?:the |its |that |this )?(?:.{1,40} )?${nouns})$`,
  'i',
)
const own =
  /^(?:the )?([a-z][a-z -]{1,30}) (\uE000\d+\uE001) (?:is|stands?|stays?|remains?)(?: still)? in (?:its|the) (?:field|box|place|input)$/i
const emptied = new RegExp(
  `^(.+?)(?: ${being})? (?:completely |entirely |all |both |totally |left |still )?(?:empty|blank|cleared|emptied|wiped|erased|vacant|unfilled)(?: (?:out|clean|again))?$`,
  'i',
)
const nothing = /^(.+?) (?:contains?|holds?|shows?|has|have) nothing(?: (?:in it|inside|entered|any more))?$/i
const unchanged =
  /^(.+?)(?: (?:is|stays|remains))? (?:unchanged|untouched|unaltered|the same|as (?:it was )?before) \(([^()]+)\)$/i
const several =
  /^(?:all |both )?(?:of )?(?:the |these |those )?(?:\w+ )?(?:fields|inputs|boxes|input fields|text fields) (?:contain|hold|show|have|display|read|are) (.+?)(?:,? (?:respectively|in (?:this|that) order|each in turn))$/i
const allFields =
  /^(?:all (?:of )?)?(?:the |these )?(?:other )?(?:(?:input|text|form|entry) )?(?:fields|inputs|input fields|text boxes|input boxes|boxes)$/i
// What says more than a value: for what, from where, since when.
const relation = / (?:for|per|from|with|by|after|before|above|below|under|in|on|at|to|as|than) /i
/** Values of fields, labels and figures: what they are, hold, have moved to; what stands in them, and that nothing does. */
export const readValue: FactReader = (fact, context) => {
  const clause = withoutIdleWords(fact).replace(
    / (?:only|just) (?=(?:has|shows|holds|contains|says|reads)\b)/i,
    ' ',
  )
  return (
    inSeveral(clause, context) ??
    kept(clause, context) ??
    empty(clause, context) ??
    inField(clause, context) ??
    holds(clause, context) ??
    hasValue(clause, context)
  )
}

function hasValue(clause: string, context: FactContext): Check[] | undefined {
  const turned = clause.replace(inRow, 'the $2 of $1 $3 $4')
  const [, subject = '', , words = ''] = said.exec(turned) ?? []
  const [, label = '', value = ''] = told.exec(clause) ?? []
  return (
    valueChecks(
      label === '' || (/\d/.test(label) && !clause.includes(' = ')) ? subject : label,
      label === '' ? words : value,
      context,
    ) ?? (label === '' ? undefined : valueChecks(subject, words, context))
  )
}

function holds(clause: string, context: FactContext): Check[] | undefined {
  const [, subject = '', words = ''] = holding.exec(clause) ?? []
  return valueChecks(subject, words, context, { comparison: 'contains' })
}

function inField(clause: string, context: FactContext): Check[] | undefined {
  const [, label = '', mark = ''] = own.exec(clause) ?? []
  if (label !== '') return valueChecks(label, mark, context)
  const [, left = '', from = ''] = gone.exec(clause) ?? []
  if (left !== '') return valueChecks(from, left, context, { comparison: 'contains', negated: true })
  const [, chosen = '', list = ''] = preset.exec(clause) ?? []
  if (chosen !== '') return valueChecks(list.replace(/\S+$/, 'dropdown'), chosen, context)
  const [, value = '', field = ''] = lying.exec(clause) ?? []
  return valueChecks(field, value, context, { comparison: 'contains' })
}

function kept(clause: string, context: FactContext): Check[] | undefined {
  const [, subject = '', value = ''] = unchanged.exec(clause) ?? []
  return valueChecks(subject, value, context)?.map((check) => ({ ...check, stays: true }))
}

function valueChecks(
  subject: string,
  words: string,
  context: FactContext,
  more: Pick<Check, 'comparison' | 'negated'> = {},
): Check[] | undefined {
  const denied = /^(?:not|no longer) /i.test(words)
  // Of how many a page says that they are all, in these words.
  if (
    /^(?:the )?(?:grand |overall )?total(?: number| count)?$/i.test(subject) &&
    /^\d[\d.,]* [a-z]{3,}$/.test(words)
  )
    return [{ kind: 'assert_text', expected: words, unquoted: true }]
  const value = readValueWords(
    words.replace(/^(?:not|no longer|only|just|exactly|to|now|back (?:at|on|to)) /i, ''),
    context.prose,
  )
  const target = value && subjectOf(subject, context)
  if (!target || (denied && value.unquoted && !isValue(words.replace(/^(?:not|no longer) /i, ''))))
    return undefined
  const negated = denied !== (more.negated === true)
  return [
    {
      kind: 'assert_labelled',
      target,
      unquoted: true,
      comparison: 'equals',
      ...more,
      ...value,
      ...(negated ? { negated } : {}),
    } as Check,
  ]
}

function readValueWords(words: string, prose: Prose): ExpectedWords | undefined {
  const value = readExpected(words, prose)
  const isOne =
    value &&
    isValue(words) &&
    words.split(' ').length <= mostSubject &&
    !relation.test(words) &&
    !isClause(words)
  return isOne ? value : undefined
}

function empty(clause: string, context: FactContext): Check[] | undefined {
  const [, subject = ''] = emptied.exec(clause) ?? nothing.exec(clause) ?? []
  if (subject === '') return undefined
  if (allFields.test(subject)) return emptyOnes(context)
  const last = subject.split(' ').at(-1) ?? ''
  if (isNoun(last) && !isFieldNoun(last)) return undefined
  const target = subjectOf(subject, context)
  return target && [{ kind: 'assert_value', target, expected: '', comparison: 'equals' }]
}

// Those that the case has typed in: the page may have others, of which nobody speaks.
function emptyOnes({ actions, earlier }: FactContext): Check[] | undefined {
  const typed = fieldsTyped([...earlier, ...actions])
  return typed.length === 0
    ? undefined
    : typed.map((target) => ({ kind: 'assert_value', target, expected: '', comparison: 'equals' }))
}

function inSeveral(clause: string, context: FactContext): Check[] | undefined {
  const values = (several.exec(clause)?.[1] ?? '')
    .split(/,? and |, /)
    .map((one) => readExpected(one.trim(), context.prose))
  const fields = fieldsEntered(context)
  if (values.length < 2 || values.length !== fields.length) return undefined
  return values.every((one) => one !== undefined)
    ? fields.map((target, at) => ({
        kind: 'assert_value',
        target,
        comparison: 'equals',
        expected: values[at]?.expected ?? '',
      }))
    : undefined
}
