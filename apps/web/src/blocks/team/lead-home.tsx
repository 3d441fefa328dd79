import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";

/** Redirects to home from a screen without content, and shows why. */
export const LeadHome = ({ why }: { readonly why: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    toast.warning(why);
    void navigate(pathTo("home"), { replace: true });
  }, [navigate, why]);
  return null;
};
