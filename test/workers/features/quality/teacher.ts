import { correctQaReading } from '../../../../workers/features/quality/correct-qa-reading.ts'
import { generateTestCases } from '../../../../workers/features/quality/generate-test-cases.ts'
import { readQaText } from '../../../../workers/features/quality/read-qa-text.ts'
import { ask } from '../../../support/client.ts'
import type { Owner } from '../../../support/people.ts'

export const gallery = 'Parents are welcome to watch from the gallery {left}.'
export const marked = '{eff {A Parents} are welcome to {V watch} from the {P gallery} \\{left\\}}.'
export const requirements = `The order value must be at least 5 and at most 500 euros.\n${gallery}`

/** An organization that has corrected the sentence. */
export async function newTeacher(owner: Owner) {
  const { organizationId, token } = owner
  const read = () => ask(readQaText, { requirements, organizationId }, { token })
  const { sentences } = await read()
  const own = sentences[1]!
  const sent = sentences.map((one) =>
    one.id === own.id
      ? { id: one.id, marked, kinds: ['permission' as const] }
      : { id: one.id, marked: one.marked },
  )
  const changed = await ask(correctQaReading, { organizationId, requirements, sentences: sent }, { token })
  return { sentences, own, changed, read }
}

/** Whether a text with the sentence in other words around it gives a case of the sentence. */
export async function isTried({ organizationId, token }: Owner): Promise<boolean> {
  const text = `# Visits\n\nThe name is required.\n\n- ${gallery}`
  const { testCases } = await ask(generateTestCases, { requirements: text, organizationId }, { token })
  return JSON.stringify(testCases).includes('gallery')
}
