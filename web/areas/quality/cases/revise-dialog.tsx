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
import { toggled } from '../../../parts/toggled.ts'
import { RevisedCases } from './revised-cases.tsx'

const route = 'POST /api/qa/test-cases/revise'
type Proposal = Output<typeof route>

const keys = repeatKeys()
/** Of one message; for more it is about all cases of the project. */
const mostCases = 200

/** The changes that a message proposes, and which of them are left out. */
function useProposal({ project: { projectId }, cases, close, renew }: DialogProps) {
  const message = useSignal('')
  const proposal = useSignal<Proposal | null>(null)
  const leftOut = useSignal<ReadonlySet<string>>(new Set())
  const selection = cases.length <= mostCases && { testCaseIds: cases.map(({ id }) => id) }
  const wanted = proposal.value?.changes.filter(({ id }) => !leftOut.value.has(id)) ?? []
  async function ask(values: Values) {
    message.value = values['message'] ?? ''
    leftOut.value = new Set()
    proposal.value = await call(route, { projectId, message: message.peek(), ...selection })
  }
  async function apply() {
    const changes = wanted.map(({ id, updatedAt, after }) => ({
      id,
      ...(updatedAt && { updatedAt }),
      ...(after && { after }),
    }))
    const input = { projectId, message: message.peek(), ...selection, changes }
    await call(route, input, { idempotencyKey: keys.keyFor(input) })
    keys.renew()
    proposal.value = null
    close()
    toast(say.applied(changes.length))
    await renew()
  }
  const toggle = (id: string) => (leftOut.value = toggled(leftOut.peek(), id))
  return { proposal: proposal.value, leftOut: leftOut.value, wanted, ask, apply, toggle }
}

/** The dialog that changes cases by a message: it shows a proposal first, and stores what is accepted. */
export function Dialog(props: DialogProps) {
  const { isOpen, close, cases, isChosen } = props
  const { proposal, leftOut, wanted, ask, apply, toggle } = useProposal(props)
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
          <RevisedCases changes={proposal.changes} leftOut={leftOut} toggle={toggle} />
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
