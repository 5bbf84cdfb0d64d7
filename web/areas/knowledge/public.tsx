import { useRoute } from 'preact-iso'
import { call } from '../../client/call.ts'
import { Ask } from '../../parts/ask/ask.tsx'
import { LongText } from '../../parts/long-text.tsx'
import { isGone } from '../../client/refusal.ts'
import { useRead } from '../../parts/read.ts'
import { Failed, Loading } from '../../parts/states.tsx'
import { useTitle } from '../../parts/title.ts'
import { publicBase as texts, texts as words } from '../../texts/en/knowledge.ts'
import './public/public.css'
import { NotThere } from '../../parts/not-there.tsx'

/** A knowledge base that anybody may ask. */
export function Page() {
  const { slug = '' } = useRoute().params
  const { reading, again } = useRead(() => call('GET /api/public/kb/{kbId}', { kbId: slug }), [slug])
  const now = reading.value
  useTitle(now.state === 'ready' ? now.value.name : undefined)
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return isGone(now.error) ? (
      <Gone />
    ) : (
      <>
        <h1>{texts.title}</h1>
        <Failed error={now.error} retry={again} />
      </>
    )
  const { kbId, name, description, fileCount } = now.value
  return (
    <div class="public-base">
      <h1 dir="auto">{name}</h1>
      {description && <LongText text={description} />}
      <p class="muted">{texts.asks(words.files(fileCount))}</p>
      <Ask key={kbId} to={{ address: `/api/public/kb/${kbId}/search`, field: 'question' }} />
    </div>
  )
}

const Gone = () => <NotThere title={texts.gone} hint={texts.goneHint} />
