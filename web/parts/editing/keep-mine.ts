import { texts } from '../../texts/en/editing.ts'
import { confirmed } from '../confirm.tsx'

interface Versions {
  /** What the field is called, or the record whose status it is. */
  name: string
  mine: string
  theirs: string
}

/** Asks which version of a choice shall stand, where somebody else was faster; true for one's own. */
export const keepMine = ({ name, mine, theirs }: Versions): Promise<boolean> =>
  confirmed({
    title: texts.faster(name),
    text: texts.both(theirs, mine),
    action: texts.saveMine,
    keep: texts.keepTheirs,
  })
