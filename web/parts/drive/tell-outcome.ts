import { texts } from '../../texts/en/drive.ts'
import { toast } from '../toasts.tsx'
import { outcomeIn } from './connection.ts'

/** Says once what became of the way to the vendor: a page that is opened again tells nothing of it. */
export function tellOutcome(): void {
  const outcome = outcomeIn(location.search)
  if (outcome === null) return
  history.replaceState(history.state, '', location.pathname + location.hash)
  toast(texts.outcome[outcome], { kind: outcome === 'connected' ? 'note' : 'fault' })
}
