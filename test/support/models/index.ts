import type { ModelFixture } from './fixture.ts'
import { freightSurcharge } from './freight-surcharge.ts'
import { hallPlan } from './hall-plan.ts'
import { leaveClaims } from './leave-claims.ts'
import { newsletterForm } from './newsletter-form.ts'
import { parcelDesk } from './parcel-desk.ts'
import { shoppingNotes } from './shopping-notes.ts'

export type { ModelFixture }
/** First texts as they should be read, written by hand. */
export const fixtures: ModelFixture[] = [
  hallPlan,
  newsletterForm,
  leaveClaims,
  freightSurcharge,
  parcelDesk,
  shoppingNotes,
]
