/** `npm run openapi`: writes the page of the calls anew, for programs that read it without starting anything. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asText } from '@recruit/contract/openapi/json-text'
import { openApi } from '@recruit/contract/openapi/openapi'
import { root } from '../paths.ts'

const file = 'infra/contract/openapi.json'
writeFileSync(join(root, file), `${asText(openApi())}\n`)
console.log(`Written: ${file}`)
