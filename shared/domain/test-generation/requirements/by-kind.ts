import { promisesOf } from '../../catalogue/promises.ts'
import type { TestType } from '../../test-cases/schema.ts'
import type { MarkedText } from './marked-statements.ts'
import type { RequirementCategory } from '../../requirement-reading/requirement-schema.ts'

interface OfKind {
  category?: RequirementCategory
  type: TestType
}

const secured: OfKind = { category: 'security', type: 'security' }
const bounded: OfKind = { type: 'boundary' }
const refused: OfKind = { type: 'negative' }
const joined: OfKind = { type: 'integration' }

/** Kinds of demands that are no plain function, or are tried otherwise than by using it. */
const ofKind: Record<string, OfKind> = {
  security: secured,
  privacy: secured,
  permission: secured,
  'sign-in': secured,
  lockout: secured,
  performance: { category: 'performance', type: 'performance' },
  accessibility: { category: 'accessibility', type: 'accessibility' },
  reliability: { category: 'reliability', type: 'functional' },
  layout: { category: 'usability', type: 'functional' },
  limit: bounded,
  length: bounded,
  when: bounded,
  expiry: bounded,
  required: refused,
  format: refused,
  unique: refused,
  match: refused,
  api: joined,
  integrate: joined,
}

/** What a marked requirement is about and how it is tried, by its most probable kind; undefined where it has none. */
export function byKind({ marks }: MarkedText): { category: RequirementCategory; type: TestType } | undefined {
  const [first] = marks.kinds
  return first && { category: 'functional', type: 'functional', ...ofKind[first.kind] }
}

/** What a sentence with a condition or an event promises, as Given, When and Then. */
export const criteriaByMarks = ({ text, marks }: MarkedText): string[] =>
  promisesOf(text, marks)
    .filter(({ given, when }) => given !== '' || when !== '')
    .map(({ given, when, outcome }) =>
      [given && `Given ${given}`, when && `When ${when}`, `Then ${outcome}`].filter(Boolean).join(', '),
    )
