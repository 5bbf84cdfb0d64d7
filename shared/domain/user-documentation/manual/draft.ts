import { SourceNotes } from '../source-notes.ts'
import type { Block, Draft, Section, Statement, ToldStory } from '../types.ts'
import { tidied, upperFirst } from '../wording/text.ts'
import { wishSentence } from '../wording/wish.ts'
import { failedLinesOf, failingOf } from './failing.ts'
import { type Feature, featureOf } from './features.ts'
import { firstSteps } from './first-steps.ts'
import { type SectionId, placeGiven, sectionIds } from './given-text.ts'
import { questionsOf } from './questions.ts'
import { namesOf, untoldOf } from './warnings.ts'

export interface ManualContent {
  title: string
  /** Written by people; stands in the manual as it is. */
  content: string
  stories: readonly ToldStory[]
  /** In words, as somebody pasted them. */
  testResults: string
}

const titles: Record<SectionId, string> = {
  overview: 'Overview',
  'getting-started': 'Getting started',
  features: 'Features',
  troubleshooting: 'Troubleshooting',
  faq: 'Frequently asked questions',
}

const gaps: Record<SectionId, string> = {
  overview: 'Nothing is known yet of what this is about.',
  'getting-started': 'Nothing is known yet of how to begin.',
  features: 'No features are described yet.',
  troubleshooting: 'No messages or problems are known.',
  faq: 'No questions are answered yet.',
}

/** A user manual as far as its sources state it: no statement without one, and a section of which nothing is known says so. */
export function draftManual({ title, content, stories, testResults }: ManualContent): Draft {
  const notes = new SourceNotes()
  const failedLines = failedLinesOf(testResults)
  const judged = stories.map((story) => ({ story, failing: failingOf(story, failedLines) }))
  const kept = judged.filter(({ failing }) => !failing.whole)
  const { placed, leftOut } = placeGiven(content, notes)
  const features = kept.map(({ story, failing }) => featureOf(story, failing, notes))
  const own: Record<SectionId, Block[]> = {
    overview: whoCanWhat(features),
    'getting-started': listOf(firstSteps(features), true),
    features: featureBlocks(features),
    troubleshooting: problemBlocks(features),
    faq: questionsOf(features),
  }
  return {
    title,
    sections: sectionIds.map((id) => sectionOf(id, joined(id, placed.get(id) ?? [], own[id]))),
    sources: notes.all,
    warnings: [
      ...judged.flatMap(({ story, failing }) => failingWords(story, failing)),
      ...untoldOf(features),
      ...(leftOut > 0 ? ['Blocks of code in the given text were left out.'] : []),
    ],
  }
}

const joined = (id: SectionId, given: Block[], own: Block[]): Block[] =>
  id === 'getting-started' && given.length > 0 && own.length > 0
    ? [...given, { is: 'heading', text: 'First steps' }, ...own]
    : [...given, ...own]

const sectionOf = (id: SectionId, blocks: Block[]): Section => ({
  id,
  title: titles[id],
  blocks: blocks.length > 0 ? blocks : [{ is: 'gap', text: gaps[id] }],
})

const listOf = (items: Statement[], ordered = false, intro = ''): Block[] =>
  items.length === 0 ? [] : [{ is: 'list', ordered, items, ...(intro && { intro }) }]

/** What people of each role can do, in the order of the stories. */
function whoCanWhat(features: readonly Feature[]): Block[] {
  const deeds = features.flatMap(({ wish, source }) =>
    wish?.deed === undefined ? [] : [{ role: wish.role, item: { text: wish.deed, sources: [source] } }],
  )
  const others = features.flatMap(({ wish, source }) =>
    wish && wish.deed === undefined ? [{ text: wishSentence({ ...wish, why: '' }), sources: [source] }] : [],
  )
  const byRole = [...Map.groupBy(deeds, ({ role }) => role)]
  return [
    ...byRole.flatMap(([role, own]) =>
      listOf(
        own.map(({ item }) => item),
        false,
        role === '' ? 'You can:' : `${upperFirst(`as ${role}`)}, you can:`,
      ),
    ),
    ...listOf(others),
  ]
}

function featureBlocks(features: readonly Feature[]): Block[] {
  const described = features.filter(
    ({ purpose, behaviour }) => purpose ?? behaviour.some(({ isRefusal }) => !isRefusal),
  )
  const named = features.filter((feature) => !described.includes(feature))
  return [
    ...described.flatMap(({ title, purpose, behaviour }): Block[] => [
      { is: 'heading', text: title },
      ...(purpose ? [{ is: 'paragraph' as const, statements: [purpose] }] : []),
      ...listOf(
        behaviour
          .filter(({ isRefusal }) => !isRefusal)
          .map(({ text, outcome, sources }) => ({ text, outcome, sources })),
      ),
    ]),
    ...(named.length === 0
      ? []
      : [
          ...(described.length === 0 ? [] : [{ is: 'heading' as const, text: 'Also' }]),
          ...listOf(named.map(({ title, source }) => ({ text: title, sources: [source] }))),
        ]),
  ]
}

/** So many problems are found in one list; more are grouped by their features. */
const mostInOneList = 8

function problemBlocks(features: readonly Feature[]): Block[] {
  const groups = features.map(({ title, behaviour }) => ({
    title,
    items: behaviour
      .filter(({ isRefusal }) => isRefusal)
      .map(({ message, text, outcome, sources }) => ({
        ...(message !== undefined && { lead: `“${tidied(message)}”` }),
        text,
        outcome,
        sources,
      })),
  }))
  const all = groups.flatMap(({ items }) => items)
  if (all.length <= mostInOneList) return listOf(all)
  return groups.flatMap(({ title, items }): Block[] =>
    items.length === 0 ? [] : [{ is: 'heading', text: title }, ...listOf(items)],
  )
}

function failingWords(
  story: ToldStory,
  { whole, criteria, because }: ReturnType<typeof failingOf>,
): string[] {
  if (whole) return [`${namesOf(story)} is left out, because ${because}.`]
  if (criteria.size === 0) return []
  const places = [...criteria].map((place) => place + 1).join(', ')
  return [`Of ${namesOf(story)}, criterion ${places} is left out, because ${because}.`]
}
