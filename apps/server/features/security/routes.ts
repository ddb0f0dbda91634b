import { currentId } from './current-id.ts'
import { isPlayerExist } from './is-player-exist.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { registerTrial } from './register-trial.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { setMailOrPhone } from './set-mail-or-phone.ts'
import { setName } from './set-name.ts'
import { setPassword } from './set-password.ts'

export const securityRoutes = [
  registerTrial,
  register,
  login,
  logout,
  setName,
  setMailOrPhone,
  setPassword,
  isPlayerExist,
  currentId,
  listSessions,
  endSession,
  endOtherSessions,
]
