import { call } from '../../../client/call.ts'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Copyable } from '../../../parts/copyable.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { useRead } from '../../../parts/read.ts'
import { Linking } from '../../../parts/sentence.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { sharing as texts } from '../../../texts/en/analytics-owners.ts'
import type { OfWebsite } from '../parts/website-page.tsx'

/** Who sees a website: a team of the organization, and whoever has its link. */
export const Sharing = (of: OfWebsite) => (
  <section class="panel" aria-labelledby="website-sharing">
    <h2 id="website-sharing">{texts.title}</h2>
    <ForWhom {...of} />
    <Link {...of} />
  </section>
)

function ForWhom({ website: { id, organizationId, teamId }, opened }: OfWebsite) {
  const { reading, again } = useRead(
    () => call('GET /api/teams', { ...(organizationId && { organizationId }), limit: 200 }),
    [organizationId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const { teams } = now.value
  if (teams.length === 0)
    return (
      <p class="muted">
        <Linking words={texts.noTeams} to="/settings#teams" />
      </p>
    )
  async function send({ teamId: chosen }: Values) {
    opened.put(await call('PATCH /api/websites/{websiteId}', { websiteId: id, teamId: chosen ?? null }))
    toast(texts.saved)
  }
  const options = [['', texts.everybody] as const, ...teams.map((team) => [team.teamId, team.name] as const)]
  return (
    <Form key={teamId ?? ''} action={texts.save} busy={texts.saving} send={send}>
      <Field label={texts.team} name="teamId" hint={texts.teamHint} value={teamId ?? ''} options={options} />
    </Form>
  )
}

function Link({ website: { id, shareId }, opened }: OfWebsite) {
  async function change(to: true | null, said: string) {
    opened.put(await call('PATCH /api/websites/{websiteId}', { websiteId: id, shareId: to }))
    toast(said)
  }
  async function ending(to: true | null, question: { title: string; action: string }, said: string) {
    if (await confirmed({ ...question, text: texts.endsAtOnce })) await change(to, said)
  }
  return (
    <>
      <h3>{texts.link}</h3>
      <p class="muted">{shareId === null ? texts.notShared : texts.shared}</p>
      {shareId === null ? (
        <p class="actions">
          <Button act={() => change(true, texts.made)} busy={texts.saving}>
            {texts.share}
          </Button>
        </p>
      ) : (
        <>
          <Copyable name={texts.linkName} text={`${location.origin}/share/${shareId}`} />
          <p class="actions">
            <a class="button plain" href={`/share/${shareId}`}>
              {texts.look}
            </a>
            <Button act={() => ending(true, texts.renewing, texts.made)}>{texts.renewing.action}</Button>
            <Button kind="danger" act={() => ending(null, texts.ending, texts.ended)}>
              {texts.ending.action}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
