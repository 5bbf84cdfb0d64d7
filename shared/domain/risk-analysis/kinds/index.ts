import { access } from './access.ts'
import { confidentiality } from './confidentiality.ts'
import { integrity } from './integrity.ts'
import type { RiskKind } from './kind.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { running } from './running.ts'
import { work } from './work.ts'

/** All kinds of risk, each once: an analysis has at most one risk of each. */
export const riskKinds: readonly RiskKind[] = [
  ...people,
  ...confidentiality,
  ...integrity,
  ...money,
  ...access,
  ...running,
  ...work,
]

/** The kind that the text itself raises, by what it leaves open. */
export const unclear = 'unclear-requirement'
