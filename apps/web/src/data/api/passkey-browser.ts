/** Whether this page can use passkeys: browsers have them over https and at names, never at bare addresses. */
export const canUsePasskeys = (): boolean => {
  const { hostname } = window.location;
  return "PublicKeyCredential" in window && window.isSecureContext && !/^[\d.]+$|:/.test(hostname);
};

/** Loaded only when a passkey is used. */
export const webAuthn = () => import("@simplewebauthn/browser");
