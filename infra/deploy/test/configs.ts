import { readGatewayConfig } from '../../../gateway/src/config.ts'
import { applicantsConfig } from '../../../services/applicants/src/config.ts'
import { deliveryConfig } from '../../../services/applicants/src/messages/delivering/delivery-config.ts'
import { authConfig } from '../../../services/auth/src/config.ts'
import { settingsConfig } from '../../../services/settings/src/config.ts'

/** How each program reads its environment. An invalid one ends the process, and a test with it. */
export const configOf = {
  gateway: readGatewayConfig,
  applicants: applicantsConfig,
  delivery: deliveryConfig,
  settings: settingsConfig,
  auth: authConfig,
}
