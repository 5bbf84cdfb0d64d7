import type { RequirementCategory } from '../../test-generation/requirements/schema.ts'
import type { Oracle, Origin } from '../model/forms.ts'

/** One point of a checklist: what is done where, what must be seen, and where that comes from. */
export interface Check extends Origin {
  id: string
  name:
    | 'script'
    | 'sql'
    | 'enumeration'
    | 'labels'
    | 'keyboard'
    | 'error text'
    | 'images'
    | 'page title'
    | 'error place'
    | 'feedback'
    | 'stated'
  /** The quality that it belongs to. */
  category: RequirementCategory
  oracle: Oracle
  /** The criterion or the sentence it rests on: "WCAG 2.2, 3.3.2 Labels or Instructions". */
  basis: string
  /** What is checked, in words, for the title. */
  words: string
  expected: string
  screenId?: string
  parameterId?: string
  /** What is entered in that input. */
  literal?: string
  /** Steps in words, for checks that no form is needed for. */
  given: string[]
  actions: string[]
  /** Requirements that it tests beside its own. */
  alsoTests: string[]
}
