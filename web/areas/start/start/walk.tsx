import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/start.ts'
import { type Demo, findDemo } from './find-demo.ts'
import { NoDemo } from './no-demo.tsx'
import { stepsOf } from './steps.ts'

/** Five things to look at in the demo, and its end. */
export function Walk({ organization: { organizationId, role } }: { organization: OrganizationChoice }) {
  const { reading, again } = useRead(() => findDemo(organizationId), [organizationId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const steps = stepsOf(now.value)
  if (steps.length === 0) return <NoDemo />
  return (
    <>
      <p class="lead">{texts.lead}</p>
      <ol class="walk">
        {steps.map(({ title, text, links: [first, ...others] }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <p class="actions">
              {first && (
                <a class="button primary" href={first.href}>
                  {first.text}
                </a>
              )}
              {others.map((link) => (
                <a key={link.href} href={link.href}>
                  {link.text}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ol>
      {may(role, 'admin') && <Removal demo={now.value} removed={again} />}
    </>
  )
}

function Removal({ demo, removed }: { demo: Demo; removed: () => Promise<void> }) {
  async function remove() {
    if (!(await confirmed({ title: texts.removeTitle, text: texts.removeText, action: texts.remove }))) return
    const { projectId, kbId, websiteId } = demo
    if (projectId) await call('DELETE /api/projects/{projectId}', { projectId })
    if (kbId) await call('DELETE /api/knowledge-bases/{id}', { id: kbId })
    if (websiteId) await call('DELETE /api/websites/{websiteId}', { websiteId })
    await removed()
    announce(texts.removed)
  }
  return (
    <section class="walk-end" aria-labelledby="end">
      <h2 id="end">{texts.endTitle}</h2>
      <p>{texts.endText}</p>
      <p class="actions">
        <Button kind="danger" act={remove} busy={texts.removing}>
          {texts.remove}
        </Button>
      </p>
    </section>
  )
}
