import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { DesignRequest } from '../../../shared/domain/test-generation/index.ts'

const corpus = fileURLToPath(new URL('../../shared/domain/corpus/', import.meta.url))

const Value = z
  .strictObject({
    is: z.string(),
    length: z.number(),
    empty: z.literal(true),
    matches: z.string(),
    not: z.string(),
    from: z.number(),
    to: z.number(),
  })
  .partial()

const parts = {
  data: z.record(z.string(), Value).optional(),
  says: z.array(z.string()).optional(),
  from: z.string().optional(),
  event: z.string().optional(),
  to: z.string().optional(),
  refused: z.literal(true).optional(),
  expects: z.string().optional(),
  note: z.string().optional(),
}

const Expected = z.strictObject({
  request: z.record(z.string(), z.unknown()).optional(),
  code: z.string().optional(),
  items: z.array(
    z.strictObject({ technique: z.enum(['EP', 'BVA', 'DT', 'ST', 'UC', 'PW', 'CL']), ...parts }),
  ),
  never: z.array(z.strictObject(parts)).default([]),
})

export type ExpectedValue = z.infer<typeof Value>
export type ExpectedItem = Omit<z.infer<typeof Expected>['items'][number], 'technique'>

/** A text of the corpus with what a tester expects of it. */
export interface CorpusText extends z.infer<typeof Expected> {
  name: string
  request: Pick<DesignRequest, 'requirements' | 'maxTestCases'> & Record<string, unknown>
}

/** All texts of a folder that have a list of expected items; README.md of the corpus describes the format. */
export function readCorpus(folder = corpus): CorpusText[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.expected.json', '')
      const expected = Expected.parse(JSON.parse(read(file)))
      const code = expected.code ? { codeContent: read(expected.code) } : {}
      return {
        ...expected,
        name,
        request: { maxTestCases: 200, requirements: read(`${name}.md`), ...code, ...expected.request },
      }
    })
}
