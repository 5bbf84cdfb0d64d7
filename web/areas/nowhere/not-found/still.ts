import { texts } from '../../../texts/en/nowhere.ts'

const [before, link, after] = texts.reference

export const still = `<div class="card">
          <h1>${texts.title}</h1>
          <p class="lead">${texts.lead}</p>
          <div class="actions"><a class="button primary" href="/">${texts.toStart}</a></div>
          <p class="aside">${before}<a href="/docs">${link}</a>${after}</p>
        </div>`
