import { accounts } from '@vitrina/contract/accounts';
import { type Binding, bind } from '../../http/bind.ts';
import { changePassword } from './change-password.ts';
import { checkSignupLink, confirmSignup, type SignupHooks, type SignupRules } from './confirm-signup.ts';
import { checkPasswordLink, forgottenPassword, newPassword } from './forgotten-password.ts';
import { eraseAccount, type OnErase } from './erase-account.ts';
import { exportAccount, type Holding } from './export-account.ts';
import { getProfile, updateProfile } from './profile.ts';
import { type FindBuyer, quickSignUp } from './quick-sign-up.ts';
import { closeSessions, listSessions } from './sessions.ts';
import { requestLoginLink, checkLoginLink, useLoginLink } from './login-link.ts';
import { proveByPassword } from './recent-authentication.ts';
import { signUp } from './sign-up.ts';
import type { Tokens } from './tokens.ts';

export interface AccountHooks extends SignupHooks {
  findBuyer: FindBuyer;
  /** Exporters of the customer's data in other modules. */
  holdings: readonly Holding[];
  /** Erases data that do not reference the account, before the account is deleted. */
  onErase: OnErase;
}

export const accountRoutes = (tokens: Tokens, hooks: AccountHooks, rules: SignupRules): Binding[] => [
  bind(accounts.signup, signUp),
  bind(accounts.quickSignup, quickSignUp(hooks.findBuyer)),
  bind(accounts.signupConfirmCheck, checkSignupLink(rules, hooks)),
  bind(accounts.signupConfirm, confirmSignup(tokens, hooks, rules)),
  bind(accounts.forgottenPassword, forgottenPassword),
  bind(accounts.forgottenPasswordApi, forgottenPassword),
  bind(accounts.forgottenPasswordCheck, checkPasswordLink),
  bind(accounts.newPassword, newPassword),
  bind(accounts.loginLink, requestLoginLink),
  bind(accounts.loginLinkCheck, checkLoginLink),
  bind(accounts.loginLinkUse, useLoginLink(tokens, hooks)),
  bind(accounts.prove, proveByPassword),
  bind(accounts.changePassword, changePassword(tokens, hooks)),
  bind(accounts.profile, getProfile),
  bind(accounts.profileUpdate, updateProfile),
  bind(accounts.sessions, listSessions),
  bind(accounts.closeSessions, closeSessions),
  bind(accounts.exportData, exportAccount(hooks.holdings)),
  bind(accounts.erase, eraseAccount(tokens, hooks)),
];
