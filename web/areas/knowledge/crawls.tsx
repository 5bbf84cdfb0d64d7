import { Together } from '../../parts/together.tsx'
import { texts } from '../../texts/en/crawls.ts'
import { Crawls } from './crawls/crawls.tsx'
import { BasePage } from './parts/base-page.tsx'

export const Page = () => (
  <BasePage title={texts.title}>
    {(of) => (
      <Together>
        <Crawls {...of} />
      </Together>
    )}
  </BasePage>
)
