import type { ControlKind } from '../../requirements/facts/inventory/control-fact.ts'
import type { OpeningState } from '../../requirements/facts/opening/opening-fact.ts'
import type { ItemBase } from './form-items.ts'
import type { Origin } from './forms.ts'

/** One thing that the page shows, or one state that it has, before anybody has done anything. */
export interface OpenedPart extends Origin {
  id: string
  is: { kind: 'control'; control: ControlKind; name: string } | { kind: 'state'; state: OpeningState }
  /** Not as it opens: after an input was changed by this step and the button that starts over was clicked. */
  restored?: { step: string; button: string }
  /** Where the page is, when the text says so. */
  address?: string
}

/** The opened page shows one of its parts. */
export interface OpenedItem extends ItemBase {
  kind: 'opened'
  partId: string
}
