import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { duplicatesOf } from '../../shared/domain/stories/writing/duplicates.ts'
import { share } from './share.ts'

const story = z.object({
  title: z.string(),
  userStory: z.string(),
  description: z.string().default(''),
  acceptanceCriteria: z.array(z.object({ given: z.string(), when: z.string(), then: z.string() })),
})
const pairs = z.array(z.object({ id: z.string(), a: story, b: story, duplicate: z.boolean() }))

/** What a file of pairs of stories gives, of which it is known whether both ask for the same. */
export function examineStoryPairs(file: string): string {
  const judged = pairs.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ id, a, b, duplicate }) => {
    const [found] = duplicatesOf([a], [b])[0] ?? []
    return { duplicate, isFound: found !== undefined, line: `${id}: ${found?.reason ?? 'nothing'}` }
  })
  const duplicates = judged.filter(({ duplicate }) => duplicate)
  const missed = duplicates.filter(({ isFound }) => !isFound)
  const wrong = judged.filter(({ duplicate, isFound }) => isFound && !duplicate)
  return [
    `duplicates found: ${share(duplicates.length - missed.length, duplicates.length)}`,
    `false ones: ${wrong.length} of ${judged.length - duplicates.length}`,
    ...missed.map(({ line }) => `missed ${line}`),
    ...wrong.map(({ line }) => `false ${line}`),
  ].join('\n')
}
