import type { Collection, CollectionAim, CollectionFilter } from '../model.ts'
import type { Play } from './play.ts'

/** A list before anything was done to it, and the texts that may be added. */
export interface Stage {
  collection: Collection
  texts: string[]
  play: Play
}

/** The steps that show what a view or a counter does. */
export function viewPlay(stage: Stage, aim: CollectionAim): Play | undefined {
  const { collection, texts, play } = stage
  const { filters } = collection
  const [a = '', b = '', c = ''] = texts
  const named = (name: string | undefined): CollectionFilter | undefined =>
    filters.find((one) => one.name === name)
  if (aim.aim === 'counter') return counterPlay(stage, aim)
  const view = 'name' in aim ? named(aim.name) : aim.aim === 'emptyText' ? named(aim.filter) : undefined
  if (aim.aim === 'emptyText') {
    if (aim.entries && view) {
      play.add(a)
      if (view.shows === 'off') play.mark(a)
      return play.choose(view).expect(...play.seen(a), `"${aim.text}" is visible`)
    }
    return view
      ? play.choose(view).expect(`"${aim.text}" is visible`)
      : play
          .add(a)
          .expect(play.nothing())
          .remove(a)
          .expect(`"${aim.text}" is visible`, ...play.seen(a))
  }
  if (!view) return undefined
  const other = filters.find((one) => one.name !== view.name && one.shows !== view.shows)
  switch (aim.aim) {
    case 'filter':
      play.add(a, b).mark(a)
      if (other && view.name === collection.first) play.choose(other).expect(...play.seen(a, b))
      return play.choose(view).expect(...play.seen(a, b))
    case 'marked':
      if (other && view.name === collection.first) play.choose(other)
      return play.choose(view).expect(...filters.map((one) => active(one, one.name === view.name)))
    case 'follows':
      play.add(a, b)
      if (!aim.on) play.mark(a).mark(b)
      return play
        .choose(view)
        .mark(a, aim.on)
        .expect(...play.seen(a, b), ...play.counted())
    case 'filterKept':
      play
        .add(a)
        .mark(a)
        .choose(view)
        .add(c)
        .expect(...play.seen(a, c), ...play.counted())
      return other ? play.choose(other).expect(...play.seen(a, c)) : play
    default:
      return undefined
  }
}

function active({ name, control }: CollectionFilter, on: boolean): string | undefined {
  if (control.noun === 'select' || control.noun === 'any') return undefined
  return `The "${name}" ${control.noun === 'radio' ? 'radio button' : control.noun} is ${on ? 'selected' : 'not selected'}`
}

function counterPlay(
  { collection, texts, play }: Stage,
  { which, number, after }: Extract<CollectionAim, { aim: 'counter' }>,
): Play | undefined {
  const [a = '', b = '', c = ''] = texts
  const marks = (...entries: string[]): void => {
    if (which === 'on') for (const text of entries) play.mark(text)
  }
  if (after === 'add') {
    play.add(...texts.slice(0, number ?? 1))
    marks(...texts.slice(0, number ?? 1))
  } else if (after === 'mark') {
    play.add(a, b).mark(a)
  } else if (after === 'unmark') {
    play.add(a, b).mark(a)
    marks(b)
    play.mark(a, false)
  } else if (after === 'remove') {
    play.add(a, b)
    marks(a, b)
    play.remove(a)
  } else if (after === 'bulk') {
    const [one] = collection.bulk
    if (!one) return undefined
    play.add(a, b, c).mark(a)
    if (one.which === 'off') play.mark(b)
    play.bulk(one.button, one.which)
  } else {
    play.add(a, b, c).mark(a)
    for (const view of collection.filters) play.choose(view).expect(...play.counted())
  }
  return play.counted().length > 0 ? play.expect(...play.counted()) : undefined
}
