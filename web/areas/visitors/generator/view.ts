import { computed, signal } from '@preact/signals'
import { type AskedQuestion, countBefore } from '../../../parts/questions/answers.ts'
import { everything, isFiltering, passes } from './filters.ts'
import { isSameList } from './same-list.ts'
import { type Sentence, casesOf, sentencesOf, sentencesOfCase } from './sentences.ts'
import { cases, selectedCase, selectedSentence, session } from './store.ts'

export type View = 'text' | 'cases' | 'coverage' | 'page' | 'conversation'

/** What is shown beside the text, or on a phone in place of it. */
export const view = signal<View>('cases')
export const filter = signal(everything)
/** The dialog of what comes in and goes out that is open. */
export const openDialog = signal<'import' | 'export' | 'scripts' | 'share' | null>(null)
/** The cases whose steps are shown. */
export const opened = signal<ReadonlySet<string>>(new Set())

export const sentences = computed(() => (session.value ? sentencesOf(session.value) : []))

let shownBefore: readonly string[] = []
/** The ids of the cases that pass the filter. The same list as before where nothing has changed in it, so that typing draws no list anew. */
export const shownIds = computed<readonly string[]>(() => {
  const asked = filter.value
  const ids = (isFiltering(asked) ? cases.value.filter((each) => passes(each, asked)) : cases.value).map(
    ({ id }) => id,
  )
  if (!isSameList(ids, shownBefore)) shownBefore = ids
  return shownBefore
})

/** The same set as before where it has the same members, so that typing in a case marks nothing anew. */
function steady<T>(read: () => Iterable<T>) {
  let before: ReadonlySet<T> = new Set()
  return computed(() => {
    const next = new Set(read())
    if (next.size !== before.size || [...next].some((each) => !before.has(each))) before = next
    return before
  })
}

/** The cases of the sentence that is looked at. */
export const casesOfSelected = steady<string>(() => {
  const sentence = selectedSentence.value === null ? undefined : sentences.value[selectedSentence.value]
  return sentence ? casesOf(sentence, cases.value) : []
})

/** The sentences of the case that is looked at. */
export const sentencesOfSelected = steady<number>(() => {
  const id = selectedCase.value
  return id === null ? [] : sentencesOfCase(id, sentences.value, cases.value)
})

export interface Question extends AskedQuestion {
  sentence: number
  text: string
}

/** What the text leaves open, in its order. */
export const questions = computed<readonly Question[]>(() =>
  sentences.value.flatMap(({ questions: asked, start, end }, sentence) => {
    const source = session.value?.requirements ?? ''
    const words = source.slice(start, end)
    return asked.map((each) => ({ ...each, sentence, words, nth: countBefore(source, words, start) }))
  }),
)

/** The sentence that is looked into for how it was read, and whether that is shown now. What was marked there and is not saved stays while it is not. */
export const lookedInto = signal<Pick<Sentence, 'start' | 'end'> | null>(null)
export const isLookedInto = signal(false)

export function lookInto({ start, end }: Pick<Sentence, 'start' | 'end'>): void {
  lookedInto.value = { start, end }
  isLookedInto.value = true
}

export function toggleOpened(id: string, isOpen = !opened.peek().has(id)): void {
  const next = new Set(opened.peek())
  if (isOpen) next.add(id)
  else next.delete(id)
  opened.value = next
}

/** Looks at a case: its row is opened, and its sentences are shown in the text. */
export function lookAtCase(id: string): void {
  selectedSentence.value = null
  selectedCase.value = id
}

/** Looks at a sentence: its cases are marked in the list. */
export function lookAtSentence(index: number | null): void {
  selectedCase.value = null
  selectedSentence.value = index
}

export function forgetView(): void {
  view.value = 'cases'
  filter.value = everything
  opened.value = new Set()
  openDialog.value = null
  lookedInto.value = null
  isLookedInto.value = false
}
