import { withoutAsides } from '../asides.ts'
import { startsWithVerb } from '../clauses.ts'
import { parseKey } from '../keys.ts'
import type { Reading } from '../patterns.ts'
import type { Target, TypedAction } from '../types.ts'
import { valueIn } from './entered-values.ts'
import { anywhere, contents, readField } from './field-phrases.ts'
import type { ActionReader } from './readers.ts'

const typing =
  '(?:enter|type(?: in)?|input|write(?: down)?|put(?: in| down)?|key in|punch in|fill in|fill|insert|paste(?: in)?|supply|provide|give|note down|jot down|state|specify|use)'
const setting =
  '(?:set|change|alter|switch|adjust|update|correct|edit|modify|make|turn|bump|raise|increase|lower|reduce|decrease|bring|move|put|crank|dial|drop|rename|amend|fix)'
const replacing = '(?:replace|overwrite|swap|exchange|substitute)'
const emptying =
  '(?:clear(?: out)?|empty(?: out)?|erase|wipe(?: out)?|blank(?: out)?|delete|remove|take out|get rid of|reset)'

/** What is said beside what is entered: that nothing is sent, or by what means a value comes about. */
const beside = [
  /,? (?:and )?(?:then )?(?:give (?:it|them|the page)|wait(?: for)?) (?:an?|one|some|another|half a|the) (?:little |short )?(?:second|sec|moment|bit|while|tick|minute|time)$/i,
  /,? (?:but|and|without)(?: then)? (?:do not|don't|never|not)(?: yet)? (?:submit|send|press|hit|save|confirm|click|leave)\b.*$/i,
  /,? (?:but )?without (?:submitting|sending|pressing|hitting|saving|confirming|clicking|leaving)\b.*$/i,
  / (?:instead(?: of [^,]+)?|rather than [^,]+|again|once more|now|too|as well|please|yet|exactly|or so)$/i,
  / (?:with|by means of|using|via|through|by (?:pressing|clicking|using)) (?:the|its|their|an?) (?:[a-z-]+ ){0,3}(?:arrows?|buttons?|keys?|spinners?|steppers?|handles?|keyboard|mouse|plus|minus)(?: (?:next to|beside|of|in|on|at) .+)?$/i,
]
const placing = /,? (?:in|into|inside|to|on|onto|for|as|at|under) (?=\S)/gi
const mostPairs = 8
const mostDivisions = 4
// Literals do not count: each is three characters here.
const longest = 400

/** Entering: values without quotes, several of them, into fields told by where they stand. */
export const readEntering: ActionReader = (clause, reading, earlier) => {
  // What replaces the value of a field says something else by being done again.
  if (clause.length > longest || withoutAsides(clause).times > 1) return undefined
  const text = beside.reduce(
    (words, form) => words.replace(form, ''),
    clause.replace(/^(?:just|simply|only|now|quickly|then|also|still|again) /i, ''),
  )
  return (
    keyAlone(text) ??
    pairs(text, reading, earlier) ??
    emptied(text, reading, earlier) ??
    replaced(text, reading, earlier) ??
    typed(text, reading, earlier) ??
    labelled(text, reading, earlier)
  )
}

/** A key as the whole clause: "Enter", "Esc", "Ctrl+A", "Tab out of it". */
function keyAlone(text: string): TypedAction[] | undefined {
  const words = text
    .replace(/^tab (?:out(?: of .+)?|away|on|off|further)$/i, 'Tab')
    .replace(/ (?:key|button)$/i, '')
  const key = /^(?:insert|delete|del|home|end|space|command|option|return)$/i.test(words)
    ? undefined
    : parseKey(words)
  return key === undefined ? undefined : [{ action: 'press', key }]
}

const typingWhat = new RegExp(`^${typing} (.+)$`, 'i')
const settingTo = new RegExp(
  `^${setting}(?: (.+?))??(?: back)?(?: (?:up|down|over|on))?(?: from \\S+)? (?:to|into|=)(?: be)? (.+)$`,
  'i',
)
const replacingBy = new RegExp(`^${replacing}(?: (.+?))? (?:with|by|for|to) (.+)$`, 'i')
const emptyingWhat = new RegExp(`^(${emptying}) (.+)$`, 'i')
const beforePairs = new RegExp(`^(?:${typing}|set):? (?=[^:=]{1,40}[:=])`, 'i')

/** "Type Ann into Name and Bob into Company": the verb goes on; else one value, divided from its field wherever the page bears it out. */
function typed(text: string, reading: Reading, earlier: readonly TypedAction[]): TypedAction[] | undefined {
  const said = typingWhat.exec(text)?.[1]
  if (said === undefined) return undefined
  const pieces = said.split(/,? and |, /)
  const several = pieces.length > 1 && pieces.every((piece) => [...piece.matchAll(placing)].length > 0)
  const lists = several ? pieces.map((piece) => divided(piece, reading, earlier)) : []
  if (lists.length > 0 && lists.every((plan) => plan !== undefined)) return lists.flat()
  const withValue = /^(?:in )?(.+?) with (.+)$/i.exec(said)
  const plan =
    withValue && /^(?:fill|put)/i.test(text)
      ? filled(withValue[1], withValue[2], reading, earlier)
      : undefined
  return plan ?? divided(said, reading, earlier) ?? alone(said, text, reading, earlier)
}

/** All ways to divide words into a value and its field, the first as the plan and each other where the page has nothing of the one before. */
function divided(said: string, reading: Reading, earlier: readonly TypedAction[]): TypedAction[] | undefined {
  const plans = [...said.matchAll(placing)].slice(0, mostDivisions * 2).flatMap(({ index, 0: joint }) => {
    const plan = filled(said.slice(index + joint.length), said.slice(0, index), reading, earlier)
    return plan ? [plan] : []
  })
  return chained(plans.slice(0, mostDivisions))
}

function chained(plans: TypedAction[][]): TypedAction[] | undefined {
  const [first, ...others] = plans
  const otherwise = others.length > 0 ? chained(others) : undefined
  const [only] = first ?? []
  return first && only && otherwise ? [{ ...only, otherwise } as TypedAction] : first
}

function filled(
  field: string | undefined,
  words: string | undefined,
  reading: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const value = valueIn(words ?? '', reading)
  const target = field === undefined || value === undefined ? undefined : readField(field, reading, earlier)
  if (!target || value === undefined) return undefined
  return value === '' ? [{ action: 'clear', target }] : [{ action: 'fill', target, value }]
}

/** "Enter Soap": where nobody says where, it is where the focus is, else in the only field. */
function alone(
  said: string,
  text: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const value = /^(?:give|use|state|specify|put) /i.test(text) ? undefined : valueIn(said, reading)
  // "Enter first name" may say the field and leave the value open.
  const named = /^\p{Ll}/u.test(said) && value?.trim() !== ''
  if (value === undefined || value === '' || named) return undefined
  return [{ action: 'fill', target: anywhere(earlier), value }]
}

/** "Set the quantity to 3", "Change it to Buy milk", "Replace the text by …", "Bump the guests up to 2". */
function replaced(
  text: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const [set, swap] = [settingTo.exec(text), replacingBy.exec(text)]
  const made = /^(?:make|set|put) (?:the )?(.+?) (?:to be |at )?(-?\d+(?:[.,]\d+)?)$/i.exec(text)
  const [, field, words] = swap ?? set ?? made ?? []
  if (words === undefined) return undefined
  if (field !== undefined && !contents.test(field)) {
    const inside = /^(.+?) (?:in|of|inside) (.+)$/i.exec(field)
    const holder = inside && contents.test(inside[1] ?? '') ? inside[2] : field
    return filled(holder, words, reading, earlier)
  }
  const value = valueIn(words, reading)
  if (!value) return undefined
  const it = readField('it', reading, earlier)
  return it && [{ action: 'fill', target: it, value }]
}

/** "Empty the field", "Delete all text", "Clear what's in the search box". */
function emptied(text: string, reading: Reading, earlier: readonly TypedAction[]): TypedAction[] | undefined {
  const [, verb = '', said = ''] = emptyingWhat.exec(text) ?? []
  if (said === '') return undefined
  const inside = /^(.+?) (?:in|of|from|out of|inside|within) (.+)$/i.exec(said)
  const within = inside && contents.test(inside[1] ?? '') ? inside[2] : undefined
  const isField = /\b(?:field|box|input|textbox|textarea|text area)\b/i.test(said)
  const target: Target | undefined =
    within !== undefined
      ? readField(within, reading, earlier)
      : contents.test(said)
        ? readField('it', reading, earlier)
        : isField || /^(?:clear|empty|wipe|blank)/i.test(verb)
          ? readField(said, reading, earlier)
          : undefined
  return target && [{ action: 'clear', target }]
}

const noLabel =
  /^(?:in|on|at|under|from|for|with|as|by|note|notes|precondition|preconditions|prerequisite|step|steps|verify|check|expected|result|hint|remark|caution|tip|example|e\.g\.|i\.e\.|see|test data|data|given|when|then|info|goal|title|page|tab|row|item|day|section|attention|important|optional)\b/i

/** "Name: Ann, Age: 30", "qty 3": a label of the page with its value. */
function pairs(text: string, reading: Reading, earlier: readonly TypedAction[]): TypedAction[] | undefined {
  if (!/[:=]/.test(text)) return undefined
  const said = text.replace(beforePairs, '')
  const pieces = said.split(/[,;] |,? and (?=[^:=,]{1,40}[:=])/)
  if (pieces.length > mostPairs) return undefined
  const read = pieces.map((piece) => {
    const [, label = '', words = ''] = /^(?:the |with )?([^:=\uE000]{1,40}?) ?[:=] ?(.+)$/.exec(piece) ?? []
    const isLabel =
      label !== '' && label.split(' ').length <= 5 && !noLabel.test(label) && !startsWithVerb(label)
    return isLabel ? filled(label, words, reading, earlier) : labelled(piece, reading, earlier)
  })
  return read.every((plan) => plan !== undefined) ? read.flat() : undefined
}

function labelled(
  text: string,
  reading: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const [, label = '', number] = /^(?:the )?([a-z][a-z-]*(?: [a-z]+)?) (-?\d+(?:[.,]\d+)?)$/i.exec(text) ?? []
  return number === undefined || noLabel.test(label) || startsWithVerb(label)
    ? undefined
    : filled(label, number, reading, earlier)
}
