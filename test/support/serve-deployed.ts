import { buildWeb } from '../../scripts/build-web.mjs'
import { startDeployedProduct } from './deployed-product.ts'

// The deployed product of many files, in a process that ends with whoever started it. Tells where it listens.
await buildWeb()
const product = await startDeployedProduct({
  vars: { OWN_HOSTS: 'own.example' },
  flags: process.argv.slice(2),
})
process.on('disconnect', () => void product.close().finally(() => process.exit(0)))
process.send?.(product.origin)
