import { resultsIn } from './read-results.ts'
import type { Behaviour, Result } from './parts.ts'
import { enough, entryIn, circumstanceIn, optionBefore } from './read-entries.ts'
import { understood } from './understood.ts'
import { nameOf, namesIn, type Told, type Vocabulary } from './vocabulary.ts'
import type { Going } from './going.ts'

const key = '(?:the )?(?:escape|esc)\\b(?: key)?'
const one = `(?:(?:the )?(?:button )?B\\d+(?: button)?|${key})`
const list = `${one}(?:(?:,| or|, or| and|, and| as well as)(?: by)? (?:the )?(?:press(?:es|ing)? |click(?:s|ing)?(?: on)? |hit(?:s|ting)? )?${one})*`
const clicking = new RegExp(
  `\\b(?:click|press|push|tap|hit|choos|select|us|pick|answer|confirm|decid)(?:e|es|s|ed|ing|ting)?(?: on| for| with| by| it| this| that| the| button| buttons| dialog)* (?<acts>${list})`,
)
const clickingIt = /\b(?:click|press|push|tap|hit|choos|us)(?:e|es|s|ed|ing)?(?: on)? (?<acts>it)\b/
const passive = new RegExp(
  `(?<acts>${list}) (?:is|are|has been|was|gets) (?:clicked|pressed|pushed|used|chosen|hit)\\b`,
)
const leading = new RegExp(
  `^(?:and |but |then )?(?:with|on|by|via|after|through) (?:a click on )?(?<acts>${list})`,
)
const subject = new RegExp(
  `^(?:and |but |then |there,? |here,? |otherwise |in (?:the |that )?[SPa-z0-9 ]{2,20},? |(?:if|when|while|in|for|with|given|once|after|as long as)\\b[^,]{0,90}, (?:then )?(?:a click on |clicking |pressing )?)?(?:clicking |pressing |a click on )?(?<acts>${list})(?: in (?:the|that|this) dialog)? (?:then |always |again |just |also )?(?!is\\b|are\\b|was\\b|has\\b|have\\b|must\\b|can\\b|may\\b|does\\b|do\\b|and\\b|or\\b|of\\b|in\\b|at\\b|appears?\\b|disappears?\\b|visible\\b)(?=[a-z]+\\b)`,
)
const goesOn =
  /^(?:then|afterwards|in addition|also|and|it (?:then |also )?(?:shows|says|reads)|the (?:notice|message|status|state|dialog|text|counter|page|request|order|entries|fields)|a (?:notice|message)|(?:all|the) (?:entries|fields|[a-z]+ left)|the (?:days|numbers?|budget|balance|amount)|no (?:notice|message))\b/
const condition =
  /\b(?:if|when|whenever|while|until|unless|only|after|once|given|as long as|before|never|each|every)\b/
const conditional =
  /\b(?:if|when|without|unless|more than|less than|fewer than|longer than|shorter than|empty|missing|while|until|except|for one)\b/
/** What a sentence says somebody does and sees then, one behaviour for each action that it names; it goes on where the ones before stopped. */
export function behavioursIn(told: Told, vocabulary: Vocabulary, going: Going): Behaviour[] {
  const more = contentsIn(told, going)
  if (more) return more
  return segmentsOf(told.words).flatMap((words, index) => {
    const found = actIn(words, told, vocabulary, going)
    const open = found ? undefined : goingOn(words, index, going)
    if (!found && open === undefined) return []
    const { before, after } = found ?? { before: '', after: words }
    if (found) begin(told, before, found.acts, going)
    if (found && !understood(told, before, words, going)) {
      // What follows would hold under the same condition.
      going.acts = []
      return []
    }
    const given = { ...going.given, ...circumstanceIn(told, found ? before : words) }
    const results = resultsIn(told, after)
    const entry = results.some(({ is }) => is === 'dialog') ? undefined : entryIn(words, told.words)
    learnDialog(results, going)
    if (results.length === 0) return []
    return going.acts.map((act) => ({
      from: going.from,
      given: { ...given, ...optionBefore(told, after) },
      act,
      ...(going.dialog && inDialog(act, going) ? { dialog: going.dialog.opener } : {}),
      ...(entry === undefined ? {} : { entry }),
      results,
    }))
  })
}

const contents =
  /^(?:it|the dialog|this dialog|there|in it|inside) (?:then |also )?(?:has|contains|shows|offers|holds|consists of|asks|is|are)\b/

/** "It has the field … and the buttons …" behind the sentence that opens a dialog. */
function contentsIn(told: Told, going: Going): Behaviour[] | undefined {
  const { words } = told
  const [act] = going.acts
  const last = going.dialogs.at(-1)
  if (
    !contents.test(words) ||
    !act ||
    !('click' in act) ||
    last?.opener !== act.click ||
    /\b(?:click|press)/.test(words)
  )
    return undefined
  const dialog = {
    is: 'dialog' as const,
    texts: namesIn(told, words, 'Q'),
    fields: namesIn(told, words, 'F'),
    buttons: namesIn(told, words, 'B'),
    empty: /\b(?:empty|blank)\b/.test(words),
  }
  if (dialog.fields.length + dialog.buttons.length + dialog.texts.length === 0) return undefined
  learnDialog([dialog], going)
  return [{ from: going.from, given: {}, act, results: [dialog] }]
}

/** Parts of a sentence between semicolons, with what stands in brackets left out. */
export function segmentsOf(words: string): string[] {
  return words
    .split(/; /)
    .map((one) => one.replace(/\s*\([^()]*\)/g, '').trim())
    .filter((one) => one !== '')
}

interface Found {
  acts: Behaviour['act'][]
  before: string
  after: string
}

function actIn(words: string, told: Told, vocabulary: Vocabulary, going: Going): Found | undefined {
  const match =
    subject.exec(words) ??
    leading.exec(words) ??
    clicking.exec(words) ??
    passive.exec(words) ??
    (/\bB\d+\b/.test(words) ? clickingIt.exec(words) : null)
  if (!match) return verbIn(words, told, vocabulary, going)
  const said = match.groups?.['acts'] ?? ''
  const it = /^it$/.test(said) ? namesIn(told, words.slice(0, match.index), 'B').at(-1) : undefined
  if (it !== undefined) return around(words, match.index, match.index + match[0].length, [{ click: it }])
  const acts = [...said.matchAll(/\bB\d+\b|\besc(?:ape)?\b/g)].map(([token]): Behaviour['act'] =>
    token.startsWith('B') ? { click: nameOf(told, token) } : { press: 'Escape' },
  )
  return around(
    words,
    match.index + Math.max(0, match[0].lastIndexOf(said)),
    match.index + match[0].length,
    acts,
  )
}

/** "when I submit": the verb that a button begins with, first of the open dialog. */
function verbIn(words: string, told: Told, { buttons }: Vocabulary, going: Going): Found | undefined {
  if (!/\b(?:when|if|once|after|by)\b/.test(words)) return undefined
  const own =
    /\bdialog\b/.test(words) || going.acts.some((act) => inDialog(act, going))
      ? [...(going.dialogs.at(-1)?.buttons ?? [])]
      : []
  for (const name of [...own, ...buttons]) {
    const [verb = ''] = name.toLowerCase().split(/[\s,]/)
    if (!/^[a-z]{4,}$/.test(verb)) continue
    const said = new RegExp(
      `\\b(?:when|if|once|after) (?:i|we|he|she|they|one|you|somebody|the [a-z]+|an? [a-z]+) ${verb}(?:s|es)?\\b`,
    ).exec(words)
    if (said) return around(words, said.index, said.index + said[0].length, [{ click: name }])
  }
  return undefined
}

const someStates = '[SP]\\d+(?:(?:,| or| and|, or|, and) (?:in )?(?:an? )?[SP]\\d+)*'
/** '"Ship" in Paid makes …', '"Pay" turns a New order into …': the status from which. */
const inState = new RegExp(
  `^((?:,? then)?)(?: button)?,? ?(?:in|while in|while it is|from|for|on|of) (?:the )?(?:state |status |an? )?(${someStates})(?: (?:state|status)\\b)?`,
)
const turned = new RegExp(
  `^(,? ?(?:then )?(?:turns?|makes?|changes?|moves?|brings?|takes?|puts?|sends?|leads?)) (?:it |the [a-z]+ )?(?:from )?(?:an? |the )?(${someStates})(?= (?:[a-z]+ ){0,2}(?:in)?to\\b)`,
)

/** "The order becomes Paid when "Pay" is clicked" says first what comes of it. */
function around(words: string, start: number, end: number, acts: Behaviour['act'][]): Found {
  const before = words.slice(0, start)
  const late = /^(.{8,}?),? \b(?:when|once|after|as soon as|by|if)\b([^,]*)$/.exec(before)
  const first = late && !/^(?:given|in|while|if|for|when|after|once)\b/.test(before)
  if (first) return { acts, before: late[2] ?? '', after: `${late[1] ?? ''}${words.slice(end)}` }
  const behind = words.slice(end)
  const within = inState.exec(behind) ?? turned.exec(behind)
  if (!within) return { acts, before, after: behind }
  const [whole, lead = '', states = ''] = within
  return { acts, before: `${before} ${states}`, after: `${lead}${behind.slice(whole.length)}` }
}

function goingOn(words: string, index: number, { acts }: Going): true | undefined {
  if (acts.length === 0 || words.startsWith('(')) return undefined
  if (index > 0 && conditional.test(words) && !enough.test(words)) return undefined
  return index > 0 ||
    /^otherwise\b/.test(words) ||
    (goesOn.test(words) && !condition.test(words)) ||
    enough.test(words)
    ? true
    : undefined
}

/** Sets the status, the circumstances and the dialog that an action starts from. */
function begin(told: Told, before: string, acts: Behaviour['act'][], going: Going): void {
  const states = [...new Set(namesIn(told, before, '[SP]'))]
  const [button] = namesIn(told, before, 'B')
  const dialog =
    /\b(?:dialog|pop-?up|window|there)\b/.test(before) || acts.some((act) => inDialog(act, going))
  going.acts = acts
  if (dialog && going.dialogs.length > 0) {
    const last = going.dialogs.at(-1)
    if (last) going.dialog = last
    if (last) for (const act of acts) if ('click' in act) last.buttons.add(act.click)
    return
  }
  delete going.dialog
  const offered =
    /\b(?:states?|status(?:es)?) (?:with|that (?:has|have|shows?|offers?))/.test(before) && button
      ? going.statesOf(button)
      : []
  going.from = states.length > 0 ? states : offered
  going.given = {}
}

function inDialog(act: Behaviour['act'], { dialogs, statesOf }: Going): boolean {
  const last = dialogs.at(-1)
  if (!last) return false
  return (
    'press' in act ||
    last.buttons.has(act.click) ||
    (act.click !== last.opener && statesOf(act.click).length === 0)
  )
}

/** The dialog that opens is the one that the next sentences are about. */
function learnDialog(results: Result[], going: Going): void {
  const opened = results.find((result) => result.is === 'dialog')
  const [act] = going.acts
  if (!opened || !act || !('click' in act)) return
  const known = going.dialogs.find(({ opener }) => opener === act.click)
  const dialog = known ?? { opener: act.click, buttons: new Set<string>(), fields: [] }
  for (const name of opened.buttons) if (name !== act.click) dialog.buttons.add(name)
  dialog.fields.push(...opened.fields)
  going.dialogs = [...going.dialogs.filter((other) => other !== dialog), dialog]
}
