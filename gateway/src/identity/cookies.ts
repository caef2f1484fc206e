import { APPLICANT_COOKIE_HOURS, DEVICE_COOKIE_DAYS } from '@recruit/contract/constants'
import { stringifySetCookie } from 'cookie'

/** With https a name that no other host or path of the domain can set. */
const named = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name)
export const sessionName = (secure: boolean) => named('session', secure)
export const applicantName = (secure: boolean) => named('applicant', secure)
export const staffDeviceName = (secure: boolean) => named('staff-device', secure)
export const applicantDeviceName = (secure: boolean) => named('applicant-device', secure)
/** HTTP clients look for this name by default; scripts read the cookie. */
export const XSRF_NAME = 'XSRF-TOKEN'
export const LANGUAGE_NAME = 'lang'

const common = { path: '/', sameSite: 'lax' } as const
const hidden = { ...common, httpOnly: true } as const

/** The cookie ends with the browser's session; Redis decides its lifetime. */
export const sessionCookie = (id: string, secure: boolean) =>
  stringifySetCookie({ name: sessionName(secure), value: id, ...hidden, secure })

export const endedSessionCookie = (secure: boolean) =>
  stringifySetCookie({ name: sessionName(secure), value: '', ...hidden, secure, maxAge: 0 })

export const applicantCookie = (token: string, secure: boolean) =>
  stringifySetCookie({
    name: applicantName(secure),
    value: token,
    ...hidden,
    secure,
    maxAge: APPLICANT_COOKIE_HOURS * 3600,
  })

export const endedApplicantCookie = (secure: boolean) =>
  stringifySetCookie({ name: applicantName(secure), value: '', ...hidden, secure, maxAge: 0 })

const deviceCookie = (name: string, token: string, secure: boolean) =>
  stringifySetCookie({ name, value: token, ...hidden, secure, maxAge: DEVICE_COOKIE_DAYS * 24 * 3600 })

export const staffDeviceCookie = (token: string, secure: boolean) =>
  deviceCookie(staffDeviceName(secure), token, secure)

export const applicantDeviceCookie = (token: string, secure: boolean) =>
  deviceCookie(applicantDeviceName(secure), token, secure)

export const endedApplicantDeviceCookie = (secure: boolean) =>
  stringifySetCookie({ name: applicantDeviceName(secure), value: '', ...hidden, secure, maxAge: 0 })

export const xsrfCookie = (token: string, secure: boolean) =>
  stringifySetCookie({ name: XSRF_NAME, value: token, ...common, secure })
