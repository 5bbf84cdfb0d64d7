import type { EntryFault } from '../../requirements/collections/parts.ts'
import type { Collection, CollectionAim } from '../model.ts'
import { entryTexts, textOfLength } from './entry-texts.ts'
import { Play } from './play.ts'
import { viewPlay, type Stage } from './play-views.ts'

type Aim<K extends CollectionAim['aim']> = Extract<CollectionAim, { aim: K }>

/** The steps that show one behaviour of a list, from the opened page; nothing where the text leaves no room for the entries that it takes. */
export function playOf(collection: Collection, aim: CollectionAim): Play | undefined {
  const needed =
    aim.aim === 'full' || aim.aim === 'fullEnter' || aim.aim === 'freed'
      ? (collection.capacity?.most ?? 0) + 1
      : 3
  const texts = entryTexts(collection, needed)
  if (texts.length < needed) return undefined
  const stage = { collection, texts, play: new Play(collection) }
  return entryPlay(stage, aim) ?? statePlay(stage, aim) ?? viewPlay(stage, aim)
}

function entryPlay({ collection, texts, play }: Stage, aim: CollectionAim): Play | undefined {
  const [a = '', b = '', c = ''] = texts
  switch (aim.aim) {
    case 'check':
      return play.expect(aim.check)
    case 'added':
      return play
        .send(a, aim.by)
        .took(a)
        .expect(...play.seen(a), ...play.counted(), play.nothing())
    case 'reloaded':
      return play
        .add(a, b)
        .expect(...play.seen(a, b))
        .reload()
        .expect(...play.seen(a, b), play.nothing())
    case 'emptied':
      return play.add(a).expect(...play.seen(a), `The "${collection.label}" field is empty`)
    case 'place':
      return play.add(b, a, c).expect(play.order())
    case 'trim': {
      const text = collection.trims?.example ?? a
      play
        .send(`  ${text}  `)
        .took(text)
        .expect(...play.seen(text), ...play.counted())
      const twice = messageOf(collection, 'duplicate')
      return twice === undefined ? play : play.send(text).expect(shown(twice), ...play.counted())
    }
    case 'taken': {
      const text = textOfLength(aim.length)
      return play
        .send(text)
        .took(text)
        .expect(...play.seen(text), ...play.counted())
    }
    case 'refused':
      return refusedPlay({ collection, texts, play }, aim)
    case 'kept':
      return keptPlay({ collection, texts, play })
    case 'cleared':
      return clearedPlay({ collection, texts, play })
    default:
      return undefined
  }
}

/** A fault that a message answers, with a text that has it; the text is typed when the list has what it repeats. */
function firstFault(
  { collection, texts: [a = ''], play }: Stage,
  faults: readonly EntryFault[],
): { text: string; message: string } | undefined {
  const fault = faults.find((one) => wrongText(collection, one, a) !== undefined)
  const text = fault && wrongText(collection, fault, a)
  const message = fault && messageOf(collection, fault)
  if (text === undefined || message === undefined) return undefined
  if (fault === 'duplicate') play.add(a)
  play.send(text)
  return { text, message }
}

function keptPlay(stage: Stage): Play | undefined {
  const refused = firstFault(stage, ['tooLong', 'tooShort', 'duplicate'])
  const { collection, play } = stage
  return (
    refused &&
    play.expect(shown(refused.message), `The "${collection.label}" field has the value "${refused.text}"`)
  )
}

function clearedPlay(stage: Stage): Play | undefined {
  const refused = firstFault(stage, ['empty', 'blank', 'tooShort', 'tooLong', 'duplicate'])
  const {
    texts: [, b = ''],
    play,
  } = stage
  return (
    refused &&
    play
      .expect(shown(refused.message))
      .add(b)
      .expect(...play.seen(b), `"${refused.message}" is not visible`)
  )
}

function refusedPlay(
  { collection, texts, play }: Stage,
  { fault, variant, length }: Aim<'refused'>,
): Play | undefined {
  const [first = '', other] = (variant === 'case' && collection.unique?.example) || [texts[0]]
  const a = first
  const message = messageOf(collection, fault)
  const plain = wrongText(collection, fault, a, length)
  if (message === undefined || plain === undefined) return undefined
  if (fault === 'duplicate') play.add(a)
  if (variant === 'marked') play.mark(a)
  const text = variant === 'case' ? (other ?? a.toUpperCase()) : variant === 'blanks' ? `  ${plain}  ` : plain
  const absent = text.trim() !== '' && text !== a ? [`"${text.trim()}" is not visible`] : []
  return play.send(text).expect(shown(message), ...absent, ...play.counted(), play.nothing())
}

function statePlay(stage: Stage, aim: CollectionAim): Play | undefined {
  const { collection, texts, play } = stage
  const [a = '', b = '', c = ''] = texts
  switch (aim.aim) {
    case 'full':
      return fullPlay(stage, aim.entries)
    case 'fullEnter': {
      const { most = 0 } = collection.capacity ?? {}
      const more = texts[most] ?? ''
      return play
        .add(...texts.slice(0, most))
        .type(more)
        .press()
        .expect(...play.seen(more), ...fullState(collection, true))
    }
    case 'freed': {
      const { most = 0 } = collection.capacity ?? {}
      play.add(...texts.slice(0, most)).expect(...fullState(collection, true))
      return play.remove(a).expect(...fullState(collection, false), ...play.seen(a))
    }
    case 'mark':
      play.add(a, b).mark(a)
      if (!aim.on) play.expect(...play.counted(), ...play.usable()).mark(a, false)
      return play.expect(...play.seen(a), play.marked(a), ...play.counted(), ...play.usable())
    case 'orderKept':
      return play.add(a, b, c).mark(b).expect(play.order())
    case 'remove':
      return play
        .add(a, b, c)
        .remove(b)
        .expect(...play.seen(a, b, c), ...play.counted())
    case 'bulk': {
      const one = collection.bulk.find(({ button }) => button === aim.button)
      if (!one) return undefined
      play.add(a, b, c)
      if (collection.mark) play.mark(a).mark(c)
      return play
        .bulk(one.button, one.which)
        .expect(...play.seen(a, b, c), ...play.counted(), ...play.usable(), play.nothing())
    }
    case 'enabled': {
      const which = collection.enabled.find(({ button }) => button === aim.button)?.which
      if (which !== 'all' || aim.holds) play.add(a)
      if (which === 'on' && aim.holds) play.mark(a)
      if (which === 'off' && !aim.holds) play.mark(a)
      return play.expect(`The "${aim.button}" button is ${aim.holds ? 'enabled' : 'disabled'}`)
    }
    default:
      return undefined
  }
}

function fullPlay({ collection, texts, play }: Stage, entries: number): Play | undefined {
  const { most = 0 } = collection.capacity ?? {}
  const { tried, text } = collection.full ?? {}
  play.add(...texts.slice(0, entries))
  if (!tried) return play.expect(...fullState(collection, entries >= most), ...play.counted())
  if (text === undefined) return undefined
  if (entries < most) return play.expect(...play.seen(texts[entries - 1] ?? ''), `"${text}" is not visible`)
  const more = texts[most] ?? ''
  return play.send(more).expect(shown(text), ...play.seen(more))
}

function fullState({ full, label }: Collection, holds: boolean): string[] {
  const { text, disabled = [] } = full ?? {}
  return [
    ...(text === undefined ? [] : [`"${text}" is ${holds ? 'visible' : 'not visible'}`]),
    ...disabled.map(
      (name) => `The "${name}" ${name === label ? 'field' : 'button'} is ${holds ? 'disabled' : 'enabled'}`,
    ),
  ]
}

function shown(message: string): string {
  return `The message "${message}" is shown`
}

function messageOf({ refusals }: Collection, fault: EntryFault): string | undefined {
  return refusals.find((one) => one.fault === fault)?.message
}

/** A text with just this fault, where a message answers it; one that is on the list repeats `known`. */
function wrongText(
  collection: Collection,
  fault: EntryFault,
  known: string,
  length?: number,
): string | undefined {
  if (messageOf(collection, fault) === undefined) return undefined
  const { min, max } = collection.length ?? {}
  if (fault === 'empty') return ''
  if (fault === 'blank') return '   '
  if (fault === 'duplicate') return known
  const limit = length ?? (fault === 'tooShort' ? (min ?? 0) - 1 : (max ?? 0) + 1)
  return limit < 1 || limit > 500 || (fault === 'tooLong' && max === undefined)
    ? undefined
    : textOfLength(limit)
}
