import { call } from '../../../client/call.ts'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { announce } from '../../../parts/announce.tsx'
import { texts } from '../../../texts/en/crawls.ts'
import { type Crawl, addressOf, patternsOf } from './types.ts'

interface StartFormProps {
  kbId: string
  started: () => Promise<void>
}

/** Where a crawl starts, and what else is decided of it; most people need the address alone. */
export function StartForm({ kbId: id, started }: StartFormProps) {
  async function send({ url = '', maxPages, maxDepth, include, exclude, schedule }: Values) {
    const [taken, left] = [patternsOf(include), patternsOf(exclude)]
    await call('POST /api/knowledge-bases/{id}/crawl', {
      id,
      url: addressOf(url),
      ...(maxPages && { maxPages: Number(maxPages) }),
      ...(maxDepth && { maxDepth: Number(maxDepth) }),
      ...(taken && { include: taken }),
      ...(left && { exclude: left }),
      ...(schedule && { schedule: schedule as Crawl['schedule'] }),
    })
    announce(texts.started(url))
    await started()
  }
  return (
    <section class="panel" aria-labelledby="crawl-start">
      <h2 id="crawl-start">{texts.startTitle}</h2>
      <Form action={texts.start} busy={texts.starting} send={send}>
        <Field
          label={texts.url}
          name="url"
          hint={texts.urlHint}
          inputMode="url"
          autocomplete="url"
          dir="ltr"
          maxLength={2000}
          required
        />
        <details>
          <summary>{texts.more}</summary>
          <Field label={texts.maxPages} name="maxPages" type="number" min={1} inputMode="numeric" />
          <Field label={texts.maxDepth} name="maxDepth" type="number" min={0} max={100} inputMode="numeric" />
          <Field label={texts.include} name="include" hint={texts.includeHint} lines={2} />
          <Field label={texts.exclude} name="exclude" hint={texts.excludeHint} lines={2} />
          <Field
            label={texts.schedule}
            name="schedule"
            options={texts.schedules}
            hint={texts.scheduleHint}
            value=""
          />
        </details>
      </Form>
    </section>
  )
}
