import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useMutation } from "@tanstack/react-query";
import { sessionRoutes } from "../../contract/operator/session.ts";
import { languages } from "../../domain/language.ts";
import { call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { choose, type Theme, themes, useDevice } from "../device.ts";
import { KeyHint } from "../keyboard/KeyHint.tsx";
import { destinationsFor, isAt } from "../destinations.ts";
import { forgetStored, unsentParcels } from "../packing/stored.ts";
import { forgetSession, queryClient, sessionKey } from "../queries.ts";
import { enter, useSession } from "../session.ts";
import { useCount, useText } from "../text.ts";
import "./person-menu.css";

/** Who is signed in, and what is theirs: language, light, keys, and the way out. */
export function PersonMenu({ onKeys }: { onKeys: () => void }) {
  const t = useText();
  const { person, permissions } = useSession();
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const isAside = destinationsFor(permissions).some((one) => one.aside && isAt(one, path));
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeBeside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    return () => document.removeEventListener("pointerdown", closeBeside);
  }, [open]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  // The menu goes as they come: the focus is to come back to what is still there.
  const showKeys = () => {
    setOpen(false);
    button.current?.focus();
    onKeys();
  };
  return (
    <div className="person" ref={menu} onKeyDown={closeOnEscape}>
      {open && <Menu onKeys={showKeys} onLeave={() => setOpen(false)} />}
      <button
        type="button"
        ref={button}
        className={isAside ? "person-button person-here" : "person-button"}
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      >
        <span className="person-name">{person.name}</span>
        <span className="person-role">{t(`OFFICE_ROLE_${person.role.toUpperCase()}`)}</span>
        <KeyHint name="keyList" />
      </button>
    </div>
  );
}

function Menu({ onKeys, onLeave }: { onKeys: () => void; onLeave: () => void }) {
  const t = useText();
  const { person, permissions } = useSession();
  const count = useCount();
  const theme = useDevice((device) => device.theme);
  const language = useMutation({
    mutationFn: async (lanCode: string) => {
      const chosen = languages.find((one) => one.lanCode === lanCode) ?? languages[0];
      choose({ lanCode: chosen.lanCode });
      await enter(await call(sessionRoutes.changeLanguage, { body: { language: chosen.lanCode } }));
      // Names of methods, countries and goods were read in the language before.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
  const [unsent, setUnsent] = useState(0);
  const signOut = useMutation({
    mutationFn: async () => {
      const waiting = unsent > 0 ? 0 : await unsentParcels();
      setUnsent(waiting);
      if (waiting > 0) return;
      await call(sessionRoutes.signOut);
      await forgetStored({ exceptActs: false });
      forgetSession();
    },
  });
  return (
    <div className="person-menu">
      <p className="mute">{person.email}</p>
      <div className="person-destinations">
        {destinationsFor(permissions)
          .filter(({ aside }) => aside)
          .map(({ path, title }) => (
            <Link key={path} href={path} className={actClass()} onClick={onLeave}>
              {t(title)}
            </Link>
          ))}
      </div>
      <label className="field">
        <span className="field-label">{t("OFFICE_LANGUAGE")}</span>
        <select
          className="input"
          value={person.language}
          onChange={(event) => language.mutate(event.currentTarget.value)}
        >
          {languages.map(({ lanCode, name, tag }) => (
            <option key={lanCode} value={lanCode} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="field-label">{t("OFFICE_THEME")}</span>
        <select
          className="input"
          value={theme}
          onChange={(event) => choose({ theme: event.currentTarget.value as Theme })}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`OFFICE_THEME_${one.toUpperCase()}`)}
            </option>
          ))}
        </select>
      </label>
      <Act kind="plain" keyName="keyList" onClick={onKeys}>
        {t("OFFICE_KEYS")}
      </Act>
      {unsent > 0 && <p role="alert">{count("OFFICE_PACKING_UNSENT", unsent)}</p>}
      <Act kind="plain" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t("OFFICE_SIGN_OUT")}
      </Act>
      <Refused error={language.error ?? signOut.error} />
    </div>
  );
}
