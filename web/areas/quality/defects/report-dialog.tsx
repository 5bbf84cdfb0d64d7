import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { Given } from '../../../parts/given.tsx'
import { Modal } from '../../../parts/modal.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { useRead } from '../../../parts/read.ts'
import { defect as fields, reporting as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions, storyOptions, memberOptions } from '../parts/choice.tsx'
import { defectHref } from '../parts/links.tsx'
import { casePriorities, oneOf, severities } from '../parts/types.ts'
import { useStories, useTeam } from '../parts/use-known.ts'

interface ReportDialogProps {
  isOpen: boolean
  close: () => void
  project: Project
  /** The case that shows it, where one comes from there. */
  testCaseId: string | undefined
}

const keys = repeatKeys()

/** A defect that somebody has found. */
export function ReportDialog({ isOpen, close, project, testCaseId }: ReportDialogProps) {
  const { projectId, organizationId } = project
  const { route } = useLocation()
  const testCase = useCase(testCaseId)
  async function send(values: Values) {
    const { title = '', description = '', steps = '', severity, priority, story, assignee } = values
    const made = {
      projectId,
      organizationId,
      title,
      description,
      stepsToReproduce: steps,
      severity: oneOf(severities, severity) ?? 'minor',
      priority: oneOf(casePriorities, priority) ?? 'medium',
      storyId: story ?? testCase?.storyId ?? null,
      testCaseId: testCase?.id ?? null,
      assignee: assignee ?? null,
    }
    const { defectId } = await call('POST /api/qa/defects', made, { idempotencyKey: keys.keyFor(made) })
    keys.renew()
    close()
    route(defectHref(projectId, defectId))
  }
  return (
    <Modal title={texts.title} isOpen={isOpen} close={close} isWide>
      {testCase && (
        <p class="hint">
          {texts.testCase}: #{testCase.number} <Given>{testCase.title}</Given>
        </p>
      )}
      <Form
        action={texts.send}
        busy={texts.sending}
        send={send}
        faults={{ 'stories.not_found': 'story' }}
        beside={<Button act={close}>{words.cancel}</Button>}
      >
        <Field
          label={texts.name}
          name="title"
          placeholder={texts.nameExample}
          autocomplete="off"
          dir="auto"
          maxLength={300}
          required
        />
        <Field label={texts.description} name="description" lines={3} maxLength={10_000} />
        <Field label={texts.steps} name="steps" lines={3} maxLength={10_000} />
        <Sorting projectId={projectId} organizationId={organizationId} />
      </Form>
    </Modal>
  )
}

function useCase(testCaseId: string | undefined) {
  const now = useRead(
    async () => (testCaseId ? call('GET /api/qa/test-cases/{testCaseId}', { testCaseId }) : null),
    [testCaseId],
  ).reading.value
  return now.state === 'ready' ? now.value : null
}

function Sorting({ projectId, organizationId }: { projectId: string; organizationId: string }) {
  const stories = useStories(projectId)
  const team = useTeam(organizationId)
  const names = fields.fields
  return (
    <div class="pair">
      <Field
        label={names['severity'] ?? ''}
        name="severity"
        options={namedOptions(severities, words.severities)}
        value="minor"
      />
      <Field
        label={names['priority'] ?? ''}
        name="priority"
        options={namedOptions(casePriorities, words.priorities)}
        value="medium"
      />
      <Field
        label={names['storyId'] ?? ''}
        name="story"
        options={[['', texts.noStory], ...storyOptions(stories)]}
      />
      <Field
        label={names['assignee'] ?? ''}
        name="assignee"
        options={[['', words.none], ...memberOptions(team)]}
      />
    </div>
  )
}
