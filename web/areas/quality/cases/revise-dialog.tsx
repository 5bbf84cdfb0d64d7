import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Modal } from '../../../parts/modal.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { revising as say } from '../../../texts/en/quality-cases.ts'
import { words } from '../../../texts/en/quality.ts'
import type { DialogProps } from './dialogs.tsx'
import { RevisedCases } from './revised-cases.tsx'

const route = 'POST /api/qa/test-cases/revise'
type Proposal = Output<typeof route>

const keys = repeatKeys()
/** Of what one message is about. */
const mostCases = 200

/** What a message would change, as long as it is not stored, and which of it shall not be. */
function useProposal({ project: { projectId }, cases, close, renew }: DialogProps) {
  const message = useSignal('')
  const proposal = useSignal<Proposal | null>(null)
  const left = useSignal<ReadonlySet<string>>(new Set())
  const named = cases.length <= mostCases && { testCaseIds: cases.map(({ id }) => id) }
  const wanted = proposal.value?.changes.filter(({ id }) => !left.value.has(id)) ?? []
  async function ask(values: Values) {
    message.value = values['message'] ?? ''
    left.value = new Set()
    proposal.value = await call(route, { projectId, message: message.peek(), ...named })
  }
  async function apply() {
    const changes = wanted.map(({ id, updatedAt, after }) => ({
      id,
      ...(updatedAt && { updatedAt }),
      ...(after && { after }),
    }))
    const input = { projectId, message: message.peek(), ...named, changes }
    await call(route, input, { idempotencyKey: keys.keyFor(input) })
    keys.renew()
    proposal.value = null
    close()
    toast(say.applied(changes.length))
    await renew()
  }
  function toggle(id: string) {
    const next = new Set(left.peek())
    if (!next.delete(id)) next.add(id)
    left.value = next
  }
  return { proposal: proposal.value, left: left.value, wanted, ask, apply, toggle }
}

/** Cases changed by a message: what would change is shown first, and stored once somebody says so. */
export function Dialog(props: DialogProps) {
  const { isOpen, close, cases, isChosen } = props
  const { proposal, left, wanted, ask, apply, toggle } = useProposal(props)
  return (
    <Modal title={say.title} isOpen={isOpen} close={close} isWide>
      <p class="hint">{say.about(cases.length, isChosen)}</p>
      <Form
        action={say.ask}
        busy={say.asking}
        send={ask}
        beside={<Button act={close}>{words.cancel}</Button>}
      >
        <Field
          label={say.message}
          name="message"
          placeholder={say.example}
          lines={2}
          maxLength={20_000}
          required
        />
      </Form>
      {proposal && (
        <section class="revised">
          <p dir="auto" role="status">
            {proposal.reply}
          </p>
          {proposal.changes.length === 0 && <p class="hint">{say.nothing}</p>}
          <RevisedCases changes={proposal.changes} left={left} toggle={toggle} />
          {wanted.length > 0 && (
            <Button kind="primary" act={apply} busy={say.applying}>
              {say.apply(wanted.length)}
            </Button>
          )}
        </section>
      )}
    </Modal>
  )
}
