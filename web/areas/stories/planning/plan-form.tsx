import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { count } from '../../../parts/amounts.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { plan as texts } from '../../../texts/en/stories-planning.ts'
import type { Sprint } from '../parts/story.ts'
import type { Stories } from '../parts/use-stories.ts'
import type { Asked, OfSprint, SprintPlan } from './of-sprint.ts'
import { Plan } from './plan.tsx'
import { saveSprint } from './sprint-acts.tsx'

interface PlanFormProps extends Omit<OfSprint, 'mayWrite'> {
  stories: Stories
}

/** Plans a sprint: first to look at, then to assign. */
export function PlanForm({ project, sprint, sprints, stories }: PlanFormProps) {
  const made = useSignal<{ plan: SprintPlan; asked: Asked; isChanged: boolean } | null>(null)
  async function send({ velocity, context }: Values) {
    const asked: Asked = {
      sprintId: sprint.sprintId,
      ...(velocity && { velocity: Number(velocity) }),
      ...(context && { context }),
    }
    const plan = await call('POST /api/pm/sprints/{sprintId}/plan', asked)
    made.value = { plan, asked, isChanged: false }
    announce(texts.room(count(plan.totalPoints), count(plan.velocity)))
  }
  async function assign() {
    if (!made.value) return
    const { asked, plan: seen } = made.value
    const plan = await call('POST /api/pm/sprints/{sprintId}/plan', { ...asked, autoAssign: true })
    made.value = { plan, asked, isChanged: !isSame(plan, seen) }
    await sprintNow(sprint, sprints.put)
    void stories.again()
  }
  return (
    <section class="panel" aria-labelledby="plan-of-sprint">
      <h2 id="plan-of-sprint">{texts.title}</h2>
      <Form
        action={made.value ? texts.again : texts.plan}
        busy={texts.planning}
        kind={made.value ? 'plain' : 'primary'}
        label={texts.title}
        send={send}
      >
        <div class="plan-fields">
          <Field
            label={texts.velocity}
            name="velocity"
            type="number"
            inputMode="numeric"
            min={0}
            max={10_000}
            hint={texts.velocityHint}
            {...(sprint.velocity !== null && { placeholder: String(sprint.velocity) })}
          />
          <Field label={texts.context} name="context" lines={2} maxLength={5000} hint={texts.contextHint} />
        </div>
      </Form>
      {made.value && (
        <Plan
          projectId={project.projectId}
          plan={made.value.plan}
          isChanged={made.value.isChanged}
          stories={stories.all.value ?? []}
          assign={assign}
        />
      )}
    </section>
  )
}

const idsOf = ({ selected }: SprintPlan) => selected.map(({ storyId }) => storyId).join()
const isSame = (one: SprintPlan, other: SprintPlan) => idsOf(one) === idsOf(other)

/** Reads what the sprint has become, and says so with a way back to what was in it. */
async function sprintNow(before: Sprint, put: (sprint: Sprint) => void) {
  const { sprintId, storyIds, name } = before
  const now = await call('GET /api/pm/sprints/{sprintId}', { sprintId })
  put(now)
  toast(texts.assigned(name), { undo: async () => put(await saveSprint(now, { storyIds })) })
}
