#!/usr/bin/env bash
# Puts the keys that the release workflow was given into the system's own store, and names them to the steps after it.
# Without keys it does nothing. Secrets come as variables and go through files and pipes, never onto a command line
# that other programs could list, where the system's tools allow it.
set -euo pipefail
umask 077

tell() { echo "$1=$2" >> "$GITHUB_ENV"; }

case "$1" in
windows)
    if [[ -z "${WINDOWS_CERTIFICATE:-}" ]]; then exit 0; fi
    base64 --decode <<< "$WINDOWS_CERTIFICATE" > "$RUNNER_TEMP/certificate.pfx"
    # PowerShell reads the password from the environment; the store then signs by the thumbprint alone.
    # shellcheck disable=SC2016  # the dollars are PowerShell's
    thumbprint="$(powershell -NoProfile -Command '
        Set-Variable ErrorActionPreference Stop
        $password = ConvertTo-SecureString $env:WINDOWS_PASSWORD -AsPlainText -Force
        $file = Join-Path $env:RUNNER_TEMP certificate.pfx
        (Import-PfxCertificate $file -CertStoreLocation Cert:\CurrentUser\My -Password $password).Thumbprint')"
    rm "$RUNNER_TEMP/certificate.pfx"
    thumbprint="${thumbprint//[$'\r\n ']/}"
    # Without one the release would go on unsigned, and nobody would know.
    if [[ -z "$thumbprint" ]]; then echo "The certificate could not be read." >&2; exit 1; fi
    tell DIALPROOF_CERTIFICATE "$thumbprint"
    # signtool comes with the Windows kit, which is on nobody's PATH; the newest one is taken.
    kit="$(printf '%s\n' "/c/Program Files (x86)/Windows Kits/10/bin"/10.*/x64 | sort -V | tail -n 1)"
    cygpath -w "$kit" >> "$GITHUB_PATH"
    ;;
macos)
    if [[ -z "${MACOS_CERTIFICATE:-}" ]]; then exit 0; fi
    base64 --decode <<< "$MACOS_CERTIFICATE" > "$RUNNER_TEMP/certificate.p12"
    keychain="$RUNNER_TEMP/signing.keychain-db"
    # A keychain of its own with a password that nobody needs to know; `security` takes it as an argument only.
    password="$(uuidgen)"
    security create-keychain -p "$password" "$keychain"
    # Not locked again while the build runs.
    security set-keychain-settings -lut 7200 "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    security import "$RUNNER_TEMP/certificate.p12" -k "$keychain" -f pkcs12 -P "$MACOS_PASSWORD" -T /usr/bin/codesign
    rm "$RUNNER_TEMP/certificate.p12"
    # codesign may use the key without a window that asks.
    security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
    security list-keychains -d user -s "$keychain" login.keychain-db
    identity="$(security find-identity -v -p codesigning "$keychain" \
        | sed -n '/Developer ID Application/{s/.*"\(.*\)"/\1/p;q;}')"
    # A certificate of another kind would make a program that no other machine opens.
    if [[ -z "$identity" ]]; then echo "There is no Developer ID Application certificate in it." >&2; exit 1; fi
    tell DIALPROOF_CODESIGN_IDENTITY "$identity"
    if [[ -z "${NOTARY_KEY:-}" ]]; then exit 0; fi
    printf '%s\n' "$NOTARY_KEY" > "$RUNNER_TEMP/notary.p8"
    tell DIALPROOF_NOTARY_KEY "$RUNNER_TEMP/notary.p8"
    tell DIALPROOF_NOTARY_KEY_ID "$NOTARY_KEY_ID"
    tell DIALPROOF_NOTARY_ISSUER "$NOTARY_ISSUER"
    ;;
*)
    # Linux packages are checked by their checksums, and by whoever puts them into a repository.
    ;;
esac
