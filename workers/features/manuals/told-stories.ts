import { and, eq, ne } from 'drizzle-orm'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { ToldStory } from '../../../shared/domain/user-documentation/types.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { counted, maxSourceCharacters } from '../quality/index.ts'
import { storyNotFound } from '../stories/index.ts'
import { toldOf, type GivenStory } from './given-story.ts'
import { roomWarning } from './numbered.ts'
import {
  countStories,
  failingCases,
  mostFailing,
  mostStories,
  readStories,
  thoseThere,
  withIds,
} from './store.ts'

/** Stories that a manual is written from, and what whoever publishes it should know of the choice. */
export interface Chosen {
  told: ToldStory[]
  warnings: string[]
}

/** The stories that somebody named, in their order. What is given up is left out; what is not done yet is told, and named. */
export async function namedStories(
  context: Context,
  projectId: string | undefined,
  named: readonly (string | GivenStory)[],
): Promise<Chosen> {
  const ids = [...new Set(named.flatMap((one) => (typeof one === 'string' ? [one] : [])))]
  const read =
    projectId === undefined || ids.length === 0 ? [] : await readStories(context, projectId, withIds(ids))
  const known = await withResults(context, read)
  const stored = new Map(known.told.map((story) => [story.storyId, story]))
  const left = ids.filter((storyId) => !stored.has(storyId))
  const tooMuch = projectId === undefined ? new Set<string>() : await thoseThere(context, projectId, left)
  const missing = named.flatMap((one, at) =>
    typeof one === 'string' && !stored.has(one) && !tooMuch.has(one)
      ? [{ path: `stories.${at}`, message: storyNotFound.sentence }]
      : [],
  )
  if (missing.length > 0) throw storyNotFound({ details: missing })
  if (tooMuch.size > 0) throw tooLong()
  const all = [
    ...new Set(named.flatMap((one) => (typeof one === 'string' ? (stored.get(one) ?? []) : [toldOf(one)]))),
  ]
  const told = all.filter(({ status }) => status !== 'cancelled')
  const open = told.filter(({ status }) => status !== null && status !== 'done')
  return {
    told,
    warnings: [
      ...known.warnings,
      ...leftOut(all.length - told.length, 'cancelled'),
      ...(open.length > 0
        ? [
            `Of these stories ${open.length} ${open.length === 1 ? 'is' : 'are'} not done yet, and told as if done.`,
          ]
        : []),
    ],
  }
}

/** What a project offers its users: its features that are done. Where none is, all that are not given up, and a warning. */
export async function projectStories(context: Context, projectId: string): Promise<Chosen> {
  const counts = await countStories(context, projectId)
  const sum = (is: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(is).reduce((all, { count }) => all + count, 0)
  const done = sum(({ type, status }) => type === 'feature' && status === 'done')
  const planned = sum(({ type, status }) => type === 'feature' && status !== 'done' && status !== 'cancelled')
  const wanted = and(
    eq(stories.type, 'feature'),
    done > 0 ? eq(stories.status, 'done') : ne(stories.status, 'cancelled'),
  )
  const { told, warnings } = await withResults(context, await readStories(context, projectId, wanted))
  const more = (done > 0 ? done : planned) - told.length
  return {
    told,
    warnings: [
      ...warnings,
      ...(done === 0 && planned > 0
        ? ['No feature of the project is done yet, so the manual tells of what is planned.']
        : []),
      ...(done > 0 ? leftOut(planned, 'not done yet') : []),
      ...leftOut(
        sum(({ type, status }) => type !== 'feature' && status !== 'cancelled'),
        'no features but other kinds of work',
      ),
      ...(more > 0
        ? [
            `There are ${more} more such stories than one manual tells of: it has the newest, ${mostStories} at most.`,
          ]
        : []),
    ],
  }
}

const leftOut = (count: number, because: string): string[] =>
  count === 0 ? [] : [`${counted(count, 'story')} left out: ${because}.`]

async function withResults(context: Context, read: readonly Omit<ToldStory, 'cases'>[]): Promise<Chosen> {
  if (read.length === 0) return { told: [], warnings: [] }
  const { failing, left } = await failingCases(
    context,
    read.flatMap(({ storyId }) => storyId ?? []),
  )
  return {
    told: read.map((story) => ({ ...story, cases: failing.get(story.storyId ?? '') ?? [] })),
    warnings: roomWarning(`Of the test cases that fail ${mostFailing} are looked at`, left),
  }
}

function tooLong() {
  const message = `Together these stories are longer than a document is written from: name ones of ${maxSourceCharacters} characters at most`
  return validationFailed({ message: `stories: ${message}`, details: [{ path: 'stories', message }] })
}
