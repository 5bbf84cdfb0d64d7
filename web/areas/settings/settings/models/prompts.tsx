import { useState } from 'preact/hooks'
import { type Output, call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { changedOf } from '../../../../parts/form.tsx'
import { Given } from '../../../../parts/given.tsx'
import { Around } from '../../../../parts/sentence.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { Entry, Panel, Rows } from '../../../../parts/rows.tsx'
import { type Pages, usePages } from '../../../../parts/use-pages.ts'
import { PromptForm, heededBy } from './prompt-form.tsx'

const texts = all.models
const path = 'api/organizations/{organizationId}-prefs/custom-prompts' as const
type Prompt = Output<`GET /${typeof path}`>['prompts'][number]

/** Panels for what an organization tells its models beside their task. */
export function Prompts({ organizationId, mayChange }: { organizationId: string; mayChange: boolean }) {
  const list = usePages(
    async (from) => {
      const { prompts, nextCursor } = await call(`GET /${path}`, { organizationId, ...from })
      return { items: prompts, nextCursor }
    },
    [organizationId],
  )
  return (
    <>
      {mayChange && (
        <Panel title={texts.newPrompt}>
          <PromptForm
            action={texts.add}
            save={async ({ name = '', content = '', category }, form) => {
              await call(`POST /${path}`, { organizationId, name, content, category: category ?? null })
              form.reset()
              announce(texts.added)
              await list.refresh()
            }}
          />
        </Panel>
      )}
      <Panel title={texts.prompts}>
        <Rows list={list} empty={texts.noPrompts}>
          {(prompt) => (
            <PromptRow
              key={prompt.promptId}
              prompt={prompt}
              organizationId={organizationId}
              list={list}
              mayChange={mayChange}
            />
          )}
        </Rows>
      </Panel>
    </>
  )
}

interface RowProps {
  prompt: Prompt
  organizationId: string
  list: Pages<Prompt>
  mayChange: boolean
}

function PromptRow({ prompt, organizationId, list, mayChange }: RowProps) {
  const { promptId, name, content, category } = prompt
  const [isOpen, setOpen] = useState(false)
  async function remove() {
    const text = (
      <Around words={texts.deleteText}>
        <Given>{name}</Given>
      </Around>
    )
    if (!(await confirmed({ title: texts.deleteTitle, text, action: texts.deleteAction }))) return
    await call(`DELETE /${path}/{promptId}`, { organizationId, promptId })
    announce(texts.deleted)
    await list.refresh()
  }
  const acts = mayChange && (
    <>
      <Button small act={() => setOpen(!isOpen)} expanded={isOpen} label={texts.editOne(name)}>
        {texts.edit}
      </Button>
      <Button small kind="danger" act={remove} label={texts.deleteOne(name)}>
        {texts.delete}
      </Button>
    </>
  )
  return (
    <Entry
      what={<Given>{name}</Given>}
      more={
        <>
          <Given>{heededBy(category)}</Given> ·{' '}
          <Given>{content.length > 200 ? `${content.slice(0, 200)}…` : content}</Given>
        </>
      }
      acts={acts}
    >
      {isOpen && (
        <div class="inside">
          <PromptForm
            prompt={prompt}
            isOpened
            action={texts.savePrompt}
            save={async (values, form) => {
              const changed = changedOf(form, values)
              await call(`PATCH /${path}/{promptId}`, { organizationId, promptId, ...changed })
              announce(all.saved)
              setOpen(false)
              await list.refresh()
            }}
          />
        </div>
      )}
    </Entry>
  )
}
