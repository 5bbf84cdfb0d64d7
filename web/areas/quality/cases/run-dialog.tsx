import { RunDialog } from '../../../parts/run/start/run-dialog.tsx'
import type { DialogProps } from './dialogs.tsx'

/** The chosen cases in hosted browsers. */
export const Dialog = ({ isOpen, close, project, cases }: DialogProps) => (
  <RunDialog isOpen={isOpen} close={close} project={project} cases={cases} />
)
