import type { PageControl, PageInventory } from '../schema.ts'
import type { FieldKind } from '../../prose-steps/in-page/shapes.ts'

/** How a control may make others appear: what it is, or what it says that it opens. */
export type HandleWay = 'tab' | 'select' | 'radio' | 'tick' | 'disclosure' | 'opener' | 'plain'

/** A control that may make others appear when somebody acts on it. */
export interface Handle {
  /** Which of the controls of the inventory it is. */
  at: number
  /** The number by which the page holds its element. */
  id: number
  kind: FieldKind
  way: HandleWay
  /** All that the control says of itself, to people and to assistive technology, to be searched for words of danger. */
  words: string
  /** It is selected, ticked or open now. */
  isOn: boolean
  /** How many hidden or disabled controls stand in what it says that it opens. */
  holds: number
  /** Of a select: what else can be chosen in it. */
  choices?: string[]
  /** Of a select: what is chosen in it, where its words mean one option alone. */
  chosen?: string
}

/** A page as it stands at one moment. */
export interface SeenPage {
  inventory: PageInventory
  handles: Handle[]
  /** Dialogs and popovers that are there and closed. */
  closedLayers: number
}

export type SeenControl = Omit<PageControl, 'revealedBy'>
