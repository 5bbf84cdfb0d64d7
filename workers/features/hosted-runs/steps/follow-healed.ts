import type {
  Check,
  PerformedAction,
  Target,
  TypedAction,
} from '../../../../shared/domain/prose-steps/types.ts'
import { callInPage } from './in-page-world.ts'
import { reveal } from './secrets.ts'
import type { StepRun } from './step-run.ts'

// What is said of a control. That something of a name or text is there, or not, is itself what is expected.
const ofControls = new Set<Check['kind']>([
  'assert_value',
  'assert_checked',
  'assert_enabled',
  'assert_focused',
  'assert_state',
  'assert_attribute',
])

/** An action as it was done: on the element that its target has become, where it has healed. */
export function asPerformed(run: StepRun, action: TypedAction, navigated: boolean): PerformedAction {
  const { renamed, healing } = run
  const done: PerformedAction = { ...action, ...(navigated ? { navigated } : {}) }
  run.renamed = undefined
  if (!renamed || !healing || !('target' in done) || !done.target || done.target.name === undefined)
    return done
  const named = done.target
  if (reveal(named, run.secrets).name !== renamed.named.name) return done
  return { ...done, target: renamed.target, healed: { named, healing } }
}

/**
 * Checks of the control that an action has healed to since the document was loaded, under the name that it has now: as long as nothing bears the old one. Only
 * a check that names its control as the action did follows it.
 */
export async function followHealed(run: StepRun, checks: readonly Check[]): Promise<Check[]> {
  const past = [...run.actionsSoFar, ...run.performed].toReversed()
  const document = past.findIndex(startsDocument)
  const healed = past.slice(0, document < 0 ? past.length : document).filter((action) => action.healed)
  return await Promise.all(
    checks.map(async (check) => {
      const { target } = check
      const action = target && ofControls.has(check.kind) && healed.find((one) => isSame(one, target))
      if (!action || !('target' in action) || !action.target) return check
      const now = reveal(action.target, run.secrets)
      if ((await statusOf(run, target)) !== 'missing' || (await statusOf(run, now)) !== 'found') return check
      run.healing ??= action.healed?.healing
      return { ...check, target: now }
    }),
  )
}

const startsDocument = ({ action, navigated }: PerformedAction): boolean =>
  navigated === true || ['goto', 'reload', 'go_back'].includes(action)

function isSame(action: PerformedAction, { role, name, nth, exact, within }: Target): boolean {
  const named = action.healed?.named
  if (!named || nth !== undefined || exact) return false
  const roles = [undefined, named.role, 'target' in action ? action.target?.role : undefined]
  return (
    name === named.name &&
    roles.includes(role) &&
    JSON.stringify(within ?? null) === JSON.stringify(named.within ?? null)
  )
}

async function statusOf(run: StepRun, target: Target) {
  return (await callInPage(run.page, run.deadlineMs, 'resolve', target, 'state')).status
}
